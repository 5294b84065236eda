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
mod resting;
mod rosters;
mod sampling;
mod season;
mod secrets;
mod setting_up;
