//! Why a deal is impossible.

use crate::rules::Seat;
use std::error::Error;
use std::fmt;

/// Why a deal is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealError {
    /// The text is not a deal; with the form of one.
    Unreadable(&'static str),
    /// The number of hands differs from the number of seats.
    Hands {
        /// The seats at the table.
        seats: usize,
        /// The hands in the deal.
        hands: usize,
    },
    /// A hand does not have the right number of cards.
    HandSize(Seat),
    /// There is no card with that number.
    NoSuchCard(u8),
    /// A card is there twice.
    Twice(u8),
    /// A card is missing.
    Missing(u8),
    /// The start player is not at the table.
    NoSuchSeat(Seat),
    /// Something that only this game requires, in words.
    Requirement(&'static str),
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(form) => write!(f, "a deal is: {form}"),
            Self::Hands { seats, hands } => write!(f, "{seats} seats need {seats} hands, not {hands}"),
            Self::HandSize(seat) => write!(f, "the hand of seat {seat} has not the right number of cards"),
            Self::NoSuchCard(number) => write!(f, "there is no card {number}"),
            Self::Twice(number) => write!(f, "card {number} is dealt twice"),
            Self::Missing(number) => write!(f, "card {number} is missing"),
            Self::NoSuchSeat(seat) => write!(f, "there is no seat {seat} to start"),
            Self::Requirement(words) => f.write_str(words),
        }
    }
}

impl Error for DealError {}

/// Checks that there is a hand of `size` cards for each seat.
///
/// # Errors
/// The first thing that is wrong.
pub fn check_hands(hands: &[Vec<u8>], seats: usize, size: usize) -> Result<(), DealError> {
    if hands.len() != seats {
        return Err(DealError::Hands { seats, hands: hands.len() });
    }
    let wrong = Seat::all(seats).zip(hands).find(|(_, hand)| hand.len() != size);
    wrong.map_or(Ok(()), |(seat, _)| Err(DealError::HandSize(seat)))
}

/// Checks that each card from 1 to `count`, which is below 128, is there once.
///
/// # Errors
/// The first card that is not.
pub fn check_each_once<'a>(cards: impl IntoIterator<Item = &'a u8>, count: usize) -> Result<(), DealError> {
    let there = check_different(cards, count)?;
    let missing = (1..=count as u8).find(|number| there & 1 << number == 0);
    missing.map_or(Ok(()), |number| Err(DealError::Missing(number)))
}

/// Checks that the cards are from 1 to `count`, which is below 128, and none is there twice; returns them as bits.
///
/// # Errors
/// The first card that is not.
pub fn check_different<'a>(cards: impl IntoIterator<Item = &'a u8>, count: usize) -> Result<u128, DealError> {
    let mut there = 0_u128;
    for &number in cards {
        if number == 0 || usize::from(number) > count {
            return Err(DealError::NoSuchCard(number));
        }
        if there & 1 << number != 0 {
            return Err(DealError::Twice(number));
        }
        there |= 1 << number;
    }
    Ok(there)
}

/// Checks that the start player is at the table.
///
/// # Errors
/// That there is no such seat.
pub fn check_start(start: Seat, seats: usize) -> Result<(), DealError> {
    if start.index() < seats { Ok(()) } else { Err(DealError::NoSuchSeat(start)) }
}
