//! Results of which the game was deleted. They are small saves (`docs/saves.md`): a line (`pentathlon_engine::hall`) under the
//! id that its table had.

use super::small::SmallSaves;
use super::{guests, record};
use pentathlon_engine::hall::GameResult;

/// The key prefix of a result.
pub(super) const PREFIX: &str = "result/";
pub(super) const SAVES: SmallSaves = SmallSaves(PREFIX);

/// Whether a text is a result.
pub(super) fn is_readable(_id: &str, text: &str) -> bool {
    text.parse::<GameResult>().is_ok()
}

/// Keeps a result that a summary has, in place of its table.
pub fn keep(table: &str, line: &str) {
    SAVES.save(table, line);
}

/// Removes a kept result.
pub fn remove(table: &str) {
    SAVES.remove(table);
    if record(table).is_none() {
        guests::remove(table);
    }
}

/// The text of a kept result.
pub(super) fn text(table: &str) -> Option<String> {
    SAVES.text(table)
}

/// The ids of the tables of which only the result is left.
pub(super) fn ids() -> Vec<String> {
    SAVES.ids()
}

/// Whether any result is kept.
pub fn is_any() -> bool {
    !ids().is_empty()
}

/// All kept results that can be read.
pub fn all() -> Vec<GameResult> {
    let read = |id: String| {
        let result: GameResult = text(&id)?.parse().ok()?;
        Some(GameResult { is_kept: true, ..result.at(&id) })
    };
    ids().into_iter().filter_map(read).collect()
}
