//! Tips: one sentence each, shown in first games when they first matter.

use pentathlon_engine::rules::{Rules, Seat};

/// A tip of a game: the selector of what it points at, if it matters now to a seat that is asked and has the screen, by its
/// view. Its message is the one of the same number in the group `tip` of the lesson's messages.
pub type Tip<R> = fn(&<R as Rules>::View, Seat) -> Option<&'static str>;
