//! Under which names things travel over the table. Only what who looks may know is named.

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

/// A seat: where it sends athletes from, and where its laurels go.
pub fn seat(seat: Seat) -> String {
    format!("seat {seat}")
}
