//! The set-up of a game: its screen, what it asks, and how a table is opened.

pub mod candidates;
mod chair;
pub mod chair_list;
pub mod chairs;
pub mod invitation;
pub mod names;
pub mod new_table;
pub mod people_button;
pub mod play_now;
pub mod play_now_offer;
pub mod questions;
pub mod screen;
pub mod stored_set_up;
