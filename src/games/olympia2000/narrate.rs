//! What happened, in sentences; how long it is shown, and what it sounds like.

use super::words::{self, Say};
use super::{identity, stage};
use crate::session::{SkipBehaviour, name};
use crate::sound::Sound;
use pentathlon_engine::games::olympia2000::{Action, Athlete, Event, Round};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// An event as a sentence.
pub fn narrate(event: &Event, players: &[Player]) -> Option<String> {
    let name = |seat: Seat| name(players, seat);
    let of = |seat: Seat, known: Option<Athlete>, with: Say, without: Say| match known {
        Some(athlete) => with.with(&[("name", &name(seat)), ("athlete", athlete.name())]),
        None => without.with(&[("name", &name(seat))]),
    };
    Some(match *event {
        Event::Sent { .. } => return None,
        Event::Revealed(round) => revealed(&round, players),
        Event::Won { seat, chip } => Say::TellWon.with(&[
            ("name", &name(seat)),
            ("discipline", words::discipline(chip.discipline)),
            ("value", &chip.value.to_string()),
        ]),
        Event::Void => Say::VoidRound.text().to_owned(),
        Event::Consoled { seat, athlete } => {
            Say::TellConsoled.with(&[("name", &name(seat)), ("athlete", athlete.name())])
        }
        Event::Advanced { prize, chooser } => Say::TellAdvanced.with(&[
            ("name", &name(chooser)),
            ("discipline", words::discipline(prize.discipline)),
            ("value", &prize.value.to_string()),
        ]),
        Event::Chosen { seat, chip } => Say::TellChosen.with(&[
            ("name", &name(seat)),
            ("discipline", words::discipline(chip.discipline)),
            ("value", &chip.value.to_string()),
        ]),
        Event::Looked { seat, athlete } => of(seat, athlete, Say::TellLookedOwn, Say::TellLooked),
        Event::Gave { from, to, athlete } => {
            let (from, to) = (name(from), name(to));
            match athlete {
                Some(athlete) => {
                    Say::TellGaveKnown.with(&[("from", &from), ("to", &to), ("athlete", athlete.name())])
                }
                None => Say::TellGave.with(&[("from", &from), ("to", &to)]),
            }
        }
        Event::Kept { seat, athlete } => of(seat, athlete, Say::TellKeptKnown, Say::TellKept),
        Event::Drew { seat, athlete } => of(seat, athlete, Say::TellDrewKnown, Say::TellDrew),
        Event::DeckPassed { to } => Say::TellDeck.with(&[("name", &name(to))]),
        Event::LastRounds => Say::TellLastRounds.text().to_owned(),
        Event::Ended => Say::TellEnded.text().to_owned(),
    })
}

/// What an action is called.
pub fn action_name(action: &Action, players: &[Player]) -> String {
    match *action {
        Action::Athlete(athlete) => athlete.name().to_owned(),
        Action::Chip(discipline) => words::discipline(discipline).to_owned(),
        Action::Keep => Say::KeepShort.text().to_owned(),
        Action::Give(seat) => Say::GiveIt.with(&[("name", &name(players, seat))]),
    }
}

fn revealed(round: &Round, players: &[Player]) -> String {
    let discipline = round.chip.discipline;
    let places: Vec<String> = round
        .in_order()
        .into_iter()
        .map(|(seat, athlete)| {
            Say::TellPlace.with(&[
                ("name", &name(players, seat)),
                ("athlete", athlete.name()),
                ("place", &words::place(athlete.place(discipline))),
            ])
        })
        .collect();
    Say::TellRevealed.with(&[
        ("discipline", words::discipline(discipline)),
        ("value", &round.chip.value.to_string()),
        ("places", &places.join(", ")),
    ])
}

/// What the prompt says while an event is shown.
pub fn heading(event: &Event, players: &[Player]) -> String {
    let of = |say: Say, seat: Seat| say.with(&[("name", &name(players, seat))]);
    let say = match *event {
        Event::Advanced { chooser: seat, .. } | Event::Chosen { seat, .. } => {
            return of(Say::WatchChip, seat);
        }
        Event::Looked { seat, .. } | Event::Gave { from: seat, .. } | Event::Kept { seat, .. } => {
            return of(Say::WatchDeal, seat);
        }
        Event::Sent { .. } => Say::WatchChoosing,
        Event::Revealed(_) => Say::WatchReveal,
        Event::Won { .. } | Event::Void | Event::Consoled { .. } => Say::WatchResult,
        Event::Drew { .. } | Event::DeckPassed { .. } => Say::WatchDraw,
        Event::LastRounds => Say::WatchLastRounds,
        Event::Ended => Say::WatchOver,
    };
    say.text().to_owned()
}

/// How long an event is usually shown, in milliseconds.
pub fn display_ms(event: &Event) -> u32 {
    match event {
        Event::Revealed(round) => stage::lasts(round),
        Event::Won { .. } | Event::Void => 1400,
        Event::Consoled { .. } | Event::Chosen { .. } | Event::LastRounds => 1000,
        Event::Gave { .. } => 800,
        Event::Kept { .. } => 500,
        Event::Sent { .. }
        | Event::Advanced { .. }
        | Event::Looked { .. }
        | Event::Drew { .. }
        | Event::DeckPassed { .. }
        | Event::Ended => 0,
    }
}

/// A chip that is won goes to its winner, consolation to whoever sent the athlete; a card that is given to its receiver.
pub fn exit(event: &Event) -> Option<(String, String)> {
    match event {
        Event::Won { seat, chip } => Some((identity::chip(*chip), identity::seat(*seat))),
        Event::Consoled { seat, athlete } => Some((identity::consolation(*athlete), identity::seat(*seat))),
        Event::Gave { to, athlete: Some(athlete), .. } => {
            Some((identity::card(*athlete), identity::seat(*to)))
        }
        _ => None,
    }
}

/// The reveal of a round is a big moment.
pub fn stop(event: &Event, _next: Option<&Event>) -> SkipBehaviour {
    match event {
        Event::Revealed(_) => SkipBehaviour::Stop,
        _ => SkipBehaviour::Pass,
    }
}

/// What an event sounds like.
pub fn sound(event: &Event) -> Option<Sound> {
    Some(match event {
        Event::Sent { .. }
        | Event::Gave { .. }
        | Event::Kept { .. }
        | Event::Looked { .. }
        | Event::Drew { .. }
        | Event::Won { .. }
        | Event::Consoled { .. }
        | Event::Chosen { .. } => Sound::Place,
        Event::Revealed(_) => Sound::Reveal,
        Event::Void => Sound::Wrong,
        Event::Ended => Sound::Win,
        Event::Advanced { .. } | Event::DeckPassed { .. } | Event::LastRounds => return None,
    })
}

/// Why the rules forbid an action, by the id of the violation.
pub fn explain(id: &str) -> Option<&'static str> {
    let say = match id {
        "olympia2000.not_in_hand" => Say::WhyNotInHand,
        "olympia2000.column_empty" => Say::WhyColumnEmpty,
        "olympia2000.already_served" => Say::WhyServed,
        "olympia2000.not_to_oneself" => Say::WhyOneself,
        _ => return None,
    };
    Some(say.text())
}
