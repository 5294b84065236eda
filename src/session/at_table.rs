//! What the boards of games can do at the running table.

use super::TableSession;
use super::race::Race;
use crate::contract::{ActionUi, Acts, ActsInRace, AnyContext, TimeLeft, ViewUi};
use crate::messages::MessageId;
use pentathlon_engine::rules::Seat;
use std::sync::Arc;

impl TableSession {
    /// What board and hand receive.
    pub fn context(self) -> AnyContext {
        let (shown, phase) = (self.shown().into(), self.phase().into());
        AnyContext::play(Box::new(self), shown, phase, self.selected(), self.players)
    }
}

impl Acts for TableSession {
    fn act(&self, action: &dyn ActionUi) {
        (*self).act(action);
    }

    fn confirm(&self) {
        (*self).confirm();
    }

    fn skip(&self) {
        (*self).skip();
    }

    fn has_no_choice(&self) -> bool {
        (*self).has_no_choice()
    }

    fn refuse(&self, why: &str, passage: MessageId) {
        self.narrator().refuse(why, passage);
    }

    fn past_views(&self) -> Vec<Arc<dyn ViewUi>> {
        (*self).past_views()
    }

    fn race(&self) -> Box<dyn ActsInRace> {
        Box::new((*self).race())
    }
}

impl ActsInRace for Race {
    fn act(&self, seat: Seat, action: &dyn ActionUi) -> Result<(), String> {
        (*self).act(seat, action)
    }

    fn view_of(&self, seat: Seat) -> Arc<dyn ViewUi> {
        (*self).view_of(seat)
    }

    fn left(&self) -> Option<TimeLeft> {
        (*self).left()
    }

    fn waits_for_button(&self) -> bool {
        (*self).waits_for_button()
    }

    fn press_clock(&self) {
        (*self).press_clock();
    }

    fn may_finish(&self) -> bool {
        (*self).may_finish()
    }

    fn finish(&self) {
        (*self).finish();
    }
}
