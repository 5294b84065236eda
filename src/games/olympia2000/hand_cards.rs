//! The cards that a seat holds, as an open replay shows them.

use super::card::{group_class, label, portrait};
use super::model::best_discipline;
use super::names;
use crate::contract::HandCard;
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, View};
use pentathlon_engine::rules::Seat;

/// The cards that a seat holds.
pub fn hand_cards(view: &View, seat: Seat) -> Vec<HandCard> {
    let hand = view.player(seat).and_then(|player| player.hand);
    let picture = |athlete: Athlete| {
        view! {
            <span class=format!("held-athlete {}", group_class(athlete.group()))>
                {portrait(athlete, best_discipline(athlete))} <b>{names::athlete(athlete).text()}</b>
            </span>
        }
        .into_any()
    };
    let athletes = hand.into_iter().flat_map(|hand| hand.iter().collect::<Vec<_>>());
    athletes.map(|athlete| HandCard { label: label(athlete), picture: picture(athlete) }).collect()
}
