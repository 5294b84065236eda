//! The rules of Olympicards, sentence by sentence and ruling by ruling.

mod computers;
mod ending;
mod game;
mod records;
mod rewards;
mod rounds;
mod secrets;
mod setting_up;
mod sports;
mod stack;
mod turning;
mod two;
mod vectors;
