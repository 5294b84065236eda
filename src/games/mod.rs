//! How each game is drawn and narrated. Nothing else in the app names a game.

#[macro_use]
mod loader;
mod game_option;
mod game_ui;
#[cfg(test)]
mod named;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;
mod prompt;
mod score;
#[cfg(test)]
mod told;

pub use game_option::{GameOption, SetUpSheet};
pub use game_ui::{ErasedGameUi, GameUi, Reading};
pub use loader::{game_ui, is_on_shelf, load, load_the_rest};
pub use prompt::prompt;
pub use score::{Neutral, Score, Season, Verdict};

use pentathlon_engine::table::{RecordError, read_game};

games! { olympia2000 olympicards olympics olympikos orclympics }

/// Reads a record of any game that has been fetched.
///
/// # Errors
/// If not even the table can be opened.
pub fn read_record(record: &str) -> Result<Reading, RecordError> {
    let game = read_game(record)?;
    game_ui(game).map_or_else(|| Err(RecordError::OtherGame(game.to_owned())), |ui| ui.read(record))
}

#[cfg(test)]
mod tests {
    use crate::sound::tests::check_family;

    #[test]
    fn every_game_has_five_short_quiet_sounds_of_its_own() {
        check_family("Olympia 2000", super::olympia2000::UI.sounds);
        check_family("Olympics", super::olympics::UI.sounds);
        check_family("Orc-lympics", super::orclympics::UI.sounds);
        check_family("Olympicards", super::olympicards::UI.sounds);
        check_family("Olympikos", super::olympikos::UI.sounds);
    }
}
