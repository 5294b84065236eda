//! The hall of fame: what the games on this device say of its people, and the records of each game.

mod bars;
mod contents;
mod form;
mod game;
mod house;
mod kept;
mod person;
mod reader;
mod replays;
mod result_link;
mod stats;
mod table;

pub use reader::hall_at;
