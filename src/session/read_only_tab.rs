//! While another tab plays the table, this one is read-only: it follows the game there, and may steal the table.

use super::TableSession;
use crate::browser::{on_change_elsewhere, watch};
use crate::saves;
use leptos::prelude::*;
use pentathlon_engine::table::Handover;

impl TableSession {
    /// Tracks which tab plays the table, and what another one does.
    pub(super) fn follow_other_tabs(self) {
        watch(move || match (saves::is_ours(), self.read_only.get_untracked()) {
            (true, true) => self.go_on(),
            (false, false) => self.look_on(),
            _ => {}
        });
        on_change_elsewhere(move |key| {
            // A late event may be about a save of this tab: then nothing has changed.
            let is_changed =
                |id: &str| saves::is_changed_elsewhere(id, &self.with_table(|table| table.record()));
            if self.id.with_value(|id| key == saves::key(id) && is_changed(id)) {
                self.look_on();
            }
        });
    }

    /// Steals the table from the tab that plays it.
    pub fn take_over(self) {
        saves::steal();
    }

    fn look_on(self) {
        let _ = self.read_only.try_set(true);
        self.refresh();
        self.draw_anew();
    }

    fn go_on(self) {
        let _ = self.read_only.try_set(false);
        if !self.refresh() {
            // The other tab removed the save; this one still has the table.
            self.save();
        }
        self.draw_anew();
    }

    /// Reads the table from its save, and returns whether that worked.
    fn refresh(self) -> bool {
        let kept = self.id.with_value(|id| saves::record(id)).and_then(|record| (self.read)(&record));
        let is_kept = kept.is_some();
        if let Some(table) = kept {
            let _ = self.table.try_set_value(table);
        }
        is_kept
    }

    fn draw_anew(self) {
        self.narrator.say(String::new());
        self.display.clear_queue();
        self.race_clock.reset();
        self.handover.update_value(Handover::close);
        self.await_next();
    }
}
