//! What is worth telling of a finished race.

use pentathlon_engine::rules::{Rules, Seat};

/// An action of a finished game, with everything open.
pub struct PastAction<'a, R: Rules> {
    /// Its number, from 1.
    pub number: usize,
    /// When it happened, in milliseconds since the table was opened.
    pub at_ms: u64,
    /// The events that it caused.
    pub events: Vec<&'a R::Event>,
    /// The view after it; `None` if it caused no event.
    pub view: Option<&'a R::View>,
}

/// A moment that is worth telling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Highlight {
    /// The number of the action that caused it, from 1.
    pub action: usize,
    /// Whose moment it was.
    pub seat: Seat,
    /// What happened.
    pub sentence: String,
}
