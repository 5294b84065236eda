//! A branch: a table that leaves another one at an earlier moment, where somebody chooses anew. It is marked, and its
//! result never counts.

use super::hinting::wants_hints;
use crate::contract::GameTable;
use pentathlon_engine::table::{Note, Player};

/// A new table that leaves `table` after its first `actions` actions, with these players; `None` if these are not as many
/// as its seats.
pub fn branch(table: &dyn GameTable, actions: usize, players: Vec<Player>) -> Option<Box<dyn GameTable>> {
    let mut branch = table.branch(actions, players)?;
    branch.note(Note::Branch(actions + 1));
    if wants_hints(table) {
        branch.note(Note::Hints);
    }
    Some(branch)
}
