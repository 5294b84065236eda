//! What happened, in sentences; how long it is shown, and what it sounds like.

use super::words::{self, Say};
use crate::session::{SkipBehaviour, name};
use crate::sound::Sound;
use pentathlon_engine::games::olympikos::{Event, Owner};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// An event as a sentence.
pub fn narrate(event: &Event, players: &[Player]) -> Option<String> {
    let name = |seat: Seat| name(players, seat);
    let owner = |owner: Owner| match owner {
        Owner::Seat(seat) => name(seat),
        Owner::Rival(nation) => words::nation(nation).to_owned(),
    };
    Some(match *event {
        Event::TurnBegan { coach, controlled } => {
            let mut sentence = Say::TellTurn.with(&[("name", &name(coach))]);
            let names: Vec<String> = controlled.iter().map(name).collect();
            if !names.is_empty() {
                sentence.push(' ');
                sentence.push_str(&Say::TellControlled.with(&[("names", &names.join(", "))]));
            }
            sentence
        }
        Event::Laid { seat, medal, way, clue } => {
            let say = if clue.is_some() { Say::TellLaidOwn } else { Say::TellLaid };
            say.with(&[
                ("name", &name(seat)),
                ("clue", clue.map_or("", |clue| clue.name())),
                ("way", words::way(way)),
                ("medal", words::medal(medal)),
            ])
        }
        Event::Drew { seat, medal, ring } => {
            let say = if ring.is_some() { Say::TellDrewOwn } else { Say::TellDrew };
            let ring = ring.map_or("", words::ring);
            say.with(&[("name", &name(seat)), ("medal", words::medal(medal)), ("ring", ring)])
        }
        Event::Ready => Say::TellReady.text().to_owned(),
        Event::Flipped { medal, clue, way } => Say::TellFlipped.with(&[
            ("medal", words::medal_title(medal)),
            ("clue", clue.name()),
            ("way", words::way(way)),
        ]),
        Event::Placed { seat, medal, ring, late } => {
            let say = match (late, ring) {
                (true, _) => Say::TellLate,
                (false, Some(_)) => Say::TellPlacedOwn,
                (false, None) => Say::TellPlaced,
            };
            let ring = ring.map_or("", words::ring);
            say.with(&[("name", &name(seat)), ("medal", words::medal(medal)), ("ring", ring)])
        }
        Event::Controlled { seat, ring, late } => {
            let say = match (late, ring) {
                (true, _) => Say::TellControlLate,
                (false, Some(_)) => Say::TellControlOwn,
                (false, None) => Say::TellControl,
            };
            say.with(&[("name", &name(seat)), ("ring", ring.map_or("", words::ring))])
        }
        Event::Landed { nation } => {
            let mut sentence = Say::TellLanded.with(&[("nation", words::nation(nation))]);
            capitalise(&mut sentence);
            sentence
        }
        Event::Done => Say::TellDone.text().to_owned(),
        Event::Turned { medal, owner: whose, ring, sport, right, points } => {
            let is_wanted = right && points == 0 && matches!(whose, Owner::Seat(_));
            let say = match (is_wanted, right, points) {
                (true, ..) => Say::TellTarget,
                (_, false, _) => Say::TellWrong,
                (_, true, 0) => Say::TellRivalRight,
                (_, true, 1) => Say::TellAlso,
                _ => Say::TellWins,
            };
            let medal = if is_wanted { words::medal_title(medal) } else { words::medal(medal) };
            let mut sentence = say.with(&[
                ("name", &owner(whose)),
                ("medal", medal),
                ("ring", words::ring(ring)),
                ("sport", sport.name()),
                ("points", &words::points(points)),
            ]);
            capitalise(&mut sentence);
            sentence
        }
        Event::Coached { seat, medal, points } => {
            let say = match points {
                0 => Say::TellCoachNone,
                1 => Say::TellCoachSome,
                _ => Say::TellCoachAll,
            };
            say.with(&[
                ("name", &name(seat)),
                ("medal", words::medal(medal)),
                ("points", &words::points(points)),
            ])
        }
        Event::Tested { seat, ring, positive, lost } => {
            let say = if positive { Say::TellPositive } else { Say::TellNegative };
            say.with(&[("name", &name(seat)), ("ring", words::ring(ring)), ("lost", &lost.to_string())])
        }
        Event::Nobody { seat, lost } => {
            Say::TellNobody.with(&[("name", &name(seat)), ("lost", &lost.to_string())])
        }
        Event::Ended => Say::TellEnded.text().to_owned(),
    })
}

/// What the prompt says while an event is shown.
pub fn heading(event: &Event, players: &[Player]) -> String {
    let say = match *event {
        Event::Laid { seat, .. } | Event::Drew { seat, .. } => {
            return Say::WatchClues.with(&[("name", &name(players, seat))]);
        }
        Event::TurnBegan { .. } => Say::ShowTurn,
        Event::Ready
        | Event::Flipped { .. }
        | Event::Placed { .. }
        | Event::Controlled { .. }
        | Event::Landed { .. } => Say::WatchRace,
        Event::Done
        | Event::Turned { .. }
        | Event::Coached { .. }
        | Event::Tested { .. }
        | Event::Nobody { .. } => Say::Presentation,
        Event::Ended => Say::WatchOver,
    };
    say.text().to_owned()
}

/// A sentence that begins with "the" begins with a capital.
fn capitalise(sentence: &mut str) {
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
}

/// How long an event is usually shown, in milliseconds. In a race nothing is: it is drawn at once.
pub fn display_ms(event: &Event) -> u32 {
    match event {
        Event::Tested { .. } | Event::Nobody { .. } => 2400,
        Event::TurnBegan { .. } | Event::Done | Event::Coached { .. } => 1400,
        // The sport that was wanted: it has to be read.
        Event::Turned { right: true, points: 0, owner: Owner::Seat(_), .. } => 1800,
        Event::Turned { right: true, .. } => 1200,
        Event::Turned { .. } => 900,
        Event::Laid { .. } => 700,
        Event::Drew { .. }
        | Event::Ready
        | Event::Flipped { .. }
        | Event::Placed { .. }
        | Event::Controlled { .. }
        | Event::Landed { .. }
        | Event::Ended => 0,
    }
}

/// What a turn brought stays until somebody taps.
pub fn stop(_event: &Event, next: Option<&Event>) -> SkipBehaviour {
    match next {
        Some(Event::TurnBegan { .. } | Event::Ended) => SkipBehaviour::WaitForTap,
        _ => SkipBehaviour::Pass,
    }
}

/// What an event sounds like.
pub fn sound(event: &Event) -> Option<Sound> {
    Some(match event {
        Event::Done | Event::Turned { points: 2.., .. } => Sound::Reveal,
        Event::Laid { .. }
        | Event::Placed { .. }
        | Event::Controlled { .. }
        | Event::Flipped { .. }
        | Event::Landed { .. }
        | Event::Turned { .. } => Sound::Place,
        Event::Tested { positive: true, .. } | Event::Nobody { .. } => Sound::Wrong,
        Event::Ended => Sound::Win,
        Event::TurnBegan { .. }
        | Event::Drew { .. }
        | Event::Ready
        | Event::Coached { .. }
        | Event::Tested { .. } => return None,
    })
}

/// Why the rules forbid an action, by the id of the violation.
pub fn explain(id: &str) -> Option<&'static str> {
    let say = match id {
        "olympikos.not_in_hand" => Say::WhyInHand,
        "olympikos.not_flipped" => Say::WhyNotFlipped,
        "olympikos.already_placed" => Say::WhyPlaced,
        "olympikos.ring_used" => Say::WhyUsed,
        "olympikos.medals_first" => Say::WhyMedalsFirst,
        "olympikos.not_controlled" => Say::WhyNotControlled,
        _ => return None,
    };
    Some(say.text())
}
