//! The rules of Orc-lympics, part by part.

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
