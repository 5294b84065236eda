//! The rules of Orc-lympics, sentence by sentence and ruling by ruling.
//!
//! Orc-lympians of seven races are drafted, eight per player, and at most three races form a team. In seven
//! competitions of speed, cunning or strength cards are entered turn by turn; the highest total takes the gold cup, the
//! second highest silver, and a tie is enough. A player without a cup takes a card back. Most points in cups win.
//!
//! Source: the rulebook (Brain Games, 2018), and the rulings O1 to O25 of this project where it is silent. 42 cards (9,
//! 7, 7, 7, 4, 4, 4); 12 standard competitions worth 3 to 6 and 3 main events worth 7; silver is worth 2 and 4.
//!
//! Checks the rules of the game: a test named `rulebook_…` covers a sentence of the rulebook, one named `o3_…` the
//! ruling of that number. The deals are written out; expected values are read off the cards by hand.

mod cards;
mod competing;
mod cups;
mod drafting;
mod ending;
mod game;
mod hints;
mod pieces;
mod resting;
mod rosters;
mod sampling;
mod season;
mod secrets;
mod setting_up;
mod steps;

use crate::curtains::Curtains;

/// The curtains of two people: one for each action, and at most (`curtains.rs`).
pub const CURTAINS: Curtains = Curtains { if_each: 157, at_most: 90 };

/// Seats, the number of a seed, and its deal (`chance.rs`).
pub const PINNED_DEALS: &[(usize, u64, &str)] = &[(
    3,
    2018,
    "row 5,6,7,3,4,8,14 silver 1,12,11,2,9,10,15 unused 13 \
         hands 11,16,23,24,25,31,34,39/3,9,12,17,27,40,41,42/4,5,6,8,15,22,28,29 \
         box 1,2,7,10,13,14,18,19,20,21,26,30,32,33,35,36,37,38 start 0",
)];
