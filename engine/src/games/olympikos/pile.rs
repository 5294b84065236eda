//! The cards on a medal, in the order in which they arrived.

use super::{Nation, Ring};
use crate::rules::Seat;

/// The owner of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
pub enum Owner {
    /// A player.
    Seat(Seat),
    /// A rival nation: two players play together against four of them (K19).
    Rival(Nation),
}

/// A delegation card on a medal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Card {
    /// The owner, whose flag is visible.
    pub owner: Owner,
    /// The sport it stands for: hidden until the presentation (K25).
    pub ring: Ring,
}

/// The cards on a medal: the Coach's first, then in order of arrival (K7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Pile {
    cards: [Card; Self::CAPACITY],
    size: u8,
}

impl Pile {
    /// The Coach's card, and one of each of five others: Athletes, or an Athlete and four rivals.
    pub const CAPACITY: usize = 6;

    /// A pile without cards.
    pub const EMPTY: Self =
        Self { cards: [Card { owner: Owner::Seat(Seat(0)), ring: Ring::Blue }; Self::CAPACITY], size: 0 };

    /// The cards, first arrival first.
    #[inline]
    pub fn cards(&self) -> &[Card] {
        self.cards.get(..usize::from(self.size)).unwrap_or(&[])
    }

    /// Adds a card on top.
    #[inline]
    pub(super) fn put(&mut self, owner: Owner, ring: Ring) {
        if let Some(place) = self.cards.get_mut(usize::from(self.size)) {
            *place = Card { owner, ring };
            self.size += 1;
        }
    }

    /// The ring on a player's card, if that player has one here.
    pub fn of(&self, seat: Seat) -> Option<Ring> {
        self.cards().iter().find(|card| card.owner == Owner::Seat(seat)).map(|card| card.ring)
    }
}
