//! What a seat holds, as a replay with everything open shows it.

use super::names;
use super::race_cards::head;
use crate::session::HeldCard;
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Phase, View};
use pentathlon_engine::rules::Seat;

/// What a seat holds: in the draft also what it has kept.
pub fn held(view: &View, seat: Seat) -> Vec<HeldCard> {
    let Some(player) = view.player(seat) else { return Vec::new() };
    let teams = [
        player.kept.filter(|_| matches!(view.phase, Phase::Draft { .. } | Phase::Passing { .. })),
        player.hand,
    ];
    let races = teams.into_iter().flatten().flat_map(|team| team.iter().collect::<Vec<_>>());
    races
        .map(|race| HeldCard {
            label: names::race(race).text().to_owned(),
            picture: head(race, None).into_any(),
        })
        .collect()
}
