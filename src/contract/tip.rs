//! Tips: one sentence each, shown in first games when they first matter.

use pentathlon_engine::rules::{Rules, Seat};

/// A tip of a game. From the view of a seat that is asked and has the screen, it says what it points at, as a selector;
/// `None` if it does not matter now. Its message has the same number in the group `tip` of the lesson's messages.
pub type Tip<R> = fn(&<R as Rules>::View, Seat) -> Option<&'static str>;
