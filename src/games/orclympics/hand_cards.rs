//! The cards that a seat holds, as an open replay shows them.

use super::names;
use super::race_cards::head;
use crate::contract::HandCard;
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Phase, View};
use pentathlon_engine::rules::Seat;

/// The cards that a seat holds; in the draft with those it has kept.
pub fn hand_cards(view: &View, seat: Seat) -> Vec<HandCard> {
    let Some(player) = view.player(seat) else { return Vec::new() };
    let teams = [
        player.kept.filter(|_| matches!(view.phase, Phase::Draft { .. } | Phase::Passing { .. })),
        player.hand,
    ];
    let races = teams.into_iter().flatten().flat_map(|team| team.iter().collect::<Vec<_>>());
    races
        .map(|race| HandCard {
            label: names::race(race).text().to_owned(),
            picture: head(race, None).into_any(),
        })
        .collect()
}
