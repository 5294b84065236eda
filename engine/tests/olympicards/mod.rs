//! The rules of Olympicards, sentence by sentence and ruling by ruling.

mod computers;
mod ending;
mod game;
mod hints;
mod pieces;
mod records;
mod rewards;
mod rounds;
mod secrets;
mod setting_up;
mod sports;
mod stack;
mod steps;
mod turning;
mod two;
mod vectors;

use crate::curtains::Curtains;

/// The curtains of two people: one for each action, and at most (`curtains.rs`). Hands are played card by card in turn,
/// so no curtains can be saved.
pub const CURTAINS: Curtains = Curtains { if_each: 250, at_most: 250 };

/// Seats, the number of a seed, and its deal (`chance.rs`).
pub const PINNED_DEALS: &[(usize, u64, &str)] = &[(
    5,
    1994,
    "hands 13,16,35,55,66,81/41,48,56,62,73,78/1,2,19,20,47,63/27,40,59,65,71,80/3,21,24,44,54,\
         60 stack 70,51,10,12,22,76,42,32,38,37,28,86,88,4,49,33,6,75,84,8,14,17,46,31,50,26,9,36,90,57,82,\
         79,72,77,34,29,11,7,18,23,52,43,68,39,25,53,85,83,58,15,74,5,30,67,87,69,64,89,61,45 sports hurdles,\
         relay,high_jump,swimming,weightlifting,table_tennis,archery,sailing,\
         marathon start 3 key f6eb43bd32bc1b09",
)];
