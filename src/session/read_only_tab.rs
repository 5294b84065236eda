//! While another tab plays the table, this one is read-only: it follows the game there, and may take the table over.

use crate::contract::GameTable;
use crate::saves;
use leptos::prelude::*;

/// Whether this tab is read-only, and how it follows the one that plays.
#[derive(Clone, Copy)]
pub struct ReadOnlyTab {
    pub(super) is_read_only: RwSignal<bool>,
    /// Reads an undamaged record of the game.
    pub(super) read: fn(&str) -> Option<Box<dyn GameTable>>,
}

impl ReadOnlyTab {
    /// A tab that has just opened the table.
    pub fn new(read: fn(&str) -> Option<Box<dyn GameTable>>) -> Self {
        Self { is_read_only: RwSignal::new(!saves::is_ours()), read }
    }

    /// The tab of a table that is not saved, so that no other tab has it.
    pub fn never() -> Self {
        Self { is_read_only: RwSignal::new(false), read: |_| None }
    }

    /// Whether another tab plays the table. `false` for a table that has been closed.
    pub fn is_read_only(self) -> bool {
        self.is_read_only.try_get_untracked() == Some(true)
    }
}
