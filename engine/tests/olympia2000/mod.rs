//! The rules of Olympia 2000 (B.C.), sentence by sentence and ruling by ruling.
//!
//! A team of athletes competes for laurel chips in five disciplines. In each round all players secretly send one of
//! four athletes; the best place takes the chip on space I, and the player with the worst place moves II to I and
//! chooses the next for II. Then the dealer looks at new cards and keeps them or gives them away. Laurels and
//! consolation chips count.
//!
//! Source: the rulebook as translated by John Webley (The Game Cabinet), and the rulings Z1 to Z21 of this project
//! where it is silent. 55 athletes (12, 12, 12, 12, 7); 25 laurel chips worth 2 to 6, 20 without the sixes for four
//! and five players; 7 consolation chips; 25 to 27, 18, 13 and 11 rounds for 2, 3, 4 and 5 players.
//!
//! Checks the rules of the game: a test named `rulebook_…` covers a sentence of the rulebook, one named `z…` the ruling
//! of that number. The deals are written out; expected values are read off the cards by hand.

pub mod game;

use crate::curtains::Curtains;

mod athletes;
mod choosing;
mod competing;
mod computers;
mod dealing;
mod ending;
mod hints;
mod pieces;
mod secrets;
mod setting_up;
mod steps;
mod void;

/// The curtains of two people: one for each action, and at most (`curtains.rs`).
pub const CURTAINS: Curtains = Curtains { if_each: 252, at_most: 200 };

/// Seats, the number of a seed, and its deal (`chance.rs`).
pub const PINNED_DEALS: &[(usize, u64, &str)] = &[(
    3,
    1994,
    "hands 13,20,46,53/25,34,43,49/1,8,31,50 deck 7,23,47,44,6,30,11,55,10,33,15,18,24,2,26,19,51,16,40,5,4,45,12,27,22,\
         36,21,14,29,35,48,32,9,42,3,17,52,38,41,39,54,37,28 chips archery,discus start 1",
)];
