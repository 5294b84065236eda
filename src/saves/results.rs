//! Results of which the game was deleted. They are small saves (`docs/saves.md`): a line (`pentathlon_engine::hall`) under the
//! id that its table had.

use super::kinds::SaveKind;
use super::small::SmallSaves;
use super::{guests, record};
use pentathlon_engine::hall::GameResult;

/// Their saves.
pub const SAVES: SmallSaves = SmallSaves(SaveKind::Result);

/// Removes the line of a deleted game.
pub fn remove(table: &str) {
    SAVES.remove(table);
    if record(table).is_none() {
        guests::remove(table);
    }
}

/// Whether there is any.
pub fn is_any() -> bool {
    !SAVES.ids().is_empty()
}

/// All that can be read.
pub fn all() -> Vec<GameResult> {
    let read = |id: String| {
        let result: GameResult = SAVES.text(&id)?.parse().ok()?;
        Some(GameResult { is_only_line: true, ..result.at(&id) })
    };
    SAVES.ids().into_iter().filter_map(read).collect()
}
