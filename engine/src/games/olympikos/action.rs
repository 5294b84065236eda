//! The actions of a seat and of the clock.

use super::{Clue, Medal, Ring, Way};
use crate::rules::{ParseNotationError, Tokens};
use std::fmt;
use std::str::FromStr;

/// An action of a seat. Notation: `clue 27 upright`, `place bronze green`, `control red`, and, for the clock,
/// `time_up`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Action {
    /// The Coach lays a clue face down under the medal for which a ring was just drawn (K28).
    Clue(Clue, Way),
    /// An Athlete puts a card on a medal, flag up, irrevocably (K6).
    Place(Medal, Ring),
    /// A controlled Athlete puts a card in front of the anti-doping control (K13, K30).
    Control(Ring),
    /// The clock: it flips a clue (K5); after that the guard (K8) or a rival nation (K19) acts.
    TimeUp,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clue(clue, way) => write!(f, "clue {clue} {way}"),
            Self::Place(medal, ring) => write!(f, "place {medal} {ring}"),
            Self::Control(ring) => write!(f, "control {ring}"),
            Self::TimeUp => f.write_str("time_up"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        Tokens::parse(text, |word, rest| {
            Some(match word {
                "clue" => Self::Clue(rest.read()?, rest.read()?),
                "place" => Self::Place(rest.read()?, rest.read()?),
                "control" => Self::Control(rest.read()?),
                "time_up" => Self::TimeUp,
                _ => return None,
            })
        })
    }
}
