//! Whom the game is waiting for.

use crate::rules::{Seat, SeatSet};

/// Who is asked to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// One seat, in the open.
    Turn(Seat),
    /// Seats that still have to choose in secret; the last choice opens all. Any order will do.
    Secret(SeatSet),
    /// Seats that act as fast as they can; the order of arrival decides. [`Seat::CLOCK`] is one of them while time
    /// can run out.
    Race(SeatSet),
    /// Nobody: the game has ended.
    Over,
}

impl Awaiting {
    /// The seats that may act now.
    #[inline]
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Turn(seat) => SeatSet::EMPTY.with(seat),
            Self::Secret(seats) | Self::Race(seats) => seats,
            Self::Over => SeatSet::EMPTY,
        }
    }
}
