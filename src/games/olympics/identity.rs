//! The names under which things move across the table. They name only what the viewer may know.

use pentathlon_engine::games::olympics::{Card, Competitor, EventCard};
use pentathlon_engine::rules::Seat;

/// The deck, from which pairs come.
pub const DECK: &str = "deck";
/// The pool, from which the face-down cards of pairs come.
pub const POOL: &str = "pool";
/// The hand of the viewer.
pub const HAND: &str = "hand";
/// The discard pile, where cards end.
pub const DISCARD: &str = "discard";

/// A face-up card; its face-down card moves with it while the two are a pair.
pub fn card(card: Card) -> String {
    format!("card {card}")
}

/// A face-down card at an event. Its name is the number of cards in the lane there, which everybody knows (M9).
pub fn face_down(competitor: Competitor, event: EventCard, count: usize) -> String {
    format!("down {} {} {count}", competitor.index(), event.id())
}

/// The choice of a seat, face up or down.
pub fn choice(seat: Seat) -> String {
    format!("choice {seat}")
}

/// The lane of a competitor.
pub fn lane(competitor: Competitor) -> String {
    format!("lane {}", competitor.index())
}
