//! Undo: what it would take back, and who must agree.

use super::{PastViews, TableSession};
use crate::messages::screens;
use leptos::prelude::*;
use pentathlon_engine::table::{Handover, Undo, UndoError};

/// The undo of a running table. A request that waits for the owner of a secret choice is kept by the hand-over.
#[derive(Clone, Copy)]
pub struct Undoing {
    session: TableSession,
}

impl TableSession {
    /// The undo of the table.
    pub const fn undoing(self) -> Undoing {
        Undoing { session: self }
    }
}

impl Undoing {
    /// What an undo would take back now; `None` while another tab plays.
    pub fn undoable(self) -> Option<Undo> {
        let session = self.session;
        session.with_table(|table| table.undoable()).filter(|_| !session.read_only_tab().is_read_only())
    }

    /// What an undo would take back, in the sentence that the current viewer saw.
    pub fn description(self) -> Option<String> {
        let session = self.session;
        let (undo, viewer) = (self.undoable()?, session.viewer());
        let undone =
            session.with_table(|table| table.history(table.len().saturating_sub(undo.actions), viewer));
        let first = undone.into_iter().next()?;
        first.iter().find_map(|frame| session.narrate(frame.as_ref()))
    }

    /// Whether the table has at most one person, so that nobody else must agree.
    pub fn is_alone(self) -> bool {
        self.session.with_table(|table| table.people().len()) < 2
    }

    /// Undoes the last action of a person. A secret one waits at the curtain until its owner agrees.
    pub fn request(self, agreed: bool) {
        let session = self.session;
        let secret = self.undoable().filter(|undo| undo.secret && !undo.crosses_reveal);
        if let Some(undo) = secret {
            let waits = session.handover.try_update_value(|handover| handover.request_undo(undo.seat));
            if waits == Some(true) {
                session.stop_timer_and_search();
                session.display.clear_queue();
                session.narrator.say(String::new());
                return session.turn_to_next();
            }
        }
        self.undo(agreed);
    }

    /// Keeps the action that was to be undone.
    pub fn leave(self) {
        self.session.handover.update_value(Handover::close);
        self.session.turn_to_next();
    }

    /// Undoes the last action of a person at once, and returns whether there was one.
    pub(super) fn undo(self, agreed: bool) -> bool {
        let session = self.session;
        let undone = session.table.try_update_value(|table| table.undo(agreed));
        match undone {
            Some(Ok(undo)) => {
                session.stop_timer_and_search();
                session.display.clear_queue();
                session.race_state.reset();
                let _ = session.past_views.try_update_value(PastViews::forget);
                session.handover.update_value(|handover| handover.undone(undo.seat));
                session.save();
                session.narrator.say(screens::undone(&session.name(undo.seat)));
                session.turn_to_next();
                true
            }
            Some(Err(UndoError::Nothing | UndoError::Revealed)) | None => {
                session.narrator.notify(screens::undo_nothing());
                false
            }
        }
    }
}
