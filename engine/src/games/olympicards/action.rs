//! The actions of a seat.

use super::Attempt;
use crate::rules::Tokens;
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
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut tokens = Tokens::new(text);
        let action = match tokens.word() {
            Some("play_sport") => Some(Self::PlaySport),
            Some("defer") => Some(Self::Defer),
            Some("cards") => tokens.read().map(Self::Cards),
            Some("withdraw") => Some(Self::Withdraw),
            _ => None,
        };
        action.and_then(|action| tokens.end(action)).ok_or(())
    }
}
