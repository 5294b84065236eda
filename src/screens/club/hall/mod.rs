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

use pentathlon_engine::games::shelf;

/// The name of a game on its box; its short name if this build does not know the game.
fn title_of(game: &str) -> String {
    let facts = shelf().into_iter().find(|facts| facts.id == game);
    facts.map_or_else(|| game.to_owned(), |facts| facts.title.to_owned())
}
