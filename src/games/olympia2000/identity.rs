//! The names under which things move across the table. They name only what the viewer may know.

use pentathlon_engine::games::olympia2000::{Athlete, Chip};
use pentathlon_engine::rules::Seat;

/// Where cards come from.
pub const DECK: &str = "deck";

/// An athlete's card.
pub fn card(athlete: Athlete) -> String {
    format!("card {athlete}")
}

/// A laurel chip.
pub fn chip(chip: Chip) -> String {
    format!("chip {chip}")
}

/// The consolation chip that an athlete on crutches earns.
pub fn consolation(athlete: Athlete) -> String {
    format!("consolation {athlete}")
}

/// A seat: its athletes start there, and its laurels go there.
pub fn seat(seat: Seat) -> String {
    format!("seat {seat}")
}
