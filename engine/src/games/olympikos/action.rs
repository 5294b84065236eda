//! The actions of a seat and of the clock.

use super::{Clue, Medal, Ring, Way};
use crate::rules::Tokens;
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
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut tokens = Tokens::new(text);
        let action = match tokens.word() {
            Some("clue") => tokens.read().zip(tokens.read()).map(|(clue, way)| Self::Clue(clue, way)),
            Some("place") => tokens.read().zip(tokens.read()).map(|(medal, ring)| Self::Place(medal, ring)),
            Some("control") => tokens.read().map(Self::Control),
            Some("time_up") => Some(Self::TimeUp),
            _ => None,
        };
        action.and_then(|action| tokens.end(action)).ok_or(())
    }
}
