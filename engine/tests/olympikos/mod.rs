//! The rules of Olympikos.

mod clear_hands;
mod clock;
mod coach;
mod components;
mod computers;
mod control;
mod dealing;
mod ending;
mod game;
mod pieces;
mod presentation;
mod race;
mod secrets;
mod steps;
mod together;

use crate::curtains::Curtains;

/// The curtains of two people: one for each action, and at most (`curtains.rs`). A Coach takes the screen once.
pub const CURTAINS: Curtains = Curtains { if_each: 16, at_most: 16 };

/// Seats, the number of a seed, and its deal (`chance.rs`).
pub const PINNED_DEALS: &[(usize, u64, &str)] = &[
    (
        3,
        2024,
        "clues 109,55,81,128,45,14,95,92,54,15,25,93,58,66,94,28,88,80 sports 11B,24A,9B,27B,2B,1A,28A,12A,\
         36B,33A,18A,30B,16B,14B,32B targets 231/041/213 late 20143,01243,21034/31204,12034,23410/23140,\
         40213,40132 start 0",
    ),
    (
        2,
        2024,
        "clues 125,155,142,57,48,110,109,55,81,128,45,14,95,92,54,15,25,93,58,66,94,28,88,80 sports 4A,31B,\
         25B,23B,12A,8A,18A,6B,3A,13A,30A,14B,29A,11A,38A,2B,1B,33B,15A,21A targets 014/413/102/210 rivals 2354:324,\
         134,304,023/4253:134,321,431,421/3452:014,134,024,302/4523:302,032,213,120 start 0",
    ),
];
