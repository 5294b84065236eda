//! Tips: one sentence each, shown in first games when they first matter.

use pentathlon_engine::rules::{Rules, Seat};

/// A tip of a game. Its message is the one of the same number in the group `tip` of the lesson's messages.
pub struct Tip<R: Rules> {
    /// What it points at: a selector.
    pub points_at: &'static str,
    /// Whether it matters now to a seat that is asked and has the screen, by its view.
    pub matters: fn(&R::View, Seat) -> bool,
}
