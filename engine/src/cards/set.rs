//! A set of cards in one machine word.

use crate::cards::Bits;
use std::fmt;

/// A card that a [`Set`] can hold: one of a deck, with a unique number.
pub trait Card: Copy + Ord {
    /// The word for sets of such cards: `u64` if all numbers are below 64, otherwise `u128`.
    type Bits: Bits;

    /// The card's number, below the number of bits of the word.
    fn number(self) -> u8;

    /// The card with that number. Only called with numbers returned by [`Card::number`].
    fn from_number(number: u8) -> Option<Self>;
}

/// A set of cards, one bit per card; iterates in ascending order.
///
/// ```
/// use pentathlon_engine::cards::{Card, Set};
///
/// /// One of ten cards.
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
/// struct Digit(u8);
///
/// impl Card for Digit {
///     type Bits = u64;
///
///     fn number(self) -> u8 {
///         self.0
///     }
///
///     fn from_number(number: u8) -> Option<Self> {
///         (number < 10).then_some(Self(number))
///     }
/// }
///
/// let mut hand: Set<Digit> = [Digit(7), Digit(2)].into_iter().collect();
/// assert!(!hand.insert(Digit(2)), "it is there already");
/// assert_eq!(hand.iter().collect::<Vec<_>>(), [Digit(2), Digit(7)]);
/// assert!(hand.remove(Digit(7)));
/// assert_eq!((hand.len(), hand.first()), (1, Some(Digit(2))));
/// ```
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(bound(serialize = "C::Bits: serde::Serialize", deserialize = "C::Bits: serde::Deserialize<'de>"))]
pub struct Set<C: Card> {
    bits: C::Bits,
}

impl<C: Card> Clone for Set<C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Card> Copy for Set<C> {}

impl<C: Card> PartialEq for Set<C> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<C: Card> Eq for Set<C> {}

impl<C: Card> Default for Set<C> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<C: Card> Set<C> {
    /// The empty set.
    pub const EMPTY: Self = Self { bits: C::Bits::EMPTY };

    /// The set of the cards whose bits are set, for tables computed at compile time.
    pub const fn of_bits(bits: C::Bits) -> Self {
        Self { bits }
    }

    /// The number of cards in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == C::Bits::EMPTY
    }

    /// The cards in this set or in `other`.
    #[inline]
    pub fn union(self, other: Self) -> Self {
        Self { bits: self.bits | other.bits }
    }

    /// The cards in this set and in `other`.
    #[inline]
    pub fn intersection(self, other: Self) -> Self {
        Self { bits: self.bits & other.bits }
    }

    /// The cards in this set and not in `other`.
    #[inline]
    pub fn difference(self, other: Self) -> Self {
        Self { bits: self.bits & !other.bits }
    }

    /// Whether the card is in the set.
    #[inline]
    pub fn contains(self, card: C) -> bool {
        self.bits & C::Bits::bit(card.number()) != C::Bits::EMPTY
    }

    /// Inserts the card; returns whether it was absent before.
    #[inline]
    pub fn insert(&mut self, card: C) -> bool {
        let new = !self.contains(card);
        self.bits = self.bits | C::Bits::bit(card.number());
        new
    }

    /// Removes the card; returns whether it was present.
    #[inline]
    pub fn remove(&mut self, card: C) -> bool {
        let there = self.contains(card);
        self.bits = self.bits & !C::Bits::bit(card.number());
        there
    }

    /// The card with the lowest number.
    #[inline]
    pub fn first(self) -> Option<C> {
        self.bits.lowest().and_then(C::from_number)
    }

    /// The cards, in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = C> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let number = bits.lowest()?;
            bits = bits.without_lowest();
            C::from_number(number)
        })
    }
}

impl<C: Card> Extend<C> for Set<C> {
    fn extend<I: IntoIterator<Item = C>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl<C: Card> FromIterator<C> for Set<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(cards);
        set
    }
}

impl<C: Card + fmt::Debug> fmt::Debug for Set<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
