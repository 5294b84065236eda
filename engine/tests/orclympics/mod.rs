//! The rules of Orc-lympics, part by part.

mod cards;
mod competing;
mod cups;
mod drafting;
mod ending;
mod game;
mod resting;
mod rosters;
mod season;
mod setting_up;
