//! Under which names things travel over the table. Only what the viewer may know is named.

use pentathlon_engine::games::olympics::{Card, Competitor, EventCard, Medal};
use pentathlon_engine::rules::Seat;

/// Where pairs come from.
pub const DECK: &str = "deck";
/// Where the cards face down beneath pairs come from.
pub const POOL: &str = "pool";
/// Where the cards of the viewer are.
pub const HAND: &str = "hand";
/// Where cards end.
pub const DISCARD: &str = "discard";

/// A card face up; with it travels the one beneath, as long as both are a pair.
pub fn card(card: Card) -> String {
    format!("card {card}")
}

/// A card face down at an event, named by how many cards are in the lane there, which everybody knows (M9).
pub fn face_down(competitor: Competitor, event: EventCard, count: usize) -> String {
    format!("down {} {} {count}", competitor.index(), event.id())
}

/// What a seat has chosen, face up or down.
pub fn choice(seat: Seat) -> String {
    format!("choice {seat}")
}

/// A medal of an event.
pub fn medal(event: EventCard, medal: Medal) -> String {
    format!("medal {} {medal}", event.id())
}

/// A competitor on the podium.
pub fn podium(competitor: Competitor) -> String {
    format!("stands {}", competitor.index())
}

/// The lane of a competitor.
pub fn lane(competitor: Competitor) -> String {
    format!("lane {}", competitor.index())
}
