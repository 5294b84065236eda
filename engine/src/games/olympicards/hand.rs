//! Multisets of performance cards in which only the kind matters: hands, and cards out of play.

use super::{Attempt, Performance};
use crate::cards::Set;
use std::fmt;

/// Some performance cards, unordered; zero, one or two copies of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
pub struct Hand {
    /// The kinds with at least one copy.
    some: Set<Performance>,
    /// The kinds with both copies.
    both: Set<Performance>,
}

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self { some: Set::EMPTY, both: Set::EMPTY };

    /// The number of cards.
    #[inline]
    pub fn len(self) -> usize {
        self.some.len() + self.both.len()
    }

    /// Whether there are no cards.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.some.is_empty()
    }

    /// The different cards.
    #[inline]
    pub fn kinds(self) -> Set<Performance> {
        self.some
    }

    /// The number of copies of that card.
    #[inline]
    pub fn copies(self, card: Performance) -> usize {
        usize::from(self.some.contains(card)) + usize::from(self.both.contains(card))
    }

    /// The different cards that come after that one in deck order.
    #[inline]
    pub(super) fn beyond(self, card: Performance) -> Set<Performance> {
        self.some.intersection(card.greater())
    }

    /// The same, including that one if there are two copies.
    #[inline]
    pub(super) fn after(self, card: Performance) -> Set<Performance> {
        self.beyond(card).union(self.both.intersection(card.alone()))
    }

    /// All cards, in deck order, copies next to each other.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = Performance> {
        self.some.iter().flat_map(move |card| std::iter::repeat_n(card, self.copies(card)))
    }

    /// Adds a card; returns whether a copy was left to add.
    #[inline]
    pub fn insert(&mut self, card: Performance) -> bool {
        // Branch-free, because whether a copy is already there is unpredictable.
        let (alone, both) = (card.alone(), self.both);
        self.both = both.union(self.some.intersection(alone));
        self.some = self.some.union(alone);
        !both.contains(card)
    }

    /// Removes a card; returns whether it was there.
    #[inline]
    pub fn remove(&mut self, card: Performance) -> bool {
        let (alone, some) = (card.alone(), self.some);
        self.some = some.difference(alone.difference(self.both));
        self.both = self.both.difference(alone);
        some.contains(card)
    }

    /// The union with cards that are not in this hand.
    #[inline]
    pub fn union(self, other: Self) -> Self {
        let twice = self.some.intersection(other.some);
        Self { some: self.some.union(other.some), both: self.both.union(other.both).union(twice) }
    }

    /// Adds the cards of an attempt.
    #[inline]
    pub fn insert_all(&mut self, attempt: Attempt) {
        attempt.cards().for_each(|card| {
            self.insert(card);
        });
    }

    /// The hand without the cards of an attempt; `None` if they are not all there.
    #[inline]
    pub fn without(mut self, attempt: Attempt) -> Option<Self> {
        attempt.cards().all(|card| self.remove(card)).then_some(self)
    }
}

impl FromIterator<Performance> for Hand {
    fn from_iter<I: IntoIterator<Item = Performance>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        hand.extend(cards);
        hand
    }
}

impl Extend<Performance> for Hand {
    fn extend<I: IntoIterator<Item = Performance>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.cards()).finish()
    }
}
