//! The race clock: the table's time, the countdown, and the scheduled actions of computers.

use crate::browser::elapsed_ms;
use crate::contract::{ActionUi, TimeLeft};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Countdown;
use std::sync::Arc;

/// The scheduled action of a computer player.
pub struct ScheduledAction {
    /// The seat that acts.
    pub seat: Seat,
    /// The action.
    pub action: Arc<dyn ActionUi>,
    /// The number of legal actions when it was planned. If that changes, the seat plans again.
    pub choices: usize,
    /// When it is due, in the table's time.
    pub due_ms: u64,
}

/// The table's time. It stops while a race is paused, so that neither the clock nor a computer gains.
#[derive(Clone, Copy)]
pub struct RaceClock {
    /// The start of the table's time, shifted by every pause: before the page was opened, for a table that was resumed.
    began_ms: StoredValue<i64>,
    /// The table's time while it is stopped.
    stopped_at_ms: StoredValue<Option<u64>>,
    /// Whether the race is paused until somebody resumes it.
    pub paused: StoredValue<bool>,
    /// The seconds until a paused race goes on, once somebody has resumed it.
    pub counted_in: RwSignal<Option<u32>>,
    /// Whether the race has run since it was prepared; `None` for one that was running when the table was saved.
    pub has_run: StoredValue<Option<bool>>,
    /// Whether somebody hurries the race to its end.
    pub is_hurried: RwSignal<bool>,
    /// The scheduled actions of computers.
    pub scheduled: StoredValue<Vec<ScheduledAction>>,
    /// The time left in the countdown.
    pub left: RwSignal<Option<TimeLeft>>,
}

impl RaceClock {
    /// The clock of a table that has been played for that long. A race that was running when the table was saved starts
    /// paused, so that nobody is thrown into the middle of it.
    pub fn new(played_ms: u64) -> Self {
        Self {
            began_ms: StoredValue::new(started(played_ms)),
            stopped_at_ms: StoredValue::new(None),
            paused: StoredValue::new(true),
            counted_in: RwSignal::new(None),
            has_run: StoredValue::new(None),
            is_hurried: RwSignal::new(false),
            scheduled: StoredValue::new(Vec::new()),
            left: RwSignal::new(None),
        }
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

    /// Drops all plans and pauses the race.
    pub fn reset(self) {
        self.paused.set_value(true);
        let _ = self.is_hurried.try_set(false);
        self.scheduled.update_value(Vec::clear);
    }

    /// The first plan that is due by then.
    pub fn first_due(self, by_ms: u64) -> Option<(Seat, Arc<dyn ActionUi>)> {
        self.scheduled.with_value(|scheduled| {
            let due = scheduled.iter().filter(|plan| plan.due_ms <= by_ms);
            due.min_by_key(|plan| plan.due_ms).map(|plan| (plan.seat, plan.action.clone()))
        })
    }

    /// Drops the plan of a seat.
    pub fn drop_plan(self, seat: Seat) {
        self.scheduled.update_value(|scheduled| scheduled.retain(|plan| plan.seat != seat));
    }

    /// The time left in a countdown.
    pub fn time_left_in(self, countdown: Option<Countdown>) -> Option<TimeLeft> {
        let seconds = |ms: u32| ms.div_ceil(1000);
        let at_ms = self.now_ms();
        countdown.map(|it| TimeLeft { seconds: seconds(it.left_ms(at_ms)), total: seconds(it.lasts_ms) })
    }
}

/// When a table's time began that is now at that moment.
fn started(at_ms: u64) -> i64 {
    elapsed_ms() as i64 - at_ms as i64
}
