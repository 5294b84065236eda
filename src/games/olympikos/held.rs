//! The cards that a seat holds, as an open replay shows them.

use super::card::ring;
use super::names;
use crate::session::HeldCard;
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::View;
use pentathlon_engine::rules::Seat;

/// The cards that a seat has not put down.
pub fn held(view: &View, seat: Seat) -> Vec<HeldCard> {
    let rings = view.player(seat).and_then(|player| player.rings).unwrap_or_default();
    rings
        .iter()
        .map(|one| HeldCard { label: names::ring(one).text().to_owned(), picture: ring(one).into_any() })
        .collect()
}
