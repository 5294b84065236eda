//! Viewers: from whose point of view a game is seen.

use crate::rules::Seat;

/// From whose point of view a game is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub enum Viewer {
    /// The player in a seat.
    Seat(Seat),
    /// Everybody at the table at once: public information only. Used while a shared device changes hands.
    Table,
    /// Everything is visible: after the end, and in replays of finished games.
    Open,
}

impl Viewer {
    /// Whether this viewer sees what only `seat` may see.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        self == Self::Open || self == Self::Seat(seat)
    }
}
