//! What is remembered of a race: whether it runs, the time left, and the plans of computers.

use crate::contract::{ActionUi, TimeLeft};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;
use std::sync::Arc;

/// What a computer player will do, and when.
pub struct Plan {
    /// The seat that acts.
    pub seat: Seat,
    /// The action.
    pub action: Arc<dyn ActionUi>,
    /// The number of legal actions when it was planned. If that changes, the seat plans again.
    pub legal_count: usize,
    /// When it is due, in the table's time.
    pub due_ms: u64,
}

/// What a session remembers of a race.
#[derive(Clone, Copy)]
pub struct RaceState {
    /// Whether the race is paused until somebody resumes it.
    pub paused: StoredValue<bool>,
    /// The seconds until a paused race goes on, once somebody has resumed it.
    pub counted_in: RwSignal<Option<u32>>,
    /// Whether the race has run since it was prepared; `None` for one that was running when the table was saved.
    pub has_run: StoredValue<Option<bool>>,
    /// Whether it is finished quickly, because somebody asked for that.
    pub is_finishing: RwSignal<bool>,
    /// The plans of computers.
    pub plans: StoredValue<Vec<Plan>>,
    /// The time left in the countdown.
    pub left: RwSignal<Option<TimeLeft>>,
}

impl RaceState {
    /// A race that was running when the table was saved starts paused, so that nobody is thrown into the middle of it.
    pub fn new() -> Self {
        Self {
            paused: StoredValue::new(true),
            counted_in: RwSignal::new(None),
            has_run: StoredValue::new(None),
            is_finishing: RwSignal::new(false),
            plans: StoredValue::new(Vec::new()),
            left: RwSignal::new(None),
        }
    }

    /// Drops all plans and pauses the race.
    pub fn reset(self) {
        self.paused.set_value(true);
        let _ = self.is_finishing.try_set(false);
        self.plans.update_value(Vec::clear);
    }

    /// The first plan that is due by then.
    pub fn first_due(self, by_ms: u64) -> Option<(Seat, Arc<dyn ActionUi>)> {
        self.plans.with_value(|plans| {
            let due = plans.iter().filter(|plan| plan.due_ms <= by_ms);
            due.min_by_key(|plan| plan.due_ms).map(|plan| (plan.seat, plan.action.clone()))
        })
    }

    /// Drops the plan of a seat.
    pub fn drop_plan(self, seat: Seat) {
        self.plans.update_value(|plans| plans.retain(|plan| plan.seat != seat));
    }
}
