//! While another tab plays the table, this one looks on: it shows the table as it is there, acts for nobody, and may take
//! over.

use super::TableSession;
use crate::browser::{on_change_elsewhere, watch};
use crate::saves;
use leptos::prelude::*;
use pentathlon_engine::table::Handover;

impl TableSession {
    /// Follows which tab plays the table, and what another one does.
    pub(super) fn follow_other_tabs(self) {
        watch(move || match (saves::is_ours(), self.read_only.get_untracked()) {
            (true, true) => self.go_on(),
            (false, false) => self.look_on(),
            _ => {}
        });
        on_change_elsewhere(move |key| {
            // A late event may tell of what this tab has kept itself: then nothing has changed.
            let is_changed =
                |id: &str| saves::is_changed_elsewhere(id, &self.with_table(|table| table.record()));
            if self.id.with_value(|id| key == saves::key(id) && is_changed(id)) {
                self.look_on();
            }
        });
    }

    /// Takes the table from the tab that plays it.
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
            // It was removed there: here it is still whole.
            self.save();
        }
        self.draw_anew();
    }

    /// The table as it is kept now; whether it is.
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
