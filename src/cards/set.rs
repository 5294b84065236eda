//! A set of cards as one machine word.

use std::fmt;
use std::marker::PhantomData;

/// A card that a [`Set`] can hold: one of at most 64, each with a number of its own.
pub trait Card: Copy + Ord {
    /// The card's number, in `0..64`.
    fn number(self) -> u8;

    /// The card with that number. Only called with numbers that [`Card::number`] gave.
    fn from_number(number: u8) -> Option<Self>;
}

/// A set of cards, one bit a card; iterates in ascending order.
pub struct Set<C> {
    bits: u64,
    kind: PhantomData<C>,
}

impl<C> Clone for Set<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Set<C> {}

impl<C> PartialEq for Set<C> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<C> Eq for Set<C> {}

impl<C> Default for Set<C> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<C> Set<C> {
    /// The set without cards.
    pub const EMPTY: Self = Self { bits: 0, kind: PhantomData };

    /// How many cards the set holds.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether the set holds no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The cards in this set or in `other`.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self { bits: self.bits | other.bits, kind: PhantomData }
    }

    /// The cards in this set and in `other`.
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self { bits: self.bits & other.bits, kind: PhantomData }
    }

    /// The cards in this set and not in `other`.
    #[inline]
    pub const fn difference(self, other: Self) -> Self {
        Self { bits: self.bits & !other.bits, kind: PhantomData }
    }
}

impl<C: Card> Set<C> {
    const fn bit(number: u8) -> u64 {
        1 << (number & 63)
    }

    /// Whether the card is in the set.
    #[inline]
    pub fn contains(self, card: C) -> bool {
        self.bits & Self::bit(card.number()) != 0
    }

    /// Puts the card in; says whether it was not there before.
    #[inline]
    pub fn insert(&mut self, card: C) -> bool {
        let new = !self.contains(card);
        self.bits |= Self::bit(card.number());
        new
    }

    /// Puts the card in, if there is one.
    #[inline]
    pub fn add(&mut self, card: Option<C>) {
        if let Some(card) = card {
            self.insert(card);
        }
    }

    /// Takes the card out; says whether it was there.
    #[inline]
    pub fn remove(&mut self, card: C) -> bool {
        let there = self.contains(card);
        self.bits &= !Self::bit(card.number());
        there
    }

    /// The cards, in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = C> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let number = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            C::from_number(number)
        })
    }
}

impl<C: Card> FromIterator<C> for Set<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl<C: Card + fmt::Debug> fmt::Debug for Set<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
