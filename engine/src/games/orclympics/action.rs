//! The actions of a seat.

use super::{Race, Team};
use crate::rules::Tokens;
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
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut tokens = Tokens::new(text);
        let action = match tokens.word() {
            Some("keep") => tokens.read().map(Self::Keep),
            // A trace writes an empty list as empty text.
            Some("roster") => tokens.word().unwrap_or("-").parse().ok().map(Self::Roster),
            Some("enter") => tokens.read().map(Self::Enter),
            Some("pass") => Some(Self::Pass),
            Some("take_back") => match tokens.word() {
                Some("-") => Some(Self::TakeBack(None)),
                card => card.and_then(|card| card.parse().ok()).map(|race| Self::TakeBack(Some(race))),
            },
            _ => None,
        };
        action.and_then(|action| tokens.end(action)).ok_or(())
    }
}
