//! The actions of a seat.

use super::Card;
use crate::rules::{ParseNotationError, Tokens};
use std::fmt;
use std::str::FromStr;

/// An action of a seat. Notation: `bid 27`, `take 20`, `invest 3`; a pair is named by its face-up card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Action {
    /// Bids a card from the hand for an early choice, in secret and irrevocably (M3).
    Bid(Card),
    /// Takes the pair with this face-up card.
    Take(Card),
    /// Invests a card from the hand, in secret and irrevocably; its effect follows from the rules (M4).
    Invest(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Invest(card) => write!(f, "invest {card}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        Tokens::parse(text, |word, rest| {
            Some(match word {
                "bid" => Self::Bid(rest.read()?),
                "take" => Self::Take(rest.read()?),
                "invest" => Self::Invest(rest.read()?),
                _ => return None,
            })
        })
    }
}
