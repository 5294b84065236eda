//! Under which names things travel. Nothing is told by them that is not on the screen.

use pentathlon_engine::games::olympikos::{Clue, Medal};
use pentathlon_engine::rules::Seat;

/// A clue of the Coach who looks, and where it lies under its medal, to him.
pub fn clue(clue: Clue) -> String {
    format!("clue {clue}")
}

/// The place of a medal.
pub fn medal(medal: Medal) -> String {
    format!("medal {medal}")
}

/// The place of a player.
pub fn seat(seat: Seat) -> String {
    format!("seat {seat}")
}
