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
#[cfg(test)]
mod action_labels;
#[cfg(test)]
mod any_table;
#[cfg(test)]
mod display_sync;
#[cfg(test)]
mod hints;
#[cfg(test)]
mod lessons;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
#[cfg(test)]
mod options;
mod orclympics;
#[cfg(test)]
mod pace;
#[cfg(test)]
mod positions;
mod prompt;
#[cfg(test)]
mod sound_secrecy;
#[cfg(test)]
mod sounds_heard;
#[cfg(test)]
mod tips;

use loader::GameModule;
pub use loader::{game_ui, is_on_its_way, is_on_shelf, load, load_the_rest};
pub use prompt::prompt;

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

/// Something that is checked of every game.
#[cfg(test)]
trait UiVisitor {
    fn visit<G: display_sync::Screen>(&mut self);
}

#[cfg(test)]
mod tests {
    use super::display_sync::Screen;
    use super::{UiVisitor, visit_all};
    use pentathlon_engine::games::shelf;
    use pentathlon_engine::rules::Setup;
    use std::collections::BTreeSet;

    struct Ids(BTreeSet<&'static str>);

    impl UiVisitor for Ids {
        fn visit<G: Screen>(&mut self) {
            self.0.insert(G::Setup::FACTS.id);
        }
    }

    #[test]
    fn every_game_of_the_shelf_is_drawn() {
        let mut drawn = Ids(BTreeSet::new());
        visit_all(&mut drawn);
        assert_eq!(drawn.0, shelf().iter().map(|facts| facts.id).collect());
    }
}
