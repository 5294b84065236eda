//! The rules of Olympics, sentence by sentence and ruling by ruling.
//!
//! Players collect cards for five events and invest them there. In each round all players bid a card for an early
//! choice of a pair, one card face up and one face down; then each invests a card, which stays face down under a token
//! until the next one comes. When the last card is drawn, each event awards gold, silver and bronze by stars.
//!
//! Source: the rulebook by Brad Musil, and the rulings M1 to M18 of this project where it is silent. 75 Olympics cards
//! with values of our own, 5 event cards, 15 medals; 11, 10, 7 and 5 rounds for 2, 3, 4 and 5 players.
//!
//! Checks the rules of the game: a test named `rulebook_…` covers a sentence of the rulebook, one named `m…` the ruling
//! of that number. The deals are written out; expected values are read off the cards by hand.

pub mod game;

use crate::curtains::Curtains;

mod acquisition;
mod cards;
mod ceremony;
mod computers;
mod ending;
mod hints;
mod investment;
mod knowledge;
mod neutral;
mod pieces;
mod sampling;
mod secrets;
mod setting_up;
mod steps;

/// The curtains of two people: one for each action, and at most (`curtains.rs`). After a choice in public by somebody who did not have the
/// device the curtain is held again: anybody may have it.
pub const CURTAINS: Curtains = Curtains { if_each: 220, at_most: 140 };

/// Seats, the number of a seed, and its deal (`chance.rs`).
pub const PINNED_DEALS: &[(usize, u64, &str)] = &[(
    4,
    2021,
    "hands 54,55,57,70/3,51,52,72/25,38,43,68/8,44,69,71 deck 33,37,19,62,9,32,45,31,14,41,50,35,12,5,42,15,\
         16,11,29,59,23,2,58,10,40,27,20,24,61,21,63,47,4,22,60,65,73,67,13,75,26,66,56,17,46,48,49,28,30,34,53,\
         1,36,7,39,74,18,6,64",
)];
