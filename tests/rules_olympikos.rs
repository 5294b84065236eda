//! The rules of Olympikos: a test for each sentence of the rulebook and each ruling K1 to K32.
//!
//! Deals are written out by hand, so that what happens can be checked by eye. A test of a sentence begins with
//! `rulebook_`, a test of a ruling with its id.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod walk;

#[path = "olympikos/game.rs"]
mod game;

#[path = "olympikos/clock.rs"]
mod clock;
#[path = "olympikos/coach.rs"]
mod coach;
#[path = "olympikos/components.rs"]
mod components;
#[path = "olympikos/control.rs"]
mod control;
#[path = "olympikos/dealing.rs"]
mod dealing;
#[path = "olympikos/ending.rs"]
mod ending;
#[path = "olympikos/mind.rs"]
mod mind;
#[path = "olympikos/presentation.rs"]
mod presentation;
#[path = "olympikos/race.rs"]
mod race;
#[path = "olympikos/secrets.rs"]
mod secrets;
#[path = "olympikos/together.rs"]
mod together;
