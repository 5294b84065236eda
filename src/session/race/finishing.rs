//! A race in which no person acts any more: it follows the pace, or is hurried to its end. The table's time jumps from
//! one due moment to the next, so that rivals, plans and the times of the log keep their order.

use super::Race;
use leptos::prelude::*;
use pentathlon_engine::rules::Viewer;

/// How long each step of a hurried race takes at most, in milliseconds: every card is seen.
const HURRIED_MS: u32 = 120;

impl Race {
    /// Whether somebody at the table still acts in this race.
    pub(super) fn concerns_people(self) -> bool {
        self.session.with_table(|table| {
            let view = table.view(Viewer::Table);
            table.people().iter().any(|seat| view.is_racing(seat))
        })
    }

    /// Whether the running race may be hurried: people watch it, and none of them acts any more. Tracks only whether it is
    /// hurried already.
    pub fn may_finish(self) -> bool {
        let is_watched = || self.session.with_table(|table| !table.people().is_empty());
        !self.clock.is_hurried.get()
            && self.is_running()
            && self.session.lesson().is_none()
            && is_watched()
            && !self.concerns_people()
    }

    /// Hurries the race to its end.
    pub fn finish(self) {
        if untrack(|| self.may_finish()) {
            self.clock.is_hurried.set(true);
            self.session.stop();
            self.wait();
        }
    }

    /// A race of computers only follows the pace like everything else.
    pub(super) fn hasten(self, ms: u32) -> u32 {
        if self.clock.is_hurried.get_untracked() {
            return ms.min(HURRIED_MS);
        }
        let pace = self.session.settings.peek().pace;
        let is_watched = self.session.with_table(|table| table.people()).is_empty();
        pace.lasts(ms).filter(|_| is_watched).unwrap_or(ms)
    }
}
