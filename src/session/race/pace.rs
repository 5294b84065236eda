//! The pace of a race in which no person acts any more: that of the settings, or a quick one. The table's time jumps from one
//! due moment to the next (`Race::wake`), so that rivals, plans and the times of the log keep their order.

use super::Race;
use leptos::prelude::*;
use pentathlon_engine::rules::Viewer;

/// How long each step of a race that is being finished takes at most, in milliseconds: every card is seen.
const FINISHING_MS: u32 = 120;

impl Race {
    /// Whether somebody at the table still acts in this race.
    pub(super) fn concerns_people(self) -> bool {
        self.session.with_table(|table| {
            let view = table.view(Viewer::Table);
            table.people().iter().any(|seat| view.is_racing(seat))
        })
    }

    /// A race of computers only follows the pace like everything else.
    pub(super) fn paced_ms(self, ms: u32) -> u32 {
        if self.state.is_finishing.get_untracked() {
            return ms.min(FINISHING_MS);
        }
        let pace = self.session.settings.peek().pace;
        let is_for_computers = self.session.with_table(|table| table.people()).is_empty();
        if is_for_computers { pace.lasts(ms).unwrap_or(ms) } else { ms }
    }
}
