//! The rules of Olympikos.

mod clear_hands;
mod clock;
mod coach;
mod components;
mod control;
mod dealing;
mod ending;
mod game;
mod heuristic;
mod presentation;
mod race;
mod secrets;
mod together;
