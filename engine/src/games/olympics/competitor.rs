//! Who competes for medals: the players, and between two of them the neutral player.

use crate::rules::Seat;
use std::fmt;

/// Who competes for medals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Competitor {
    /// The player in a seat.
    Seat(Seat),
    /// The neutral player of a game of two: he takes medals and cannot win (M11).
    Neutral,
}

/// The most competitors of a game.
pub const COMPETITORS: usize = 5;

/// Which of the competitors is the neutral player, where there is one: he comes after the two seats.
pub(super) const NEUTRAL: usize = 2;

impl Competitor {
    /// All competitors of a game of that many seats: the seats, and with two the neutral player.
    pub fn all(seats: usize) -> impl Iterator<Item = Competitor> + Clone {
        let neutral = (seats == NEUTRAL).then_some(Self::Neutral);
        Seat::all(seats).map(Self::Seat).chain(neutral)
    }

    /// How many compete in a game of that many seats: as many pairs are laid out.
    #[inline]
    pub const fn count(seats: usize) -> usize {
        if seats == NEUTRAL { seats + 1 } else { seats }
    }

    /// The place among the competitors, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Neutral => NEUTRAL,
        }
    }

    /// The seat, unless it is the neutral player.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Neutral => None,
        }
    }
}

impl fmt::Display for Competitor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "seat {seat}"),
            Self::Neutral => f.write_str("the neutral player"),
        }
    }
}
