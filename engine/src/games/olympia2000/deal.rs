//! The deal: hands, deck, the first two chips, the start player.

use super::{Athlete, Discipline, Setup};
use crate::cards::{Chance, Set};
use crate::rules::{self, Seat};
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// The number of cards in a hand.
pub const HAND: usize = 4;

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
    /// There is no athlete with that number.
    NoSuchAthlete(u8),
    /// An athlete is dealt twice.
    Twice(Athlete),
    /// An athlete is neither in a hand nor in the deck.
    Missing(Athlete),
    /// The first two chips belong to the same discipline.
    SameChips,
    /// The start player is not at the table.
    NoSuchSeat(Seat),
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable => f.write_str("a deal is: hands …/… deck … chips …,… start …"),
            Self::Hands { seats, hands } => write!(f, "{seats} seats need {seats} hands, not {hands}"),
            Self::HandSize(seat) => write!(f, "the hand of seat {seat} has not {HAND} cards"),
            Self::NoSuchAthlete(number) => write!(f, "there is no athlete {number}"),
            Self::Twice(athlete) => write!(f, "athlete {athlete} is dealt twice"),
            Self::Missing(athlete) => write!(f, "athlete {athlete} is missing"),
            Self::SameChips => f.write_str("the first two chips are of two different disciplines (Z1)"),
            Self::NoSuchSeat(seat) => write!(f, "there is no seat {seat} to start"),
        }
    }
}

impl Error for DealError {}

impl rules::Deal for Deal {
    type Setup = Setup;
    type Error = DealError;

    fn draw(setup: &Setup, chance: &mut Chance) -> Self {
        let seats = setup.seats();
        let mut cards: Vec<u8> = Athlete::all().map(Athlete::number).collect();
        chance.shuffle(&mut cards);
        let deck = cards.split_off(seats * HAND);
        let in_order = |hand: &[u8]| -> Vec<u8> {
            let hand: Set<Athlete> = hand.iter().filter_map(|&number| Athlete::new(number)).collect();
            hand.iter().map(Athlete::number).collect()
        };
        let hands: Vec<Vec<u8>> = cards.chunks(HAND).map(in_order).collect();
        let mut row = Discipline::ALL;
        chance.shuffle(&mut row);
        let [first, second, ..] = row;
        // The start player is drawn even if one was agreed, so that the same seed always deals the same cards.
        let lot = Seat(chance.below(seats as u32) as u8);
        Self { hands, deck, chips: [first, second], start: setup.start.unwrap_or(lot) }
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
        let [first, second] = self.chips;
        write!(
            f,
            "hands {} deck {} chips {first},{second} start {}",
            hands.join("/"),
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
            return Err(DealError::Unreadable);
        };
        let read = || {
            let (first, second) = chips.split_once(',')?;
            Some(Self {
                hands: hands.split('/').map(split).collect::<Option<_>>()?,
                deck: split(deck)?,
                chips: [first.parse().ok()?, second.parse().ok()?],
                start: Seat(start.parse().ok()?),
            })
        };
        read().ok_or(DealError::Unreadable)
    }
}
