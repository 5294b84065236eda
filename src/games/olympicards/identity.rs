//! The names under which things move across the table. They name only what the viewer may know, and never which of two
//! equal cards one is (C22).

use super::cards::SeatCard;
use pentathlon_engine::games::olympicards::{Medal, Sport};
use pentathlon_engine::rules::Seat;

/// The hand of the viewer.
pub const HAND: &str = "hand";
/// The stack of performance cards.
pub const STACK: &str = "stack";
/// The stack of sport cards.
pub const SPORTS: &str = "sports";
/// The start card.
pub const START: &str = "start card";

/// A seat: its cards start there, and its medals go there.
pub fn seat(seat: Seat) -> String {
    format!("seat {seat}")
}

/// The player on a step of the ladder, who climbs there from the lane.
pub fn climbs(step: usize) -> String {
    format!("climbs {step}")
}

/// A card of a seat, in its hand or played in this sport.
pub fn card(SeatCard { seat, card, nth }: SeatCard) -> String {
    format!("card {seat} {} {nth}", card.index())
}

/// The card turned over in a round.
pub fn turned(round: u8) -> String {
    format!("turned {round}")
}

/// A sport card.
pub fn sport(sport: Sport) -> String {
    format!("sport {sport}")
}

/// A medal on the ladder. There is one of each.
pub fn medal(medal: Medal) -> String {
    format!("medal {medal}")
}
