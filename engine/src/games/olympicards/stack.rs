//! The stack of performance cards, and how it is reshuffled when it is empty (C8, C19).

use super::{Hand, Performance, Sport};
use crate::cards::{Chance, Seed, Stream};

/// At most one reshuffle per sport, and none in the first: only cards of finished sports are recycled, all at once.
pub const RESHUFFLES: usize = Sport::COUNT - 1;

/// Cards in order.
type Order = [Option<Performance>; Performance::CARDS];

/// The stack: its cards, and everything chance decided about future reshuffles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stack {
    /// The cards, top card last; entries from `size` on are unused.
    cards: Order,
    size: u8,
    /// The number of reshuffles so far.
    reshuffles: u8,
    /// The key that determines each reshuffle that is not listed.
    key: u64,
    /// The listed reshuffles, top first.
    listed: [Order; RESHUFFLES],
}

impl Stack {
    /// An empty stack, and the key of its reshuffles.
    pub(super) fn new(key: u64) -> Self {
        Self {
            cards: [None; Performance::CARDS],
            size: 0,
            reshuffles: 0,
            key,
            listed: [[None; Performance::CARDS]; RESHUFFLES],
        }
    }

    /// The stack as sampled for a viewer who has seen that number of reshuffles.
    pub(super) fn with_reshuffles(self, reshuffles: u8) -> Self {
        Self { reshuffles, ..self }
    }

    /// Lists a reshuffle explicitly, top first.
    pub(super) fn list(&mut self, number: usize, cards: impl Iterator<Item = Performance>) {
        if let Some(order) = self.listed.get_mut(number) {
            order.iter_mut().zip(cards).for_each(|(slot, card)| *slot = Some(card));
        }
    }

    /// The number of cards in it.
    #[inline]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The number of reshuffles so far.
    pub const fn reshuffles(&self) -> u8 {
        self.reshuffles
    }

    /// The cards, in no order.
    pub(super) fn cards(&self) -> impl Iterator<Item = Performance> {
        self.cards.iter().flatten().copied()
    }

    /// Puts a card on top.
    #[inline]
    pub(super) fn put(&mut self, card: Performance) {
        if let Some(slot) = self.cards.get_mut(usize::from(self.size)) {
            *slot = Some(card);
            self.size += 1;
        }
    }

    /// Takes the top card.
    #[inline]
    pub(super) fn draw(&mut self) -> Option<Performance> {
        let top = self.size.checked_sub(1)?;
        self.size = top;
        self.cards.get_mut(usize::from(top))?.take()
    }

    /// Puts those cards on the stack, shuffled. It is empty then.
    ///
    /// A listed order applies to those of its cards that are present; cards that it does not list go below.
    pub(super) fn reshuffle(&mut self, mut cards: Hand) {
        let number = usize::from(self.reshuffles);
        let listed = self.listed.get(number).copied().unwrap_or([None; Performance::CARDS]);
        let mut order: Order = [None; Performance::CARDS];
        let mut size = 0;
        let mut lay = |card| {
            if let Some(slot) = order.get_mut(size) {
                *slot = Some(card);
                size += 1;
            }
        };
        if listed[0].is_some() {
            listed.iter().flatten().filter(|&&card| cards.remove(card)).for_each(|&card| lay(card));
            cards.cards().for_each(lay);
        } else {
            cards.cards().for_each(lay);
            let mut seed = [0; 32];
            let (key, rest) = seed.split_at_mut(8);
            key.copy_from_slice(&self.key.to_le_bytes());
            rest[0] = self.reshuffles;
            Chance::new(&Seed(seed), Stream::Deal).shuffle(&mut order[..size]);
        }
        self.reshuffles += 1;
        order[..size].iter().rev().flatten().for_each(|&card| self.put(card));
    }
}
