//! Who looks.

use crate::rules::Seat;

/// Who looks at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// The player in a seat.
    Seat(Seat),
    /// Everybody at the table at once: only what is public. The screen while the tablet changes hands.
    Table,
    /// Nobody has secrets any more: after the end, and in replays of ended games.
    Open,
}

impl Viewer {
    /// Whether this viewer sees what belongs to `seat` alone.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        self == Self::Open || self == Self::Seat(seat)
    }
}
