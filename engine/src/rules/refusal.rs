//! Why an action was refused.

use std::error::Error;
use std::fmt;

/// Why an action was refused. The state is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    Over,
    /// There is no such seat at this table.
    NoSuchSeat,
    /// This seat may not act now.
    NotAsked,
    /// An action of this kind is not possible now.
    NotNow,
    /// The rules of the game forbid it.
    Violation(RuleViolation),
}

/// A rule of the game that forbids an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleViolation {
    /// The short name, by which the app finds its message.
    pub id: &'static str,
    /// The reason, in words a player would understand.
    pub why: &'static str,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over => "the game is over",
            Self::NoSuchSeat => "there is no such seat at this table",
            Self::NotAsked => "this seat is not asked now",
            Self::NotNow => "something else is asked now",
            Self::Violation(violation) => violation.why,
        })
    }
}

impl Error for Refusal {}
