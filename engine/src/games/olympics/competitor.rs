//! Competitors for medals: the players and, in a game of two, the neutral player.

use crate::rules::Seat;

/// A competitor for medals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Competitor {
    /// The player in a seat.
    Seat(Seat),
    /// The neutral player of a two-player game, who takes medals but cannot win (M11).
    Neutral,
}

/// The maximum number of competitors.
pub const COMPETITORS: usize = 5;

/// The index of the neutral player among the competitors: after the two seats.
pub(super) const NEUTRAL: usize = 2;

impl Competitor {
    /// All competitors of a game with that number of seats: the seats, and with two also the neutral player.
    pub fn all(seats: usize) -> impl Iterator<Item = Competitor> + Clone {
        let neutral = (seats == NEUTRAL).then_some(Self::Neutral);
        Seat::all(seats).map(Self::Seat).chain(neutral)
    }

    /// The number of competitors in a game with that number of seats; the same number of pairs is laid out.
    #[inline]
    pub const fn count(seats: usize) -> usize {
        if seats == NEUTRAL { seats + 1 } else { seats }
    }

    /// The index among the competitors, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Neutral => NEUTRAL,
        }
    }

    /// The seat; `None` for the neutral player.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Neutral => None,
        }
    }
}
