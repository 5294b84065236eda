//! The deal: hands, deck, the first two chips, the start player.

use super::{Athlete, Discipline, Setup};
use crate::cards::Chance;
use crate::rules::{self, DealError, Seat, join, join_lists, split, split_lists};
use crate::short;
use std::fmt;
use std::str::FromStr;

/// The number of cards in a hand.
pub const HAND_SIZE: usize = 4;

/// A deal. Notation: `hands 3,12,27,40/10,23,39,55 deck 38,51,… chips discus,long_jump start 1`; the top of the
/// deck comes first, the chips lie on I and II.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Four cards per seat, by number.
    pub hands: Vec<Vec<u8>>,
    /// The deck by number, top first.
    pub deck: Vec<u8>,
    /// The disciplines of the first two chips, on I and on II (Z1).
    pub chips: [Discipline; 2],
    /// The start player, who deals first (Z15).
    pub start: Seat,
}

/// The first two chips belong to the same discipline.
pub const SAME_CHIPS: DealError =
    DealError::Requirement("the first two chips are of two different disciplines (Z1)");

/// The error for a text that is not a deal.
pub const UNREADABLE: DealError = DealError::Unreadable("hands …/… deck … chips …,… start …");

impl rules::Deal for Deal {
    type Setup = Setup;

    fn draw(setup: &Setup, chance: &mut Chance) -> Self {
        let seats = setup.seats();
        let mut cards: Vec<u8> = Athlete::all().map(Athlete::number).collect();
        chance.shuffle(&mut cards);
        let deck = cards.split_off(seats * HAND_SIZE);
        let mut hands: Vec<Vec<u8>> = cards.chunks(HAND_SIZE).map(<[u8]>::to_vec).collect();
        hands.iter_mut().for_each(|hand| short::sort(hand));
        let mut row = Discipline::ALL;
        chance.shuffle(&mut row);
        let [first, second, ..] = row;
        // The start player is drawn even if one was agreed, so that the same seed always deals the same cards.
        let lot = Seat(chance.below(seats as u32) as u8);
        Self { hands, deck, chips: [first, second], start: setup.start.unwrap_or(lot) }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.chips;
        write!(
            f,
            "hands {} deck {} chips {first},{second} start {}",
            join_lists(&self.hands),
            join(&self.deck),
            self.start.0
        )
    }
}

impl FromStr for Deal {
    type Err = DealError;

    fn from_str(text: &str) -> Result<Self, DealError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let ["hands", hands, "deck", deck, "chips", chips, "start", start] = words[..] else {
            return Err(UNREADABLE);
        };
        let read = || {
            let (first, second) = chips.split_once(',')?;
            Some(Self {
                hands: split_lists(hands)?,
                deck: split(deck)?,
                chips: [first.parse().ok()?, second.parse().ok()?],
                start: Seat(start.parse().ok()?),
            })
        };
        read().ok_or(UNREADABLE)
    }
}
