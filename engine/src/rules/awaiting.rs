//! Which seats the game is waiting for.

use crate::rules::{Seat, SeatSet};

/// Which seats may act, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Awaiting {
    /// One seat, openly.
    Turn(Seat),
    /// Seats that still have to choose in secret; the last choice reveals all of them. They may act in any order.
    Secret(SeatSet),
    /// Seats that act as fast as they can; the order of arrival decides. [`Seat::CLOCK`] is among them while time can
    /// run out.
    Race(SeatSet),
    /// No seat: the game is over.
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

    /// Whether this is still the phase of secret choices `asked`, after the choice of `seat` in it.
    pub fn goes_on_after(self, asked: Self, seat: Seat) -> bool {
        match (asked, self) {
            (Self::Secret(asked), Self::Secret(left)) => left == asked.without(seat),
            _ => false,
        }
    }
}
