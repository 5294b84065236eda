//! The actions of a seat.

use super::Attempt;
use crate::rules::{ParseNotationError, Tokens};
use std::fmt;
use std::str::FromStr;

/// An action of a seat. Notation: `play_sport`, `defer`, `cards 5,6`, `withdraw`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Action {
    /// The start player accepts the sport that was turned over.
    PlaySport,
    /// The start player defers the sport: it goes face up to the bottom, and the next one is played (C3).
    Defer,
    /// Plays cards from the hand.
    Cards(Attempt),
    /// Withdraws from the sport; with two players only for this turn (C13).
    Withdraw,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlaySport => f.write_str("play_sport"),
            Self::Defer => f.write_str("defer"),
            Self::Cards(attempt) => write!(f, "cards {attempt}"),
            Self::Withdraw => f.write_str("withdraw"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        Tokens::parse(text, |word, rest| {
            Some(match word {
                "play_sport" => Self::PlaySport,
                "defer" => Self::Defer,
                "cards" => Self::Cards(rest.read()?),
                "withdraw" => Self::Withdraw,
                _ => return None,
            })
        })
    }
}
