//! The rules of Olympics, part by part.

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
