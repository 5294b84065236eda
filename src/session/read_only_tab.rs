//! While another tab plays the table, this one is read-only: it follows the game there, and may steal the table.

use super::{PastViews, TableSession};
use crate::browser::{on_change_elsewhere, watch};
use crate::saves;
use leptos::prelude::*;
use pentathlon_engine::rules::Awaiting;
use pentathlon_engine::table::AnyTable;

/// Whether this tab is read-only, and how it follows the one that plays.
#[derive(Clone, Copy)]
pub struct ReadOnlyTab {
    is_on: RwSignal<bool>,
    /// Reads an undamaged record of the game.
    read: fn(&str) -> Option<Box<dyn AnyTable>>,
}

impl ReadOnlyTab {
    /// A tab that has just opened the table.
    pub fn new(read: fn(&str) -> Option<Box<dyn AnyTable>>) -> Self {
        Self { is_on: RwSignal::new(!saves::is_ours()), read }
    }

    /// The tab of a table that is not saved, so that no other tab has it.
    pub fn never() -> Self {
        Self { is_on: RwSignal::new(false), read: |_| None }
    }

    /// Whether another tab plays the table. `false` for a table that has been closed.
    pub fn is_on(self) -> bool {
        self.is_on.try_get_untracked() == Some(true)
    }

    /// Steals the table from the tab that plays it.
    pub fn take_over(self) {
        saves::steal();
    }

    /// Tracks which tab plays the table, and what another one does.
    pub(super) fn follow(self, session: TableSession) {
        watch(move || match (saves::is_ours(), self.is_on()) {
            (true, true) => self.go_on(session),
            (false, false) => self.look_on(session),
            _ => {}
        });
        on_change_elsewhere(move |key| {
            // A late event may be about a save of this tab: then nothing has changed.
            let is_changed =
                |id: &str| saves::is_changed_elsewhere(id, &session.with_table(|table| table.record()));
            let is_over = || session.with_table(|table| table.awaiting()) == Awaiting::Over;
            match key {
                // Another project of this origin has emptied the storage, perhaps. The next action would save, too.
                None if !self.is_on() && !is_over() => session.save(),
                Some(key) if session.id.with_value(|id| key == saves::key(id) && is_changed(id)) => {
                    self.look_on(session);
                }
                _ => {}
            }
        });
    }

    fn look_on(self, session: TableSession) {
        let _ = self.is_on.try_set(true);
        self.refresh(session);
        session.begin_anew();
    }

    fn go_on(self, session: TableSession) {
        let _ = self.is_on.try_set(false);
        if !self.refresh(session) {
            // The other tab removed the save; this one still has the table.
            session.save();
        }
        session.begin_anew();
    }

    /// Reads the table from its save, and returns whether that worked.
    fn refresh(self, session: TableSession) -> bool {
        let kept = session.id.with_value(|id| saves::record(id)).and_then(|record| (self.read)(&record));
        let is_kept = kept.is_some();
        if let Some(table) = kept {
            let _ = session.table.try_set_value(table);
            let _ = session.past_views.try_update_value(PastViews::forget);
            session.take_names();
        }
        is_kept
    }
}
