//! Events: their sentences, durations, sounds and pictures.

use super::card::{picture, pose, small};
use super::model::best_discipline;
use super::{identity, model, names, stage};
use crate::contract::{FrameUi, Stay, name};
use crate::messages::olympia2000 as messages;
use crate::sound::Sound;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Event, Olympia2000, Round, View};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Frame, Player};

impl FrameUi for Frame<Olympia2000> {
    fn narrate(&self, players: &[Player]) -> Option<String> {
        let name = |seat: Seat| name(players, seat);
        Some(match self.event {
            Event::Sent { .. } => return None,
            Event::Revealed(round) => revealed(&round, players),
            Event::Won { seat, chip } => {
                messages::tell_won(&name(seat), names::discipline(chip.discipline), chip.value)
            }
            Event::Void => void(&self.view).to_owned(),
            Event::Consoled { seat, athlete } => {
                messages::tell_consoled(&name(seat), names::athlete(athlete))
            }
            Event::Advanced { prize, chooser } => {
                messages::tell_advanced(names::discipline(prize.discipline), prize.value, &name(chooser))
            }
            Event::Chosen { seat, chip } => {
                let has_round = model::round_chosen_for(&self.view).is_some();
                let sentence = if has_round { messages::tell_chosen } else { messages::tell_chosen_idle };
                sentence(&name(seat), names::discipline(chip.discipline), chip.value)
            }
            Event::Looked { seat, athlete: Some(athlete) } => {
                messages::tell_looked_own(&name(seat), names::athlete(athlete))
            }
            Event::Looked { seat, athlete: None } => messages::tell_looked(&name(seat)),
            Event::Gave { from, to, athlete: Some(athlete) } => {
                messages::tell_gave_known(&name(from), names::athlete(athlete), &name(to))
            }
            Event::Gave { from, to, athlete: None } => messages::tell_gave(&name(from), &name(to)),
            Event::Kept { seat, athlete: Some(athlete) } => {
                messages::tell_kept_known(&name(seat), names::athlete(athlete))
            }
            Event::Kept { seat, athlete: None } => messages::tell_kept(&name(seat)),
            Event::Drew { seat, athlete: Some(athlete) } => {
                messages::tell_drew_known(&name(seat), names::athlete(athlete))
            }
            Event::Drew { seat, athlete: None } => messages::tell_drew(&name(seat)),
            Event::DeckPassed { to } => messages::tell_deck(&name(to)),
            Event::LastRounds => messages::tell_last_rounds().to_owned(),
            Event::Ended => messages::tell_ended().to_owned(),
        })
    }

    fn heading(&self, players: &[Player]) -> String {
        match self.event {
            Event::Advanced { chooser: seat, .. } | Event::Chosen { seat, .. } => {
                return messages::watch_chip(&name(players, seat));
            }
            Event::Looked { seat, .. } | Event::Gave { from: seat, .. } | Event::Kept { seat, .. } => {
                return messages::watch_deal(&name(players, seat));
            }
            Event::Sent { .. } => messages::watch_choosing(),
            Event::Revealed(_) => messages::watch_reveal(),
            Event::Won { .. } | Event::Void | Event::Consoled { .. } => messages::watch_result(),
            Event::Drew { .. } | Event::DeckPassed { .. } => messages::watch_draw(),
            Event::LastRounds => messages::watch_last_rounds(),
            Event::Ended => messages::watch_over(),
        }
        .to_owned()
    }

    /// Consolation is counted together with the chip, and dealing
    /// is one step: who keeps a card does so after all cards that are given away.
    fn display_ms(&self) -> u32 {
        match &self.event {
            Event::Revealed(round) => stage::lasts(round),
            Event::Won { .. } | Event::Void => 900,
            Event::Chosen { .. } | Event::LastRounds => 600,
            Event::Kept { .. } => 400,
            Event::Sent { .. }
            | Event::Consoled { .. }
            | Event::Advanced { .. }
            | Event::Looked { .. }
            | Event::Gave { .. }
            | Event::Drew { .. }
            | Event::DeckPassed { .. }
            | Event::Ended => 0,
        }
    }

    /// A won chip goes to its winner, consolation to the seat that sent the athlete, and a given card to its receiver.
    fn departure(&self) -> Option<(String, String)> {
        match &self.event {
            Event::Won { seat, chip } => Some((identity::chip(*chip), identity::seat(*seat))),
            Event::Consoled { seat, athlete } => {
                Some((identity::consolation(*athlete), identity::seat(*seat)))
            }
            Event::Gave { to, athlete: Some(athlete), .. } => {
                Some((identity::card(*athlete), identity::seat(*to)))
            }
            _ => None,
        }
    }

    /// A skip stops at the reveal of a round: it is a big moment.
    fn stay(&self, _next: Option<&dyn FrameUi>) -> Stay {
        match &self.event {
            Event::Revealed(_) => Stay::STOP,
            _ => Stay::PASS,
        }
    }

    fn sound(&self) -> Option<Sound> {
        Some(match &self.event {
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

    /// The athlete that an event is about, in a round the one that this seat has sent; or the discipline of a prize.
    fn picture(&self, seat: Seat) -> Option<AnyView> {
        let (athlete, discipline) = match self.event {
            Event::Revealed(round) => {
                let athlete = round.athletes.get(seat.index()).copied().flatten()?;
                (athlete, pose(athlete, round.chip.discipline))
            }
            Event::Won { chip, .. } | Event::Chosen { chip, .. } => {
                return Some(pictogram(picture(chip.discipline)).into_any());
            }
            Event::Consoled { athlete, .. } => (athlete, best_discipline(athlete)),
            Event::Sent { athlete, .. }
            | Event::Looked { athlete, .. }
            | Event::Gave { athlete, .. }
            | Event::Kept { athlete, .. }
            | Event::Drew { athlete, .. } => (athlete?, best_discipline(athlete?)),
            _ => return None,
        };
        Some(small(athlete, discipline))
    }
}

/// That nobody had a place, and what becomes of the prize (Z4).
pub fn void(view: &View) -> &'static str {
    match model::was_last_round(view) {
        true => messages::void_round_last(),
        false => messages::void_round(),
    }
}

fn revealed(round: &Round, players: &[Player]) -> String {
    let discipline = round.chip.discipline;
    let place = |(seat, athlete): (Seat, Athlete)| {
        let (who, name) = (names::athlete(athlete), name(players, seat));
        match names::place(athlete.place(discipline)) {
            Ok(number) => messages::tell_place(who, &name, number),
            Err(word) => messages::tell_place_none(who, &name, word),
        }
    };
    let places: Vec<String> = round.in_order().into_iter().map(place).collect();
    messages::tell_revealed(names::discipline(discipline), round.chip.value, &places)
}

/// Why the rules forbid an action, by the id of the violation.
pub fn explain(id: &str) -> Option<&'static str> {
    Some(match id {
        "olympia2000.not_in_hand" => messages::why_not_in_hand(),
        "olympia2000.column_empty" => messages::why_column_empty(),
        "olympia2000.already_served" => messages::why_served(),
        "olympia2000.not_to_oneself" => messages::why_oneself(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on stops with a sentence")]

    use super::{messages, void};
    use crate::games::tests::pace::watched;
    use pentathlon_engine::games::olympia2000::{
        Action, Deal, Discipline, Event, Olympia2000, Phase, Setup, View,
    };
    use pentathlon_engine::rules::{Awaiting, Rules, Setup as _, Viewer};

    /// Athletes without a place in the long jump, one in each of five hands.
    const OVERSTEP: [u8; 5] = [2, 24, 28, 46, 50];

    #[test]
    fn the_prize_of_a_last_round_that_nobody_wins_does_not_stay_for_another() {
        let dealt = [1, 2, 3, 4, 5, 6, 7, 24, 8, 9, 10, 28, 11, 12, 13, 46, 14, 15, 16, 50];
        let deck = (1..=55).filter(|number| !dealt.contains(number)).map(|number: u8| number.to_string());
        let hands = dealt.chunks(4).map(|hand| hand.iter().map(u8::to_string).collect::<Vec<_>>().join(","));
        let (hands, deck) = (hands.collect::<Vec<_>>().join("/"), deck.collect::<Vec<_>>().join(","));
        let deal: Deal = format!("hands {hands} deck {deck} chips discus,archery start 0").parse().unwrap();
        let mut state = Olympia2000::start(&Setup::new(5, "").unwrap(), &deal).unwrap();
        let (mut actions, mut seen) = (Vec::new(), Vec::new());
        while Olympia2000::awaiting(&state) != Awaiting::Over {
            let seat = Olympia2000::awaiting(&state).seats().first().unwrap();
            Olympia2000::legal(&state, seat, &mut actions);
            let view = Olympia2000::view(&state, Viewer::Table);
            // Whoever oversteps stays for the last round, and the long jump with them.
            let is_last = view.round + 2 == view.rounds;
            let fits = |action: &&Action| match action {
                Action::Athlete(athlete) => !OVERSTEP.contains(&athlete.number()),
                Action::Chip(discipline) => (*discipline == Discipline::LongJump) == is_last,
                Action::Keep => true,
                Action::Give(_) => false,
            };
            let action = *actions.iter().find(fits).unwrap_or(&actions[0]);
            Olympia2000::play(&mut state, seat, action, &mut |state, event| {
                if event == Event::Void {
                    seen.push(Olympia2000::view(state, Viewer::Table));
                }
            })
            .unwrap();
        }
        assert_eq!(seen.len(), 1, "only the last round is without a winner");
        let last = &seen[0];
        assert_eq!(void(last), messages::void_round_last());
        assert_eq!(void(&Olympia2000::view(&state, Viewer::Table)), messages::void_round_last(), "Z4");
        let sent = View { phase: Phase::Athletes, ..last.clone() };
        assert_eq!(
            void(&sent),
            messages::void_round(),
            "the last athletes are sent after a round without a winner"
        );
        let mut before = last.clone();
        before.players.iter_mut().for_each(|player| player.cards = 1);
        assert_eq!(void(&before), messages::void_round());
    }

    #[test]
    fn nobody_watches_for_long_between_two_decisions() {
        for seats in 2..=5 {
            let watched = watched::<Olympia2000>(seats);
            assert!(watched.longest <= 5200, "{seats} seats: {watched:?}");
        }
    }
}
