//! Seats. A seat is a place at the table, not a person.

use crate::rules::ParseNotationError;
use std::fmt;
use std::str::FromStr;

/// A place at the table, counted from 0, clockwise: the next seat sits to the left.
///
/// ```
/// use pentathlon_engine::rules::Seat;
///
/// // A table with three seats.
/// assert_eq!(Seat::all(3).collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(2)]);
/// assert_eq!(Seat(2).left(3), Seat(0));
/// assert_eq!(Seat(1).round(3).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(0)]);
/// // In a record a seat is a number, and the clock has a name.
/// assert_eq!("2".parse::<Seat>(), Ok(Seat(2)));
/// assert_eq!(Seat::CLOCK.to_string(), "clock");
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats that any game has.
    pub const MAX_COUNT: usize = 8;

    /// The seat of the clock, where no player sits. Actions that happen because time is up are made from this seat and
    /// have their own line in the record (`clock time_up @13012`).
    pub const CLOCK: Self = Self(Self::MAX_COUNT as u8);

    /// All seats of a table with `seats` seats.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(Self::MAX_COUNT) as u8).map(Seat)
    }

    /// The seat as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise (to the left) at a table with `seats` seats.
    #[inline]
    pub const fn left(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }

    /// The clockwise distance to `other` at a table with `seats` seats; from a seat to itself it is a full round.
    #[inline]
    pub const fn steps_to(self, other: Seat, seats: usize) -> usize {
        let round = if other.0 > self.0 { 0 } else { seats };
        (other.index() + round).wrapping_sub(self.index())
    }

    /// This seat, then the others clockwise, at a table with `seats` seats.
    pub fn round(self, seats: usize) -> impl Iterator<Item = Seat> {
        let seats = seats as u8;
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::CLOCK { f.write_str("clock") } else { write!(f, "{}", self.0) }
    }
}

impl FromStr for Seat {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        match text {
            "clock" => Ok(Self::CLOCK),
            // The clock is written by name, never as a number.
            number => {
                number.parse().ok().map(Self).filter(|&seat| seat != Self::CLOCK).ok_or(ParseNotationError)
            }
        }
    }
}

/// A set of seats; it may contain the clock.
///
/// ```
/// use pentathlon_engine::rules::{Seat, SeatSet};
///
/// let people: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
/// assert!(people.contains(Seat(2)) && !people.contains(Seat(1)));
/// assert_eq!(people.with(Seat(1)), SeatSet::all(3));
/// assert_eq!(people.without(Seat(0)).iter().collect::<Vec<_>>(), [Seat(2)]);
/// // Clockwise: the first seat comes after the last one.
/// assert_eq!(people.next(Seat(2)), Some(Seat(0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// All seats of a table with `seats` seats (at most eight), without the clock.
    #[inline]
    pub const fn all(seats: usize) -> Self {
        Self(if seats >= Seat::MAX_COUNT { (1 << Seat::MAX_COUNT) - 1 } else { (1 << seats) - 1 })
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 <= Seat::CLOCK.0 && self.0 & (1 << (seat.0 & 15)) != 0
    }

    /// The set with the seat added, if it is a valid seat.
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        if seat.0 <= Seat::CLOCK.0 { Self(self.0 | (1 << (seat.0 & 15))) } else { self }
    }

    /// The set without the seat.
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        if seat.0 <= Seat::CLOCK.0 { Self(self.0 & !(1 << (seat.0 & 15))) } else { self }
    }

    /// The seats in this set and in `other`.
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The number of seats in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat in the set that comes next clockwise after `seat`; `seat` itself comes last.
    #[inline]
    pub const fn next(self, seat: Seat) -> Option<Seat> {
        // The bits are repeated twice, so that wrapping around the table needs no branch.
        let twice = self.0 as u32 | (self.0 as u32) << 16;
        let beyond = twice & u32::MAX << 1 << (seat.0 & 15);
        if beyond == 0 { None } else { Some(Seat(beyond.trailing_zeros() as u8 & 15)) }
    }

    /// The lowest seat.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..=Seat::CLOCK.0).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// Formats a seat by its name: a number, or the clock.
        struct Called(Seat);
        impl fmt::Debug for Called {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }
        f.debug_set().entries(self.iter().map(Called)).finish()
    }
}
