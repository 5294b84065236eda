//! The rules of Olympia 2000 (B.C.), part by part.

pub mod game;

mod athletes;
mod choosing;
mod competing;
mod computers;
mod dealing;
mod ending;
mod secrets;
mod setting_up;
mod void;
