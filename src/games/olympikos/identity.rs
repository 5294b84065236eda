//! The names under which things move across the table. They reveal nothing that is not on the screen.

use pentathlon_engine::games::olympikos::{Clue, Medal};
use pentathlon_engine::rules::Seat;

/// A clue in the hand of the Coach who has the screen, or under its medal if the viewer knows it.
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
