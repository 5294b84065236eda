//! What only a race needs: of a table, and of the context of board and hand.

use super::{ActionUi, BoardContext, SessionPhase, TimeLeft, view_of};
use leptos::prelude::*;
use pentathlon_engine::rules::{Level, Reaction, Rules, Seat};
use pentathlon_engine::table::Countdown;
use std::sync::Arc;

/// The table of a race: [`GameTable::race`](super::GameTable::race).
pub trait RaceTable {
    /// Since when the clock has been waiting, and for how long it waits, if it acts by itself.
    fn countdown(&self) -> Option<Countdown>;
    /// The action of the clock when its time is up or somebody presses its button.
    fn time_up(&self) -> Option<Arc<dyn ActionUi>>;
    /// The quick reaction of a computer player of that level in that seat, from what the seat knows, and its delay in
    /// milliseconds.
    fn react(&self, seat: Seat, level: Level) -> Option<Reaction<Arc<dyn ActionUi>>>;
}

/// What board and hand ask and do in a race: [`BoardContext::race`].
pub struct RaceContext<R: Rules>(BoardContext<R>);

impl<R: Rules<Action: ActionUi>> BoardContext<R> {
    /// What only a race needs.
    pub fn race(self) -> RaceContext<R> {
        RaceContext(self)
    }
}

impl<R: Rules<Action: ActionUi>> RaceContext<R> {
    /// Whether it is running and not paused.
    pub fn is_running(&self) -> bool {
        self.0.phase() == (SessionPhase::Racing { paused: false })
    }

    /// Plays an action, at once.
    ///
    /// # Errors
    /// Why it is refused, in a sentence.
    pub fn act(&self, seat: Seat, action: R::Action) -> Result<(), String> {
        self.0.erased.at_table(|table| table.act_in_race(seat, &action)).unwrap_or(Ok(()))
    }

    /// What the player in `seat` sees, who answers for what the own hand does on a screen that rivals see, too.
    pub fn view_of(&self, seat: Seat) -> Option<Arc<R::View>> {
        view_of(&self.0.erased.at_table(|table| table.view_of(seat))?)
    }

    /// The time left until the clock acts.
    pub fn time_left(&self) -> Option<TimeLeft> {
        self.0.erased.at_table(|table| table.time_left()).flatten()
    }

    /// Whether the clock acts only when somebody presses its button.
    pub fn waits_for_button(&self) -> bool {
        self.0.view.track();
        self.is_running() && self.0.erased.at_table(|table| table.waits_for_button()) == Some(true)
    }

    /// Presses the button of the clock.
    pub fn press_clock(&self) {
        self.0.erased.at_table(|table| table.press_clock());
    }

    /// Whether no person acts any more, so that the race may be finished quickly.
    pub fn may_finish(&self) -> bool {
        self.0.view.track();
        self.is_running() && self.0.erased.at_table(|table| table.may_finish()) == Some(true)
    }

    /// Finishes the race quickly.
    pub fn finish(&self) {
        self.0.erased.at_table(|table| table.finish_race());
    }
}
