//! What is worth telling of a finished race.

use pentathlon_engine::rules::Seat;

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
