//! The set-up of a game: its screen, what it asks, and how a table is opened.

mod chips;
pub mod form;
pub mod invitation;
pub mod names;
pub mod new_table;
pub mod people_button;
pub mod play_now;
pub mod questions;
mod rows;
pub mod screen;
mod seat_row;
pub mod seats;
pub mod welcome;
