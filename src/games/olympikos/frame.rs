//! Events: their sentences, durations, sounds and pictures.

use super::fit::fit;
use super::names;
use crate::contract::{FrameUi, Stay, name};
use crate::messages::{olympikos as messages, screens};
use crate::sound::Sound;
use pentathlon_engine::games::olympikos::{Event, Medal, Olympikos, Owner, View};
use pentathlon_engine::rules::{Seat, SeatSet};
use pentathlon_engine::table::{Frame, Player};

impl FrameUi for Frame<Olympikos> {
    fn narrate(&self, players: &[Player]) -> Option<String> {
        let name = |seat: Seat| name(players, seat);
        Some(match self.event {
            Event::TurnBegan { coach, controlled } => turn(coach, controlled, players),
            Event::Laid { seat, medal, way, clue } => {
                let (name, way, medal) = (name(seat), names::way(way), names::medal(medal));
                match clue {
                    Some(clue) => messages::tell_laid_own(&name, names::clue(clue), way, medal),
                    None => messages::tell_laid(&name, way, medal),
                }
            }
            Event::Drew { seat, medal, ring } => match ring {
                Some(ring) => messages::tell_drew_own(&name(seat), names::ring(ring), names::medal(medal)),
                None => messages::tell_drew(&name(seat), names::medal(medal)),
            },
            Event::Ready => messages::tell_ready().to_owned(),
            Event::Flipped { medal, clue, way } => {
                messages::tell_flipped(names::medal(medal), names::clue(clue), names::way(way))
            }
            Event::Placed { seat, medal, ring, late } => {
                let (name, medal) = (name(seat), names::medal(medal));
                match (late, ring) {
                    (true, _) => messages::tell_late(&name, medal),
                    (false, Some(ring)) => messages::tell_placed_own(&name, names::ring(ring), medal),
                    (false, None) => messages::tell_placed(&name, medal),
                }
            }
            Event::Controlled { seat, ring, late } => match (late, ring) {
                (true, _) => messages::tell_control_late(&name(seat)),
                (false, Some(ring)) => messages::tell_control_own(&name(seat), names::ring(ring)),
                (false, None) => messages::tell_control(&name(seat)),
            },
            Event::Landed { nation } => messages::tell_landed(names::nation(nation)),
            Event::Done => messages::tell_done().to_owned(),
            Event::Turned { medal, owner, ring, sport, right, points } => {
                let (medal, ring, sport) = (names::medal(medal), names::ring(ring), names::sport(sport));
                match (owner, right, points) {
                    (Owner::Rival(nation), true, _) => {
                        messages::tell_rival_right(names::nation(nation), ring)
                    }
                    (Owner::Rival(nation), false, _) => {
                        messages::tell_rival_wrong(names::nation(nation), ring, sport)
                    }
                    (Owner::Seat(seat), false, _) => messages::tell_wrong(&name(seat), ring, sport),
                    // The Coach's card.
                    (Owner::Seat(_), true, 0) => messages::tell_target(medal, sport, ring),
                    (Owner::Seat(seat), true, 1) => messages::tell_also(&name(seat), ring),
                    (Owner::Seat(seat), true, _) => messages::tell_wins(&name(seat), ring, points, medal),
                }
            }
            Event::Coached { seat, medal, points } => {
                let (name, medal) = (name(seat), names::medal(medal));
                match points {
                    0 => messages::tell_coach_none(&name, medal),
                    1 => messages::tell_coach_some(&name, medal),
                    _ => messages::tell_coach_all(&name, points, medal),
                }
            }
            Event::Tested { seat, ring, positive, lost } => match positive {
                true => messages::tell_positive(&name(seat), names::ring(ring), lost),
                false => messages::tell_negative(&name(seat), names::ring(ring)),
            },
            Event::Nobody { seat, lost } => {
                let sentence = messages::tell_nobody(&name(seat), lost);
                if self.view.controlled.is_empty() {
                    sentence
                } else {
                    screens::sentences(&sentence, messages::tell_cancelled())
                }
            }
            Event::Ended => messages::tell_ended().to_owned(),
        })
    }

    /// How well the clue of a medal fits the sport to guess, when that is shown: the race is over.
    fn remark(&self) -> Option<String> {
        match self.event {
            Event::Turned { medal, .. }
                if self.view.stand(medal).cards.iter().filter(|card| card.turned).count() == 1 =>
            {
                self.view.explain(medal).as_ref().map(fit)
            }
            _ => None,
        }
    }

    fn heading(&self, players: &[Player]) -> String {
        match self.event {
            Event::Laid { seat, .. } | Event::Drew { seat, .. } => {
                return messages::watch_clues(&name(players, seat));
            }
            Event::TurnBegan { .. } => messages::show_turn(),
            Event::Ready
            | Event::Flipped { .. }
            | Event::Placed { .. }
            | Event::Controlled { .. }
            | Event::Landed { .. } => messages::watch_race(),
            Event::Done
            | Event::Turned { .. }
            | Event::Coached { .. }
            | Event::Tested { .. }
            | Event::Nobody { .. } => messages::presentation(),
            Event::Ended => messages::watch_over(),
        }
        .to_owned()
    }

    /// Events of a race have no duration: they are drawn at once.
    fn display_ms(&self) -> u32 {
        match &self.event {
            // With more players the Coach's points close a medal. Two who play together see its last card for as long, whatever
            // it says.
            Event::Turned { medal, .. }
                if self.view.setup.is_together() && is_turned_over(&self.view, *medal) =>
            {
                1400
            }
            Event::Tested { .. } | Event::Nobody { .. } => 2400,
            Event::TurnBegan { .. } | Event::Done | Event::Coached { .. } => 1400,
            // The sport that was to be guessed: time to read it.
            Event::Turned { right: true, points: 0, owner: Owner::Seat(_), .. } => 1800,
            Event::Turned { right: true, points: 2.., .. } => 1200,
            Event::Turned { right: true, .. } => 700,
            Event::Laid { .. } => 700,
            // Wrong cards are turned over together with what follows them.
            Event::Turned { .. }
            | Event::Drew { .. }
            | Event::Ready
            | Event::Flipped { .. }
            | Event::Placed { .. }
            | Event::Controlled { .. }
            | Event::Landed { .. }
            | Event::Ended => 0,
        }
    }

    /// The result of a turn stays until somebody taps: who was right is seen nowhere else.
    fn stay(&self, next: Option<&dyn FrameUi>) -> Stay {
        match next.and_then(|next| Some(&next.of::<Olympikos>()?.event)) {
            Some(Event::TurnBegan { .. } | Event::Ended) => {
                Stay { stops: true, waits_for: Some(1), at_every_pace: true }
            }
            _ => Stay::PASS,
        }
    }

    fn sound(&self) -> Option<Sound> {
        Some(match &self.event {
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
}

/// That a turn has begun, and who is tested in it.
pub fn turn(coach: Seat, controlled: SeatSet, players: &[Player]) -> String {
    let controlled: Vec<String> = controlled.iter().map(|seat| name(players, seat)).collect();
    match controlled.is_empty() {
        true => messages::tell_turn(&name(players, coach)),
        false => messages::tell_turn_tested(&name(players, coach), &controlled),
    }
}

/// Whether no card on a medal is left to turn over.
fn is_turned_over(view: &View, medal: Medal) -> bool {
    view.stand(medal).cards.iter().all(|card| card.turned)
}

/// Why the rules forbid an action, by the id of the violation.
pub fn explain(id: &str) -> Option<&'static str> {
    Some(match id {
        "olympikos.not_in_hand" => messages::why_in_hand(),
        "olympikos.not_flipped" => messages::why_not_flipped(),
        "olympikos.already_placed" => messages::why_placed(),
        "olympikos.ring_used" => messages::why_used(),
        "olympikos.medals_first" => messages::why_medals_first(),
        "olympikos.not_controlled" => messages::why_not_controlled(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on stops with a sentence")]

    use crate::contract::FrameUi;
    use crate::test_tables;
    use pentathlon_engine::games::olympikos::{Event, Medal, Olympikos};
    use pentathlon_engine::rules::{Level, Viewer};

    #[test]
    fn with_two_players_the_last_card_on_each_medal_is_shown_whether_it_is_right_or_wrong() {
        let mut last = Vec::new();
        for seed in 0..6 {
            let mut table = test_tables::table::<Olympikos>(2, Level::Rookie, seed);
            while let Some(seat) = table.next_seat() {
                table.play_like(seat, Level::Rookie).unwrap();
                let frames = table.last_frames(Viewer::Table);
                for medal in Medal::ALL {
                    let on = |event: &Event| matches!(event, Event::Turned { medal: turned, .. } if *turned == medal);
                    last.extend(frames.iter().rfind(|frame| on(&frame.event)).cloned());
                }
            }
        }
        let wrong = |event: &Event| matches!(event, Event::Turned { right: false, .. });
        assert!(last.iter().any(|frame| wrong(&frame.event)), "some were wrong");
        for frame in last {
            assert_eq!(frame.display_ms(), 1400, "{:?}", frame.event);
        }
    }
}
