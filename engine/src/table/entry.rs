//! The lines of the log.

use super::Timestamp;
use crate::rules::{ParseNotationError, Seat};
use std::fmt::{self, Display};
use std::str::FromStr;

/// An action of a seat or of the clock. Notation: `2 athlete 27 @15320`, `clock time_up @13012`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<A> {
    /// The seat.
    pub seat: Seat,
    /// The action.
    pub action: A,
    /// The time, in milliseconds since the table was opened. It decides no rule, but paces a replay, a countdown and the clock.
    pub at_ms: u64,
}

/// A line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line<A> {
    /// An action.
    Action(Entry<A>),
    /// So many actions were taken back, and the log keeps them: the players agreed, past a point where something was
    /// revealed, or the actions stand before an earlier line of this kind. Notation: `takeback 3`.
    Takeback(usize),
    /// Something that is not part of the game.
    Note(Note),
}

/// Something that happened at the table besides the game and may have told somebody something. An undo does not remove
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// This seat opened its curtain. Notation: `curtain 1`.
    Curtain(Seat),
    /// Hints are allowed, although several people play. Notation: `hints`.
    Hints,
    /// This seat asked for a hint. Notation: `hint 1`.
    Hint(Seat),
    /// The whole record was shared before the end. Notation: `shared`.
    Shared,
    /// The deal is a challenge with this many points to beat. Notation: `beat 34`.
    Beat(i32),
    /// The table left another one at the action of this number, from 1: see [`super::Table::branched_at`]. Notation:
    /// `branch 31`.
    Branch(usize),
}

impl<A: Display> Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} @{}", self.seat, self.action, self.at_ms)
    }
}

impl<A: FromStr> FromStr for Entry<A> {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        let (seat, rest) = text.trim().split_once(' ').ok_or(ParseNotationError)?;
        // The time is optional in a record written by hand.
        let (action, at_ms) = match rest.rsplit_once('@') {
            // A game lasts as long as the calendar at most.
            Some((action, at_ms)) => (action, at_ms.parse::<Timestamp>()?.ms()),
            None => (rest, 0),
        };
        Ok(Self {
            seat: seat.parse()?,
            action: action.trim().parse().map_err(|_| ParseNotationError)?,
            at_ms,
        })
    }
}

impl<A: Display> Display for Line<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action(entry) => entry.fmt(f),
            Self::Takeback(actions) => write!(f, "takeback {actions}"),
            Self::Note(Note::Curtain(seat)) => write!(f, "curtain {seat}"),
            Self::Note(Note::Hint(seat)) => write!(f, "hint {seat}"),
            Self::Note(Note::Hints) => f.write_str("hints"),
            Self::Note(Note::Shared) => f.write_str("shared"),
            Self::Note(Note::Beat(points)) => write!(f, "beat {points}"),
            Self::Note(Note::Branch(action)) => write!(f, "branch {action}"),
        }
    }
}

impl<A: FromStr> FromStr for Line<A> {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        match text.trim().split_once(' ') {
            Some(("takeback", actions)) => {
                actions.trim().parse().map(Self::Takeback).map_err(|_| ParseNotationError)
            }
            Some(("curtain", seat)) => Ok(Self::Note(Note::Curtain(seat.trim().parse()?))),
            Some(("hint", seat)) => Ok(Self::Note(Note::Hint(seat.trim().parse()?))),
            Some(("beat", points)) => points
                .trim()
                .parse()
                .map(|points| Self::Note(Note::Beat(points)))
                .map_err(|_| ParseNotationError),
            Some(("branch", action)) => action
                .trim()
                .parse()
                .map(|action| Self::Note(Note::Branch(action)))
                .map_err(|_| ParseNotationError),
            None if text.trim() == "hints" => Ok(Self::Note(Note::Hints)),
            None if text.trim() == "shared" => Ok(Self::Note(Note::Shared)),
            _ => text.parse().map(Self::Action),
        }
    }
}
