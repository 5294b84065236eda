//! A read-only tab follows what another tab does with its table.

use super::{PastViews, ReadOnlyTab, TableSession};
use crate::browser::{on_change_elsewhere, watch};
use crate::saves;
use leptos::prelude::*;
use pentathlon_engine::rules::Awaiting;

impl ReadOnlyTab {
    /// Tracks which tab plays the table, and what another one does.
    pub(super) fn watch_other_tabs(self, session: TableSession) {
        watch(move || match (saves::is_ours(), self.is_read_only()) {
            (true, true) => self.go_on(session),
            (false, false) => self.become_read_only(session),
            _ => {}
        });
        on_change_elsewhere(move |key| {
            // A late event may be about a save of this tab: then nothing has changed.
            let is_changed =
                |id: &str| saves::is_changed_elsewhere(id, &session.with_table(|table| table.record()));
            let is_over = || session.with_table(|table| table.awaiting()) == Awaiting::Over;
            match key {
                // Another project of this origin has emptied the storage, perhaps. The next action would save, too.
                None if !self.is_read_only() && !is_over() => session.save(),
                Some(key) if session.id.with_value(|id| key == saves::key(id) && is_changed(id)) => {
                    self.become_read_only(session);
                }
                _ => {}
            }
        });
    }

    fn become_read_only(self, session: TableSession) {
        let _ = self.is_read_only.try_set(true);
        self.refresh(session);
        session.begin_anew();
    }

    fn go_on(self, session: TableSession) {
        let _ = self.is_read_only.try_set(false);
        if !self.refresh(session) {
            // The other tab removed the save; this one still has the table, which is wanted.
            let _ = session.is_new.try_set_value(false);
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
            let _ = session.is_new.try_set_value(session.id.with_value(|id| saves::is_new(id)));
            let _ = session.past_views.try_update_value(PastViews::forget);
            session.take_names();
        }
        is_kept
    }
}
