//! The actions of a seat.

use super::{Race, Team};
use crate::rules::{ParseNotationError, Tokens};
use std::fmt;
use std::str::FromStr;

/// An action of a seat. Notation: `keep orc`, `roster elf,orc,orc` (`roster -` for none), `enter goblin,goblin`,
/// `pass`, `take_back orc` or `take_back -`. Cards are written as races, because copies cannot be told apart (O23); a
/// card number is read as its race.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Action {
    /// In the draft, in secret: keeps a card of the hand; the others are passed on (O16).
    Keep(Race),
    /// In secret: chooses the roster from the eight drafted cards, with at most three races (O15).
    Roster(Team),
    /// Enters one or more cards in the competition; each has a value in its skill.
    Enter(Team),
    /// Passes: enters nothing more in this competition (O8).
    Pass,
    /// In secret: takes one resting card back, or none (O13, O24).
    TakeBack(Option<Race>),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Keep(race) => write!(f, "keep {race}"),
            Self::Roster(team) => write!(f, "roster {team}"),
            Self::Enter(team) => write!(f, "enter {team}"),
            Self::Pass => f.write_str("pass"),
            Self::TakeBack(Some(race)) => write!(f, "take_back {race}"),
            Self::TakeBack(None) => f.write_str("take_back -"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        Tokens::parse(text, |word, rest| {
            Some(match word {
                "keep" => Self::Keep(rest.read()?),
                // A trace writes an empty list as empty text.
                "roster" => Self::Roster(rest.word().unwrap_or("-").parse().ok()?),
                "enter" => Self::Enter(rest.read()?),
                "pass" => Self::Pass,
                "take_back" => match rest.word()? {
                    "-" => Self::TakeBack(None),
                    card => Self::TakeBack(Some(card.parse().ok()?)),
                },
                _ => return None,
            })
        })
    }
}
