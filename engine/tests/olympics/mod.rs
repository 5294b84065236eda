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

mod acquisition;
mod cards;
mod ceremony;
mod computers;
mod ending;
mod investment;
mod knowledge;
mod neutral;
mod sampling;
mod secrets;
mod setting_up;
