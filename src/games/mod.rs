//! How each game is drawn and narrated. Nothing else in the app names a game.

#[macro_use]
mod loader;
#[cfg(test)]
mod action_labels;
#[cfg(test)]
mod display_sync;
mod game_option;
mod game_ui;
mod held_card;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;
mod prompt;
mod score;
#[cfg(test)]
mod sound_secrecy;

pub use game_option::{GameOption, SetUpSheet};
pub use game_ui::{ErasedGameUi, GameUi, Reading};
pub use held_card::{HeldCard, all_hands};
use loader::GameModule;
pub use loader::{game_ui, is_on_its_way, is_on_shelf, load, load_the_rest};
pub use prompt::prompt;
pub use score::{Neutral, Score, Season, Ties, Verdict};

use pentathlon_engine::table::{RecordError, read_game};

games! { olympia2000 olympicards olympics olympikos orclympics }

/// Reads a record of any loaded game.
///
/// # Errors
/// If not even an empty table can be opened.
pub fn read_record(record: &str) -> Result<Reading, RecordError> {
    let game = read_game(record)?;
    game_ui(game).map_or_else(|| Err(RecordError::OtherGame(game.to_owned())), |ui| ui.read(record))
}
