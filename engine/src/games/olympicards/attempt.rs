//! An attempt: one to three cards played together in one turn.

use super::Performance;
use crate::rules::ParseNotationError;
use std::fmt;
use std::iter;
use std::str::FromStr;

/// The cards played in one turn, in deck order: the cards of one play have no order of their own (C22).
///
/// Written as card numbers: `5` or `6` for a blue 3, `5,6` for both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Attempt {
    first: Performance,
    second: Option<Performance>,
    third: Option<Performance>,
}

impl Attempt {
    /// The maximum number of cards in one play, in any sport.
    pub const MAX_CARDS: usize = 3;

    /// An attempt of one card.
    #[inline]
    pub const fn one(card: Performance) -> Self {
        Self { first: card, second: None, third: None }
    }

    /// The attempt with those cards, in any order; `None` if there are none, more than three, or more of a kind than
    /// exist.
    pub fn of(cards: impl IntoIterator<Item = Performance>) -> Option<Self> {
        let mut cards = cards.into_iter();
        cards.next().and_then(|first| cards.try_fold(Self::one(first), Self::with))
    }

    /// The attempt with that card added; `None` if there are three cards already, or no copy of it is left.
    pub fn with(self, card: Performance) -> Option<Self> {
        let Self { first, second, third } = self;
        let copies = self.cards().filter(|&other| other == card).count();
        if third.is_some() || copies >= Performance::COPIES {
            return None;
        }
        let (low, high) = (first.min(card), first.max(card));
        Some(match second {
            None => Self { first: low, second: Some(high), third: None },
            Some(second) => {
                Self { first: low, second: Some(second.min(high)), third: Some(second.max(high)) }
            }
        })
    }

    /// The attempt without that card; `None` if it is the only one, or absent.
    pub fn without(self, card: Performance) -> Option<Self> {
        let mut left_out = false;
        let others = self.cards().filter(|&other| {
            let out = other == card && !left_out;
            left_out |= out;
            !out
        });
        let rest: Vec<Performance> = others.collect();
        if left_out { Self::of(rest) } else { None }
    }

    /// Builds an attempt from cards that are already in order.
    #[inline]
    pub(super) const fn ordered(
        first: Performance,
        second: Option<Performance>,
        third: Option<Performance>,
    ) -> Self {
        Self { first, second, third }
    }

    /// The first card; most attempts have only one.
    #[inline]
    pub const fn first(self) -> Performance {
        self.first
    }

    /// The second card.
    #[inline]
    pub const fn second(self) -> Option<Performance> {
        self.second
    }

    /// The cards, in deck order.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = Performance> {
        iter::once(self.first).chain(self.second).chain(self.third)
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> u8 {
        1 + self.second.is_some() as u8 + self.third.is_some() as u8
    }

    /// Always `false`: an attempt has at least one card.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// The sum of the values.
    #[inline]
    pub const fn total(self) -> u8 {
        let second = match self.second {
            Some(card) => card.value(),
            None => 0,
        };
        let third = match self.third {
            Some(card) => card.value(),
            None => 0,
        };
        self.first.value() + second + third
    }
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = None;
        for card in self.cards() {
            let [one, other] = card.cards();
            let number = if before == Some(card) { other } else { one };
            write!(f, "{}{number}", if before.is_some() { "," } else { "" })?;
            before = Some(card);
        }
        Ok(())
    }
}

impl FromStr for Attempt {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        let mut seen = [0; Self::MAX_CARDS];
        let mut cards = [None; Self::MAX_CARDS];
        for (count, word) in text.split(',').enumerate() {
            let number: u8 = word.parse().map_err(|_| ParseNotationError)?;
            let card = Performance::of_card(number).ok_or(ParseNotationError)?;
            if seen.contains(&number) {
                return Err(ParseNotationError);
            }
            *seen.get_mut(count).ok_or(ParseNotationError)? = number;
            *cards.get_mut(count).ok_or(ParseNotationError)? = Some(card);
        }
        Self::of(cards.into_iter().flatten()).ok_or(ParseNotationError)
    }
}

impl fmt::Debug for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.cards().enumerate() {
            write!(f, "{}{card}", if place > 0 { " + " } else { "" })?;
        }
        Ok(())
    }
}
