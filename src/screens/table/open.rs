//! What can be opened over the table.

use crate::messages::{MessageId, screens};
use crate::session::TableSession;
use leptos::prelude::*;

/// An overlay of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Overlay {
    /// The log.
    Log,
    /// The rules of the game, at a passage, or where the table is.
    Rules(Option<MessageId>),
    /// The pause, with its menu.
    Pause,
    /// The confirmation of an undo.
    Undo,
    /// What else can be done with a finished game.
    More,
    /// The confirmation of giving out the record while it is secret.
    GiveRecord,
}

/// Opens an overlay. An undo that needs no confirmation happens at once.
pub fn open_overlay(session: TableSession, overlay: RwSignal<Option<Overlay>>, open: Overlay) {
    match (open, session.undoable()) {
        (Overlay::Undo, None) => session.narrator.notify(screens::undo_nothing()),
        (Overlay::Undo, Some(undo)) if !undo.crosses_reveal => session.request_undo(false),
        _ => {
            session.race().pause();
            if open == Overlay::Pause {
                session.close_curtain();
            }
            overlay.set(Some(open));
        }
    }
}
