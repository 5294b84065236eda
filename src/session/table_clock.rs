//! The table's time, which is written beside each action.

use crate::browser::elapsed_ms;
use leptos::prelude::*;

/// The table's time, in every game. It stops while a race is paused, so that neither its clock nor a computer gains.
#[derive(Clone, Copy)]
pub struct TableClock {
    /// The start of the table's time, shifted by every pause: before the page was opened, for a table that was resumed.
    began_ms: StoredValue<i64>,
    /// The table's time while it is stopped.
    stopped_at_ms: StoredValue<Option<u64>>,
}

impl TableClock {
    /// The clock of a table that has been played for that long.
    pub fn new(played_ms: u64) -> Self {
        Self { began_ms: StoredValue::new(started(played_ms)), stopped_at_ms: StoredValue::new(None) }
    }

    /// The table's time, in milliseconds.
    pub fn now_ms(self) -> u64 {
        let running = elapsed_ms() as i64 - self.began_ms.get_value();
        self.stopped_at_ms.get_value().unwrap_or(running.max(0) as u64)
    }

    /// Stops the table's time.
    pub fn stop(self) {
        self.stopped_at_ms.set_value(Some(self.now_ms()));
    }

    /// Resumes the table's time.
    pub fn resume(self) {
        if let Some(at_ms) = self.stopped_at_ms.get_value() {
            self.began_ms.set_value(started(at_ms));
            self.stopped_at_ms.set_value(None);
        }
    }

    /// Moves the table's time forward.
    pub fn skip(self, ms: u64) {
        self.began_ms.update_value(|began_ms| *began_ms -= ms as i64);
    }
}

/// When a table's time began that is now at that moment.
fn started(at_ms: u64) -> i64 {
    elapsed_ms() as i64 - at_ms as i64
}
