//! What is timed: the table's time, the countdown, and what computers are about to do in a race.

use crate::browser::now_ms;
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Countdown, ErasedAction};

/// What a computer player is about to do.
pub struct ScheduledAction {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: ErasedAction,
    /// How many actions were legal when it was planned: if that has changed, the plan is made again.
    pub choices: usize,
    /// When, in the table's time.
    pub due_ms: u64,
}

/// How much of a countdown is left, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// Seconds left, the one that has begun among them.
    pub seconds: u32,
    /// Seconds at the beginning.
    pub of: u32,
}

/// The table's time. It stands still while a race is held up, so that neither the clock nor a computer gains by it.
#[derive(Clone, Copy)]
pub struct RaceClock {
    /// When the table's time began, by the device's clock; moved on by every pause.
    began_ms: StoredValue<u64>,
    /// The table's time, while it stands still.
    stopped_at_ms: StoredValue<Option<u64>>,
    /// Whether the race is held up until somebody continues it.
    pub paused: StoredValue<bool>,
    /// Whether the race has run since it was prepared; nothing is known of one that was open when the table was saved.
    pub has_run: StoredValue<Option<bool>>,
    /// What computers are about to do.
    pub scheduled: StoredValue<Vec<ScheduledAction>>,
    /// What is left of the countdown.
    pub left: RwSignal<Option<TimeLeft>>,
}

impl RaceClock {
    /// The clock of a table on which so many milliseconds have been played. A race that was open when the table was
    /// saved is held up: nobody is thrown into the middle of it.
    pub fn new(played_ms: u64) -> Self {
        Self {
            began_ms: StoredValue::new(now_ms().saturating_sub(played_ms)),
            stopped_at_ms: StoredValue::new(None),
            paused: StoredValue::new(true),
            has_run: StoredValue::new(None),
            scheduled: StoredValue::new(Vec::new()),
            left: RwSignal::new(None),
        }
    }

    /// The table's time, in milliseconds.
    pub fn now_ms(self) -> u64 {
        let running = now_ms().saturating_sub(self.began_ms.get_value());
        self.stopped_at_ms.get_value().unwrap_or(running)
    }

    /// Stops the table's time.
    pub fn stop(self) {
        self.stopped_at_ms.set_value(Some(self.now_ms()));
    }

    /// Lets the table's time run on from where it stopped.
    pub fn resume(self) {
        if let Some(at_ms) = self.stopped_at_ms.get_value() {
            self.began_ms.set_value(now_ms().saturating_sub(at_ms));
            self.stopped_at_ms.set_value(None);
        }
    }

    /// Moves the table's time forward by so many milliseconds.
    pub fn skip(self, ms: u64) {
        self.began_ms.update_value(|began_ms| *began_ms = began_ms.saturating_sub(ms));
    }

    /// Drops all scheduled and holds the race up.
    pub fn reset(self) {
        self.paused.set_value(true);
        self.scheduled.update_value(Vec::clear);
    }

    /// Drops the plan of a seat.
    pub fn drop_plan(self, seat: Seat) {
        self.scheduled.update_value(|scheduled| scheduled.retain(|plan| plan.seat != seat));
    }

    /// What is left of a countdown.
    pub fn left_of(self, countdown: Option<Countdown>) -> Option<TimeLeft> {
        let seconds = |ms: u32| ms.div_ceil(1000);
        let at_ms = self.now_ms();
        countdown.map(|it| TimeLeft { seconds: seconds(it.left_ms(at_ms)), of: seconds(it.lasts_ms) })
    }
}
