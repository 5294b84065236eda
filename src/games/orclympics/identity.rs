//! The names under which things move across the table. They name only what the viewer may know, and never which of
//! several copies a card is (O23).

use pentathlon_engine::games::orclympics::{Competition, Race};
use pentathlon_engine::rules::Seat;

/// The hand of the viewer.
pub const HAND: &str = "hand";
/// The golden cup, wherever it stands.
pub const GOLD: &str = "cup gold";
/// The silver cup, wherever it stands.
pub const SILVER: &str = "cup silver";

/// A seat: its cards start there, and its points go there.
pub fn seat(seat: Seat) -> String {
    format!("seat {seat}")
}

/// The number of cards in a seat's hand; a card that is taken back goes there.
pub fn in_hand(seat: Seat) -> String {
    format!("in hand {seat}")
}

/// A card of a hand in the draft, numbered within its race. Each pick is a new hand.
pub fn picked(pick: u8, race: Race, nth: u8) -> String {
    format!("pick {pick} {race} {nth}")
}

/// A card that a seat has entered in a competition, numbered within its race.
pub fn entered(seat: Seat, race: Race, nth: u8) -> String {
    format!("entered {seat} {race} {nth}")
}

/// Any of the face-down resting cards of a seat.
pub fn rests(seat: Seat) -> String {
    format!("rests {seat}")
}

/// A competition card in the row; it comes from there when it is announced.
pub fn tile(competition: Competition) -> String {
    format!("tile {competition}")
}

/// An announced competition.
pub fn announced(competition: Competition) -> String {
    format!("announced {competition}")
}

/// The printed value of gold on a competition card.
pub fn gold(competition: Competition) -> String {
    format!("gold {competition}")
}

/// The printed value of silver there.
pub fn silver(competition: Competition) -> String {
    format!("silver {competition}")
}
