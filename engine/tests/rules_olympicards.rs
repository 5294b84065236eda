//! The rules of Olympicards, sentence by sentence and ruling by ruling.
//!
//! Nine sports, one after the other. In each, the players play performance cards by the sport's own rule, round by
//! round, or withdraw. Those who withdraw early draw new cards, those who stay in win medals; the last one takes gold.
//!
//! Source: the rulebook of the Dutch edition (999 Games), and the rulings C1 to C23 of this project where it is
//! silent. 90 performance cards (1 to 9 in five colours, two of each), 9 sports, 9 medals of each kind. The nine
//! sport cards are our own.
//!
//! Checks the rules of the game: a test named `rulebook_…` covers a sentence of the rulebook, one named `c…` the ruling
//! of that number, `sport_…` the rule of a sport. The deals are written out; expected values are read off the cards by
//! hand.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod olympicards;
mod walk;
