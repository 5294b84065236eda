//! The cards that a seat holds, as an open replay shows them.

use super::card::ring;
use super::names;
use crate::contract::HandCard;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::View;
use pentathlon_engine::rules::Seat;

/// The cards that a seat has not put down.
pub fn hand_cards(view: &View, seat: Seat) -> Vec<HandCard> {
    let rings = view.player(seat).and_then(|player| player.rings).unwrap_or_default();
    rings
        .iter()
        .map(|one| HandCard { label: names::ring(one).text().to_owned(), picture: ring(one).into_any() })
        .collect()
}
