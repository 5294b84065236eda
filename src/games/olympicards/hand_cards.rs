//! The cards that a seat holds, as an open replay shows them.

use super::phrase;
use super::picture::chip;
use crate::contract::HandCard;
use pentathlon_engine::games::olympicards::{Hand, View};
use pentathlon_engine::rules::Seat;

/// The cards in the hand of `seat`, as far as `view` knows them.
pub fn hand_cards(view: &View, seat: Seat) -> Vec<HandCard> {
    let hand = view.player(seat).and_then(|player| player.hand).unwrap_or(Hand::EMPTY);
    hand.cards().map(|card| HandCard { label: phrase::card(card), picture: chip(card) }).collect()
}
