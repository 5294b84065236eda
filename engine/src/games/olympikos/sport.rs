//! The sports.

use super::sports::{Games, SPORTS};
use crate::rules::ParseNotationError;
use std::fmt;
use std::str::FromStr;

/// A side of a sport card. Notation: the number of the card and the side, `27B`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Sport(u8);

impl Sport {
    /// The number of sports.
    pub const COUNT: usize = SPORTS.len();
    /// The number of cards: each has two sides.
    pub const CARDS: usize = Self::COUNT / 2;

    /// The sport with that number, `0..80`.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// One side of a card, `0..40`; the other side if `back`.
    pub(super) fn side(card: u8, back: bool) -> Self {
        Self((card % Self::CARDS as u8) * 2 + u8::from(back))
    }

    /// All sports.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of its card, from 1.
    #[inline]
    pub const fn card(self) -> u8 {
        self.0 / 2 + 1
    }

    /// The short name, also the name of its pictogram: `pole_vault`.
    pub fn id(self) -> &'static str {
        SPORTS.get(self.index()).map_or("", |row| row.0)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        SPORTS.get(self.index()).map_or("", |row| row.1)
    }

    /// The Games it belongs to.
    pub fn games(self) -> Games {
        SPORTS.get(self.index()).map_or(Games::Summer, |row| row.2)
    }

    /// Its features, one letter each (see `sports.rs`).
    pub(super) fn letters(self) -> &'static [u8] {
        SPORTS.get(self.index()).map_or(&[], |row| row.3.as_bytes())
    }
}

impl fmt::Debug for Sport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self} {}", self.name())
    }
}

impl fmt::Display for Sport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.card(), if self.0.is_multiple_of(2) { 'A' } else { 'B' })
    }
}

impl FromStr for Sport {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        let (card, back) = match (text.strip_suffix('A'), text.strip_suffix('B')) {
            (Some(card), _) => (card, false),
            (_, Some(card)) => (card, true),
            _ => return Err(ParseNotationError),
        };
        let number: u8 = card.parse().map_err(|_| ParseNotationError)?;
        let known = (1..=Self::CARDS as u8).contains(&number) && !card.starts_with(['0', '+']);
        if known { Ok(Self::side(number - 1, back)) } else { Err(ParseNotationError) }
    }
}
