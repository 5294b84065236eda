//! Undo: what it would take back, and who must agree.

use super::{PastViews, TableSession};
use crate::messages::screens;
use leptos::prelude::*;
use pentathlon_engine::table::{Handover, Undo, UndoError};

impl TableSession {
    /// What an undo would take back now; `None` while another tab plays.
    pub fn undoable(self) -> Option<Undo> {
        self.with_table(|table| table.undoable()).filter(|_| !self.read_only_tab.is_read_only())
    }

    /// What an undo would take back, in the sentence that the current viewer saw.
    pub fn undo_description(self) -> Option<String> {
        let (undo, viewer) = (self.undoable()?, self.viewer());
        let undone = self.with_table(|table| table.history(table.len().saturating_sub(undo.actions), viewer));
        let first = undone.into_iter().next()?;
        first.iter().find_map(|frame| self.narrate(frame.as_ref()))
    }

    /// Whether the table has at most one person, so that nobody else must agree.
    pub fn undoes_alone(self) -> bool {
        self.with_table(|table| table.people().len()) < 2
    }

    /// Undoes the last action of a person. A secret one waits at the curtain until its owner agrees; the hand-over keeps the
    /// request.
    pub fn request_undo(self, agreed: bool) {
        let secret = self.undoable().filter(|undo| undo.secret && !undo.crosses_reveal);
        if let Some(undo) = secret {
            let waits = self.handover.try_update_value(|handover| handover.request_undo(undo.seat));
            if waits == Some(true) {
                self.drop_shown();
                return self.turn_to_next();
            }
        }
        self.undo(agreed);
    }

    /// Keeps the action that was to be undone.
    pub fn leave_undo(self) {
        self.handover.update_value(Handover::close);
        self.turn_to_next();
    }

    /// Undoes the last action of a person at once, and returns whether there was one.
    pub(super) fn undo(self, agreed: bool) -> bool {
        let undone = self.table.try_update_value(|table| table.undo(agreed));
        match undone {
            Some(Ok(undo)) => {
                self.display.clear_queue();
                self.race_state.reset();
                let _ = self.past_views.try_update_value(PastViews::forget);
                self.handover.update_value(|handover| handover.undone(undo.seat));
                self.save();
                self.narrator.say(screens::undone(&self.name(undo.seat)));
                self.turn_to_next();
                true
            }
            Some(Err(UndoError::Nothing | UndoError::Revealed)) | None => {
                self.narrator.notify(screens::undo_nothing());
                false
            }
        }
    }
}
