//! Under which names things travel over the table. Only what the viewer may know is named, and never which of two equal
//! cards one is (C22).

use super::cards::SeatCard;
use pentathlon_engine::games::olympicards::{Medal, Sport};
use pentathlon_engine::rules::Seat;

/// The hand of the viewer.
pub const HAND: &str = "hand";
/// The stack of performance cards.
pub const STACK: &str = "stack";
/// The top card of that stack, face down.
pub const TOP: &str = "top card";
/// The stack of sport cards.
pub const SPORTS: &str = "sports";
/// The start card.
pub const START: &str = "start card";

/// A seat: where its cards come from, and where its medals go.
pub fn seat(seat: Seat) -> String {
    format!("seat {seat}")
}

/// Who stands on a step of the ladder: climbs there from the lane.
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

/// A medal on the ladder: there is one of each.
pub fn medal(medal: Medal) -> String {
    format!("medal {medal}")
}
