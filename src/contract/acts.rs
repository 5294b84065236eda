//! What boards and hands can do at a running table.

use super::{ActionUi, ViewUi};
use crate::messages::MessageId;
use pentathlon_engine::rules::Seat;
use std::sync::Arc;

/// The time left in a countdown, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    /// Seconds left, including the current one.
    pub seconds: u32,
    /// Seconds at the start.
    pub total: u32,
}

/// A running table, as boards and hands act on it: the session implements it, and no game knows the session.
pub trait Acts: ActsInRace + Send + Sync {
    /// Plays an action for the person who is asked.
    fn act(&self, action: &dyn ActionUi);
    /// Plays the selected action.
    fn confirm(&self);
    /// Skips what is shown to what comes next.
    fn skip(&self);
    /// Whether the person who is asked has only one possible action.
    fn has_no_choice(&self) -> bool;
    /// Shows a notice that says why something was refused, with a link to that passage of the rules.
    fn notify_why(&self, why: &str, passage: MessageId);
    /// Every view that the current viewer has had of this table, oldest first.
    fn past_views(&self) -> Vec<Arc<dyn ViewUi>>;
}

/// The race of a running table, as its board and hand act in it.
pub trait ActsInRace {
    /// Plays an action, at once.
    ///
    /// # Errors
    /// Why it is refused, in a sentence.
    fn act_in_race(&self, seat: Seat, action: &dyn ActionUi) -> Result<(), String>;
    /// What the player in a seat sees.
    fn view_of(&self, seat: Seat) -> Arc<dyn ViewUi>;
    /// The time left until the clock acts, tracked.
    fn time_left(&self) -> Option<TimeLeft>;
    /// Whether the clock acts only when somebody presses its button.
    fn waits_for_button(&self) -> bool;
    /// Presses the button of the clock.
    fn press_clock(&self);
    /// Whether no person acts any more, so that the race may be finished quickly.
    fn may_finish(&self) -> bool;
    /// Finishes it quickly.
    fn finish_race(&self);
}
