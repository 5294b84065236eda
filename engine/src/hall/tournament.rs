//! The result of a tournament: several games in a row with one champion.

use crate::table::{Player, Timestamp};

/// The result of a tournament that is over, worked out from those of its games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentResult {
    /// The id of the tournament on this device.
    pub id: String,
    /// When it was begun.
    pub began: Timestamp,
    /// Who took part, by seat.
    pub players: Vec<Player>,
    /// The places by seat.
    pub places: Vec<u8>,
}

impl TournamentResult {
    /// Whether a seat is champion: it is first, and somebody is not.
    pub fn is_won_by(&self, seat: usize) -> bool {
        self.places.get(seat) == Some(&1) && self.places.iter().any(|&place| place > 1)
    }
}
