//! The hall of fame: what the games on this device say of its people, and the records of each game.

mod cabinet;
mod contents;
mod files;
mod first_screen;
mod form;
mod game;
mod kept;
mod person;
mod reader;
mod replays;
mod result_link;
mod sentence;
mod stand;

pub use reader::hall_at;
