//! What the boards of games can do at the running table.

use super::TableSession;
use crate::contract::{ActionUi, Acts, AnyContext, SessionPhase, ViewUi};
use crate::messages::MessageId;
use crate::sound::{self, Sound};
use leptos::prelude::*;
use std::sync::Arc;

impl TableSession {
    /// What board and hand receive.
    pub fn context(self) -> AnyContext {
        let (shown, phase) = (self.shown().into(), self.phase().into());
        AnyContext::play(Box::new(self), shown, phase, self.selected, self.players)
    }
}

impl Acts for TableSession {
    fn act(&self, action: &dyn ActionUi) {
        self.selected.set(None);
        if let SessionPhase::Asking(seat) = self.phase().get_untracked()
            && self.submit_to_lesson(action)
        {
            self.dismiss_notice();
            sound::answer(Sound::Place);
            self.act_and_show(seat, action);
        }
    }

    fn confirm(&self) {
        if let Some(action) = self.selected.get_untracked() {
            self.act(action.as_ref());
        }
    }

    fn skip(&self) {
        TableSession::skip(*self);
    }

    fn has_no_choice(&self) -> bool {
        let SessionPhase::Asking(seat) = self.phase().get_untracked() else { return false };
        self.with_table(|table| table.legal_count(seat)) == 1
    }

    fn notify_why(&self, why: &str, passage: MessageId) {
        self.narrator.notify_why(why, passage);
    }

    fn past_views(&self) -> Vec<Arc<dyn ViewUi>> {
        let viewer = self.viewer();
        let seen = self.with_table(|table| self.past_views.try_update_value(|past| past.of(table, viewer)));
        seen.unwrap_or_default()
    }
}
