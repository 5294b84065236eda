//! How each game is drawn and narrated. Outside this folder the app names a game only where it is pictured: its cover
//! and its look on a picture to share (`src/covers/`), and its pictograms (`src/figure/`); and where something
//! holds for one game only (`PECULIAR` in `tests/games.rs`).

/// Written games of `engine/lessons/`, and the group of messages that they say.
macro_rules! written_games {
    ($say:path, [$($file:literal),+]) => {
        crate::contract::WrittenGames {
            texts: &[$(include_str!(concat!("../../../engine/lessons/", $file, ".txt"))),+],
            say: |number| $say.get(number)?.text(),
        }
    };
}

#[macro_use]
mod loader;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;
mod prompt;
#[cfg(test)]
mod tests;

use loader::GameModule;
pub use loader::{game_ui, is_on_its_way, is_on_shelf, load, load_the_rest};
pub use prompt::prompt_or_heading;

use crate::contract::Reading;
use crate::fetched::{Part, part};
use pentathlon_engine::table::{RecordError, read_game};

pentathlon_engine::for_each_game!(games);

/// Reads a record of any loaded game.
///
/// # Errors
/// If not even an empty table can be opened.
pub fn read_record(record: &str) -> Result<Reading, RecordError> {
    let game = read_game(record)?;
    game_ui(game).map_or_else(|| Err(RecordError::OtherGame(game.to_owned())), |ui| ui.read(record))
}
