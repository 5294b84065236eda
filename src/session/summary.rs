//! The summary of a table for the shelf.

use super::{ErasedGameUi, names};
use crate::saves::{Progress, Summary};
use pentathlon_engine::rules::{Awaiting, Viewer};
use pentathlon_engine::table::AnyTable;

/// The summary of a table for the shelf.
pub fn summary(ui: &dyn ErasedGameUi, table: &dyn AnyTable) -> Summary {
    let progress = match table.awaiting() {
        Awaiting::Over if ui.season(table).is_some_and(|season| !season.decided) => Progress::SeasonGoesOn,
        Awaiting::Over => Progress::Finished,
        _ => Progress::Unfinished(ui.progress(&table.view(Viewer::Table))),
    };
    Summary { game: table.facts().id.to_owned(), names: names(table.players()), progress }
}
