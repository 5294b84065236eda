//! The deal: hands and draw deck.

use super::{Card, Setup};
use crate::cards::{Chance, Set};
use crate::rules::{self, Seat};
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// The number of cards in a hand between two rounds.
pub const HAND: usize = 4;

/// A deal. Notation: `hands 6,9,42,56/4,22,25,29 deck 20,68,…`; the deck is in drawing order: the face-up card of the
/// first pair, its face-down card, the face-up card of the second pair, and so on (M16).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Four cards per seat, by number.
    pub hands: Vec<Vec<u8>>,
    /// The deck by number, in drawing order.
    pub deck: Vec<u8>,
}

/// Why a deal is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealError {
    /// The text is not a deal.
    Unreadable,
    /// The number of hands differs from the number of seats.
    Hands {
        /// The seats at the table.
        seats: usize,
        /// The hands in the deal.
        hands: usize,
    },
    /// A hand does not have four cards.
    HandSize(Seat),
    /// There is no card with that number.
    NoSuchCard(u8),
    /// A card is dealt twice.
    Twice(Card),
    /// A card is neither in a hand nor in the deck.
    Missing(Card),
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable => f.write_str("a deal is: hands …/… deck …"),
            Self::Hands { seats, hands } => write!(f, "{seats} seats need {seats} hands, not {hands}"),
            Self::HandSize(seat) => write!(f, "the hand of seat {seat} has not {HAND} cards"),
            Self::NoSuchCard(number) => write!(f, "there is no card {number}"),
            Self::Twice(card) => write!(f, "card {card} is dealt twice"),
            Self::Missing(card) => write!(f, "card {card} is missing"),
        }
    }
}

impl Error for DealError {}

impl rules::Deal for Deal {
    type Setup = Setup;
    type Error = DealError;

    fn draw(setup: &Setup, chance: &mut Chance) -> Self {
        let mut cards: [u8; Card::COUNT] = std::array::from_fn(|index| index as u8 + 1);
        chance.shuffle(&mut cards);
        let (dealt, deck) = cards.split_at(setup.seats() * HAND);
        let in_order = |hand: &[u8]| -> Vec<u8> {
            let hand: Set<Card> = hand.iter().filter_map(|&number| Card::new(number)).collect();
            hand.iter().map(Card::number).collect()
        };
        Self { hands: dealt.chunks(HAND).map(in_order).collect(), deck: deck.to_vec() }
    }
}

fn join(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(",")
}

fn split(text: &str) -> Option<Vec<u8>> {
    text.split(',').map(|number| number.parse().ok()).collect()
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hands: Vec<String> = self.hands.iter().map(|hand| join(hand)).collect();
        write!(f, "hands {} deck {}", hands.join("/"), join(&self.deck))
    }
}

impl FromStr for Deal {
    type Err = DealError;

    fn from_str(text: &str) -> Result<Self, DealError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let ["hands", hands, "deck", deck] = words[..] else {
            return Err(DealError::Unreadable);
        };
        let read =
            || Some(Self { hands: hands.split('/').map(split).collect::<Option<_>>()?, deck: split(deck)? });
        read().ok_or(DealError::Unreadable)
    }
}
