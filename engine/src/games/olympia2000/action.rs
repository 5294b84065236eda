//! The actions of a seat.

use super::{Athlete, Discipline};
use crate::rules::{ParseNotationError, Seat, Tokens};
use std::fmt;
use std::str::FromStr;

/// An action of a seat. Notation: `athlete 27`, `chip long_jump`, `keep`, `give 2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Action {
    /// Sends an athlete from the hand, in secret and irrevocably (Z19).
    Athlete(Athlete),
    /// Chooses the column whose top chip goes to space II.
    Chip(Discipline),
    /// The dealer keeps the card they are looking at; the players not yet served get theirs unseen.
    Keep,
    /// The dealer gives the card they are looking at to a seat not yet served.
    Give(Seat),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Athlete(athlete) => write!(f, "athlete {athlete}"),
            Self::Chip(discipline) => write!(f, "chip {discipline}"),
            Self::Keep => f.write_str("keep"),
            Self::Give(seat) => write!(f, "give {}", seat.0),
        }
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        Tokens::parse(text, |word, rest| {
            Some(match word {
                "athlete" => Self::Athlete(rest.read()?),
                "chip" => Self::Chip(rest.read()?),
                "keep" => Self::Keep,
                "give" => Self::Give(rest.read().map(Seat)?),
                _ => return None,
            })
        })
    }
}
