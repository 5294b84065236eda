//! The summary of a table for the shelf.

use crate::contract::{GameTable, name, names};
use crate::saves::{Progress, Summary};
use pentathlon_engine::hall::GameResult;
use pentathlon_engine::rules::Awaiting;
use pentathlon_engine::table::Timestamp;

/// Whether no person at the table has acted. Where no person plays, nobody has to.
fn is_untouched(table: &dyn GameTable) -> bool {
    let people = table.people();
    let is_own = |number| table.entry(number).is_some_and(|entry| people.contains(entry.seat));
    !people.is_empty() && !(0..table.len()).any(is_own)
}

/// The summary of a table that was opened on this device; as long as nobody has acted at it, the shelf does not show it.
pub fn summary_of_new(table: &dyn GameTable, last_played: Timestamp) -> Summary {
    let summary = summary(table, last_played);
    if is_untouched(table) { Summary { progress: Progress::New, ..summary } } else { summary }
}

/// The summary of a table for the shelf, last played at `last_played`. It says only what everybody
/// at the table sees.
pub fn summary(table: &dyn GameTable, last_played: Timestamp) -> Summary {
    let players = table.players();
    let progress = match table.awaiting() {
        Awaiting::Over if table.season().is_some_and(|season| !season.decided) => Progress::SeasonGoesOn,
        Awaiting::Over => {
            let standing = table.standing();
            Progress::Finished {
                winners: standing.firsts().map(|seat| name(players, seat)).collect(),
                points: standing.points.iter().copied().max().unwrap_or_default(),
            }
        }
        awaiting => Progress::Unfinished {
            progress: table.public().progress(),
            turn: match awaiting {
                Awaiting::Turn(seat) => name(players, seat),
                _ => String::new(),
            },
        },
    };
    let (game, names) = (table.info().id.to_owned(), names(players));
    let result = GameResult::of(table).map(|result| result.to_string());
    Summary { game, names, progress, last_played, branch: table.branched_at(), result }
}
