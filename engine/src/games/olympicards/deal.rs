//! The deal: hands, stack, sports, the start player, and every reshuffle that may be needed.

use super::{Performance, Setup, Sport};
use crate::cards::Chance;
use crate::rules::{self, DealError, Seat, join, join_lists, split, split_lists};
use crate::short;
use std::fmt;
use std::str::FromStr;

/// The number of cards in a starting hand.
pub const HAND_SIZE: usize = 6;

/// A deal. Notation: `hands 1,5,…/2,9,… stack 7,80,… sports relay,sailing,… start 1`, the top of each stack first;
/// then, where needed, `key 00c0ffee00c0ffee`, which determines the reshuffles, and `reshuffles 4,8,…/1,7,…`, which
/// lists the first ones explicitly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Six cards per seat, by number (1 to 90).
    pub hands: Vec<Vec<u8>>,
    /// The stack by number, top first.
    pub stack: Vec<u8>,
    /// The sports in the order of their stack, top first.
    pub sports: Vec<Sport>,
    /// The seat that has the start-player card first (C2).
    pub start: Seat,
    /// The key that determines each reshuffle that is not listed (C8).
    pub key: u64,
    /// The listed reshuffles: each new stack by number, top first (C19).
    pub reshuffles: Vec<Vec<u8>>,
}

/// The sports are not a permutation of all nine.
pub const NOT_EACH_SPORT: DealError = DealError::Requirement("each of the nine sports is played once");

/// More reshuffles than a game can have.
pub const TOO_MANY_RESHUFFLES: DealError =
    DealError::Requirement("the stack is never shuffled anew so often");

/// The error for a text that is not a deal.
pub const UNREADABLE: DealError = DealError::Unreadable("hands …/… stack … sports … start …");

impl rules::Deal for Deal {
    type Setup = Setup;

    fn draw(setup: &Setup, chance: &mut Chance) -> Self {
        let seats = setup.seats();
        let mut cards: [u8; Performance::CARDS] = std::array::from_fn(|index| index as u8 + 1);
        chance.shuffle(&mut cards);
        let (dealt, stack) = cards.split_at_mut(seats * HAND_SIZE);
        let hands = dealt.chunks_mut(HAND_SIZE).map(|hand| {
            short::sort(hand);
            hand.to_vec()
        });
        let hands = hands.collect();
        let mut sports = Sport::ALL;
        chance.shuffle(&mut sports);
        // The start player is drawn even if one was agreed, so that the same seed always deals the same cards.
        let lot = Seat(chance.below(seats as u32) as u8);
        let key = (0..4).fold(0, |key, _| key << 16 | u64::from(chance.below(1 << 16)));
        Self {
            hands,
            stack: stack.to_vec(),
            sports: sports.to_vec(),
            start: setup.start.unwrap_or(lot),
            key,
            reshuffles: Vec::new(),
        }
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hands, stack, sports) = (join_lists(&self.hands), join(&self.stack), join(&self.sports));
        write!(f, "hands {hands} stack {stack} sports {sports} start {}", self.start.0)?;
        if self.key != 0 {
            write!(f, " key {:016x}", self.key)?;
        }
        if !self.reshuffles.is_empty() {
            write!(f, " reshuffles {}", join_lists(&self.reshuffles))?;
        }
        Ok(())
    }
}

impl FromStr for Deal {
    type Err = DealError;

    fn from_str(text: &str) -> Result<Self, DealError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let ["hands", hands, "stack", stack, "sports", sports, "start", start, rest @ ..] = &words[..] else {
            return Err(UNREADABLE);
        };
        let (key, reshuffles) = match rest {
            [] => (None, None),
            ["key", key] => (Some(*key), None),
            ["reshuffles", reshuffles] => (None, Some(*reshuffles)),
            ["key", key, "reshuffles", reshuffles] => (Some(*key), Some(*reshuffles)),
            _ => return Err(UNREADABLE),
        };
        let read = || {
            Some(Self {
                hands: split_lists(hands)?,
                stack: split(stack)?,
                sports: split(sports)?,
                start: Seat(start.parse().ok()?),
                key: key.map_or(Some(0), |key| u64::from_str_radix(key, 16).ok())?,
                reshuffles: reshuffles.map_or(Some(Vec::new()), split_lists)?,
            })
        };
        read().ok_or(UNREADABLE)
    }
}
