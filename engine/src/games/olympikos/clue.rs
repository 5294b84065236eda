//! The clues.

use super::Sport;
use super::clues::CLUES;
use super::more_clues::MORE;
use crate::rules::ParseNotationError;
use std::fmt;
use std::str::FromStr;

/// A clue card, by its number, from 0.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Clue(u8);

impl Clue {
    /// The number of clues in the box.
    pub const COUNT: usize = CLUES.len();
    /// The number of clues, including those that a set-up may add.
    pub const COUNT_WITH_MORE: usize = CLUES.len() + MORE.len();
    /// Clues of the box that show no object: the larger deck omits them.
    const LEFT_OUT: [&str; 2] = ["hug", "upside_down_face"];
    /// The maximum strength.
    pub const STRONGEST: u8 = 3;

    /// The clue with that number: those of the box first.
    #[inline]
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::COUNT_WITH_MORE { Some(Self(number)) } else { None }
    }

    /// All clues of the box.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// All clues of the box, then those that may be added.
    pub fn every() -> impl Iterator<Item = Self> {
        (0..Self::COUNT_WITH_MORE as u8).map(Self)
    }

    /// The clues in the deck: those of the box, or the larger deck.
    pub fn deck(more: bool) -> Vec<Self> {
        if more {
            Self::every().filter(|clue| !Self::LEFT_OUT.contains(&clue.id())).collect()
        } else {
            Self::all().collect()
        }
    }

    fn row(self) -> Option<&'static (&'static str, &'static str, &'static str, &'static str)> {
        let number = usize::from(self.0);
        CLUES.get(number).or_else(|| MORE.get(number.checked_sub(CLUES.len())?))
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its short name.
    pub fn id(self) -> &'static str {
        self.row().map_or("", |row| row.0)
    }

    /// What it shows, in one or two words.
    pub fn name(self) -> &'static str {
        self.row().map_or("", |row| row.1)
    }

    /// Its picture, as an emoji.
    pub fn picture(self) -> &'static str {
        self.row().map_or("", |row| row.2)
    }

    /// How strongly it suggests a sport: 0 not at all, 1 a little, 2 well, 3 very well.
    pub fn strength(self, sport: Sport) -> u8 {
        let letters = self.row().map_or(&[][..], |row| row.3.as_bytes());
        let value = match letters.get(sport.index() / 3) {
            Some(letter @ b'0'..=b'9') => letter - b'0',
            Some(letter @ b'A'..=b'Z') => letter - b'A' + 10,
            Some(letter @ b'a'..=b'z') => letter - b'a' + 36,
            Some(b'-') => 62,
            Some(b'_') => 63,
            _ => 0,
        };
        value >> (4 - 2 * (sport.index() % 3)) & 3
    }
}

impl fmt::Debug for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.name())
    }
}

impl fmt::Display for Clue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Clue {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        text.parse().ok().and_then(Self::new).ok_or(ParseNotationError)
    }
}
