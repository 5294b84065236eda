//! Seats: who sits where. A seat is a place at the table, not a person.

use std::fmt;
use std::str::FromStr;

/// A place at the table, counted from 0, clockwise: the next seat sits to the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats that any game has.
    pub const MOST: usize = 8;

    /// Where no player ever sits: the clock's. What happens because time is up is done from here, with a line of its
    /// own in the record (`clock time_up @13012`).
    pub const CLOCK: Self = Self(Self::MOST as u8);

    /// All seats of a table of that many.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(Self::MOST) as u8).map(Seat)
    }

    /// The seat as an index.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise, to the left, at a table of that many.
    #[inline]
    pub const fn left(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }

    /// How many seats clockwise it is to `other`, at a table of that many: all of them if it is the same seat.
    #[inline]
    pub const fn steps_to(self, other: Seat, seats: usize) -> usize {
        let round = if other.0 > self.0 { 0 } else { seats };
        (other.index() + round).wrapping_sub(self.index())
    }

    /// This seat and the others, clockwise, at a table of that many.
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
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "clock" => Ok(Self::CLOCK),
            // The clock has one name, and it is not a number.
            number => number.parse().ok().map(Self).filter(|&seat| seat != Self::CLOCK).ok_or(()),
        }
    }
}

/// A set of seats, the clock's among them.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct SeatSet(u16);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// All seats of a table of that many (at most eight); not the clock.
    #[inline]
    pub const fn all(seats: usize) -> Self {
        Self(if seats >= Seat::MOST { (1 << Seat::MOST) - 1 } else { (1 << seats) - 1 })
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 <= Seat::CLOCK.0 && self.0 & (1 << (seat.0 & 15)) != 0
    }

    /// The set with the seat in it, if any game has such a seat.
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

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Who comes next after `seat` clockwise, of those in the set; `seat` itself comes last.
    #[inline]
    pub const fn next(self, seat: Seat) -> Option<Seat> {
        // Twice round the table, so that it makes no branch whether the table's end lies between.
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
        /// Written as it is called: a number, or the clock.
        struct Called(Seat);
        impl fmt::Debug for Called {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }
        f.debug_set().entries(self.iter().map(Called)).finish()
    }
}
