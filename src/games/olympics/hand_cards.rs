//! The cards that a seat holds, as an open replay shows them.

use super::card::mini;
use super::names;
use crate::contract::HandCard;
use pentathlon_engine::games::olympics::View;
use pentathlon_engine::rules::Seat;

/// The cards that a seat holds.
pub fn hand_cards(view: &View, seat: Seat) -> Vec<HandCard> {
    let hand = view.player(seat).and_then(|player| player.hand).unwrap_or_default();
    hand.iter().map(|card| HandCard { label: names::card_in_full(card), picture: mini(card) }).collect()
}
