//! The deal: hands and draw deck.

use super::{Card, Setup};
use crate::cards::Chance;
use crate::rules::{self, DealError, join, join_lists, split, split_lists};
use crate::short;
use std::fmt;
use std::str::FromStr;

/// The number of cards in a hand between two rounds.
pub const HAND_SIZE: usize = 4;

/// A deal. Notation: `hands 6,9,42,56/4,22,25,29 deck 20,68,…`; the deck is in drawing order: the face-up card of the
/// first pair, its face-down card, the face-up card of the second pair, and so on (M16).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Four cards per seat, by number.
    pub hands: Vec<Vec<u8>>,
    /// The deck by number, in drawing order.
    pub deck: Vec<u8>,
}

/// The error for a text that is not a deal.
pub const UNREADABLE: DealError = DealError::Unreadable("hands …/… deck …");

impl rules::Deal for Deal {
    type Setup = Setup;

    fn draw(setup: &Setup, chance: &mut Chance) -> Self {
        let mut cards: [u8; Card::COUNT] = std::array::from_fn(|index| index as u8 + 1);
        chance.shuffle(&mut cards);
        let (dealt, deck) = cards.split_at(setup.seats() * HAND_SIZE);
        let mut hands: Vec<Vec<u8>> = dealt.chunks(HAND_SIZE).map(<[u8]>::to_vec).collect();
        hands.iter_mut().for_each(|hand| short::sort(hand));
        Self { hands, deck: deck.to_vec() }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hands {} deck {}", join_lists(&self.hands), join(&self.deck))
    }
}

impl FromStr for Deal {
    type Err = DealError;

    fn from_str(text: &str) -> Result<Self, DealError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let ["hands", hands, "deck", deck] = words[..] else {
            return Err(UNREADABLE);
        };
        let read = || Some(Self { hands: split_lists(hands)?, deck: split(deck)? });
        read().ok_or(UNREADABLE)
    }
}
