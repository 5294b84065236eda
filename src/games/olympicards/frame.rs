//! Events: their sentences, durations, sounds and pictures.

use super::picture::chip;
use super::sport_animation::athlete;
use super::{identity, model, names, phrase};
use crate::contract::{FrameUi, Stay, name};
use crate::messages::olympicards as messages;
use crate::sound::Sound;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Attempt, Event, Medal, Olympicards, RECORD_POINTS, View};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Frame, Player};

impl FrameUi for Frame<Olympicards> {
    fn narrate(&self, players: &[Player]) -> Option<String> {
        let name = |seat: Seat| name(players, seat);
        Some(match self.event {
            Event::SportTurned { sport, open: true } => messages::tell_turned_open(names::sport(sport)),
            Event::SportTurned { sport, open: false } => messages::tell_turned(names::sport(sport)),
            Event::Deferred { seat, sport } => messages::tell_deferred(&name(seat), names::sport(sport)),
            Event::Began { seat, .. } => messages::tell_began(&name(seat)),
            Event::TurnedOver(card) => messages::tell_turned_over(names::colour(card.colour()), card.value()),
            Event::NotTurnedOver => messages::tell_not_turned().to_owned(),
            Event::Played { seat, attempt } => played(&self.view, &name(seat), attempt),
            Event::Withdrew { seat, rung } => withdrew(&self.view, seat, rung, players),
            Event::Reshuffled { cards } => messages::tell_reshuffled(cards),
            Event::Drew { seat, card: Some(card) } => {
                messages::tell_drew_own(&name(seat), names::colour(card.colour()), card.value())
            }
            // It is told with the withdrawal.
            Event::Drew { card: None, .. } => return None,
            Event::Short { seat, missing } => messages::tell_short(&name(seat), missing),
            Event::Awarded { seat, medal } => messages::tell_awarded(&name(seat), names::medal(medal)),
            Event::WorldRecord { seat, sport } => {
                messages::tell_record(&name(seat), names::sport(sport), RECORD_POINTS)
            }
            Event::Finished { sport, .. } if model::is_last_sport(&self.view) => {
                messages::tell_finished_last(names::sport(sport))
            }
            Event::Finished { sport, start } => messages::tell_finished(names::sport(sport), &name(start)),
            Event::Ended => messages::tell_ended().to_owned(),
        })
    }

    fn heading(&self, players: &[Player]) -> String {
        let name = |seat: Seat| name(players, seat);
        match self.event {
            Event::Deferred { seat, sport } => {
                return messages::watch_choose(&name(seat), names::sport(sport));
            }
            Event::Played { seat, .. }
            | Event::Withdrew { seat, .. }
            | Event::Drew { seat, .. }
            | Event::Short { seat, .. } => return messages::watch_turn(&name(seat)),
            Event::SportTurned { .. } | Event::Began { .. } => messages::show_sport(),
            Event::TurnedOver(_) | Event::NotTurnedOver => messages::show_round(),
            Event::Reshuffled { .. } => messages::show_stack(),
            Event::Awarded { .. } => messages::show_medal(),
            Event::WorldRecord { .. } => messages::show_record(),
            Event::Finished { .. } => messages::show_result(),
            Event::Ended => messages::watch_over(),
        }
        .to_owned()
    }

    /// What a withdrawal pays is told with it: its cards arrive in
    /// one sweep.
    fn display_ms(&self) -> u32 {
        match &self.event {
            // Time to read the result of the sport.
            Event::Finished { .. } => 3000,
            Event::WorldRecord { .. } => 2000,
            Event::SportTurned { .. }
            | Event::Deferred { .. }
            | Event::Awarded { medal: Medal::Gold, .. } => 1000,
            Event::Withdrew { .. } | Event::Reshuffled { .. } | Event::Short { .. } => 800,
            Event::TurnedOver(_) | Event::NotTurnedOver | Event::Played { .. } => 700,
            Event::Awarded { .. } => 600,
            Event::Drew { .. } | Event::Began { .. } | Event::Ended => 0,
        }
    }

    /// A medal goes from the ladder to its winner. Cards move without an exit animation.
    fn departure(&self) -> Option<(String, String)> {
        match &self.event {
            Event::Awarded { seat, medal } => Some((identity::medal(*medal), identity::seat(*seat))),
            _ => None,
        }
    }

    /// A skip stops at a world record and at the result of a sport, which stays until somebody taps where several people play.
    fn stay(&self, _next: Option<&dyn FrameUi>) -> Stay {
        match &self.event {
            Event::Finished { .. } => Stay { waits_for: Some(2), ..Stay::STOP },
            Event::WorldRecord { .. } => Stay::STOP,
            _ => Stay::PASS,
        }
    }

    fn sound(&self) -> Option<Sound> {
        Some(match &self.event {
            Event::Played { .. }
            | Event::Drew { .. }
            | Event::SportTurned { .. }
            | Event::TurnedOver(_)
            | Event::Reshuffled { .. }
            | Event::Withdrew { .. }
            | Event::Deferred { .. } => Sound::Place,
            Event::WorldRecord { .. } => Sound::Reveal,
            Event::Awarded { medal: Medal::Gold, .. } | Event::Ended => Sound::Win,
            Event::Began { .. }
            | Event::NotTurnedOver
            | Event::Short { .. }
            | Event::Awarded { .. }
            | Event::Finished { .. } => return None,
        })
    }

    /// The card that an event is about, or else the sport in which it happens.
    fn picture(&self, _seat: Seat) -> Option<AnyView> {
        let sport = match self.event {
            Event::Played { attempt, .. } => return Some(chip(attempt.first())),
            Event::TurnedOver(card) | Event::Drew { card: Some(card), .. } => return Some(chip(card)),
            Event::SportTurned { sport, .. }
            | Event::Deferred { sport, .. }
            | Event::Began { sport, .. }
            | Event::WorldRecord { sport, .. }
            | Event::Finished { sport, .. } => sport,
            _ => self.view.sport?,
        };
        Some(pictogram(athlete(sport)).into_any())
    }
}

/// A withdrawal and what it pays. With two players the medal goes to the other one (C13).
fn withdrew(view: &View, seat: Seat, rung: u8, players: &[Player]) -> String {
    let (two, own) = (players.len() == 2, name(players, seat));
    let Some(reward) = view.ladder().get(usize::from(rung)) else { return own };
    let pays = model::pays(view, reward);
    match pays.medal.filter(|_| two) {
        Some(medal) => {
            messages::tell_withdrew_two(&own, pays.cards, names::medal(medal), &name(players, seat.left(2)))
        }
        None if pays.medal == Some(Medal::Gold) => messages::tell_took_gold(&own),
        None => messages::tell_withdrew(&own, &phrase::reward(&pays)),
    }
}

fn played(view: &View, name: &str, attempt: Attempt) -> String {
    if attempt.len() == 1 {
        let card = attempt.first();
        return messages::tell_played(name, names::colour(card.colour()), card.value());
    }
    let cards: Vec<String> = attempt
        .cards()
        .map(|card| messages::card_played(names::colour(card.colour()), card.value()))
        .collect();
    if model::adds_up(view) {
        messages::tell_played_total(name, &cards, attempt.total())
    } else {
        messages::tell_played_together(name, &cards)
    }
}

/// Why the rules forbid an action, by the id of the violation.
pub fn explain(id: &str) -> Option<&'static str> {
    Some(match id {
        "olympicards.not_in_hand" => messages::why_in_hand(),
        "olympicards.too_many_cards" => messages::violation_too_many(),
        "olympicards.same_colour" => messages::violation_same_colour(),
        "olympicards.not_higher" => messages::violation_not_higher(),
        "olympicards.not_lower" => messages::violation_not_lower(),
        "olympicards.too_low" => messages::violation_too_low(),
        "olympicards.too_far" => messages::violation_too_far(),
        "olympicards.no_match" => messages::violation_no_match(),
        "olympicards.same_side" => messages::violation_same_side(),
        "olympicards.needs_second" => messages::violation_needs_second(),
        "olympicards.mixed_colours" => messages::why_mixed(),
        "olympicards.one_with_the_wind" => messages::why_with(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use crate::games::tests::pace::watched;
    use pentathlon_engine::games::olympicards::Olympicards;

    #[test]
    fn nobody_watches_for_long_between_two_decisions() {
        for seats in 2..=7 {
            let watched = watched::<Olympicards>(seats);
            assert!(watched.action <= 7500, "{seats} seats: {watched:?}");
        }
    }
}
