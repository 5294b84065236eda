//! Saves the record of a table, and says when that fails.

use super::{TableSession, summary, summary_of_new};
use crate::browser::{StorageError, now};
use crate::messages::screens;
use crate::saves::{self, Progress};
use leptos::prelude::*;

impl TableSession {
    /// Saves the record. The first failure is reported in a notice.
    pub(super) fn save(self) {
        if self.lesson.is_some() {
            return;
        }
        let summary = if self.is_new.get_value() { summary_of_new } else { summary };
        let (record, summary) = self.with_table(|table| (table.record(), summary(table, now())));
        self.is_new.set_value(summary.progress == Progress::New);
        let saved = self.id.with_value(|id| saves::save(id, &record, Some(summary)));
        if let Err(why) = saved
            && saves::take_first_failure()
        {
            self.narrator.notify(unsaved(why));
        }
    }

    /// Why the last save of the table failed; `None` if it worked.
    pub fn save_failure(self) -> Option<&'static str> {
        saves::failure(&self.id()).map(unsaved)
    }
}

/// Why a table could not be saved.
pub fn unsaved(why: StorageError) -> &'static str {
    match why {
        StorageError::Closed => screens::storage_closed(),
        StorageError::Full => screens::storage_full(),
    }
}
