//! Under which names things travel over the table. Only what the viewer may know is named, and never which of
//! several copies a card is (O23).

use pentathlon_engine::games::orclympics::{Competition, Race};
use pentathlon_engine::rules::Seat;

/// The hand of the viewer.
pub const HAND: &str = "hand";
/// The golden cup, wherever it stands.
pub const GOLD: &str = "cup gold";
/// The silver cup, wherever it stands.
pub const SILVER: &str = "cup silver";

/// A seat: where its cards come from, and where its points go.
pub fn seat(seat: Seat) -> String {
    format!("seat {seat}")
}

/// Where it stands how many cards a seat has in hand: there goes what it takes back.
pub fn in_hand(seat: Seat) -> String {
    format!("in hand {seat}")
}

/// A card of the hand that is passed on in the draft, the how-manieth of its race: the hand of each pick is another.
pub fn picked(pick: u8, race: Race, nth: u8) -> String {
    format!("pick {pick} {race} {nth}")
}

/// A card that lies before a seat in a competition, the how-manieth of its race.
pub fn entered(seat: Seat, race: Race, nth: u8) -> String {
    format!("entered {seat} {race} {nth}")
}

/// Any of the cards that rest before a seat, face down.
pub fn rests(seat: Seat) -> String {
    format!("rests {seat}")
}

/// A competition card in the row: from there it comes when it is announced.
pub fn tile(competition: Competition) -> String {
    format!("tile {competition}")
}

/// A competition that is announced.
pub fn announced(competition: Competition) -> String {
    format!("announced {competition}")
}

/// What gold is worth in a competition, on its card.
pub fn gold(competition: Competition) -> String {
    format!("gold {competition}")
}

/// What silver is worth there.
pub fn silver(competition: Competition) -> String {
    format!("silver {competition}")
}
