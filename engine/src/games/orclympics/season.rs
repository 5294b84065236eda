//! A season: several games, played to an agreed number of points (O21, O25).

use super::SEATS;
use crate::rules::{Seat, SetupError, Standing};

/// The season points before a game: each winner of a game, shared or not, gets a point (O21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Season {
    seats: u8,
    target: u8,
    won: [u8; SEATS],
}

impl Season {
    /// The highest target of a season.
    pub const MAX_TARGET: u8 = 20;

    /// A season for that number of seats, played to `target`, with the points won so far. A decided season can be
    /// shown, but not continued.
    ///
    /// # Errors
    /// If the target is 0 or the number of points differs from the number of seats.
    pub fn of(seats: usize, target: u8, won: &[u8]) -> Result<Self, SetupError> {
        if !(1..=Self::MAX_TARGET).contains(&target) {
            return Err(SetupError::Requirement(format!(
                "a season is played to 1 to {} points, not {target}",
                Self::MAX_TARGET
            )));
        }
        if won.len() != seats || seats > SEATS {
            return Err(SetupError::Requirement(format!(
                "a season of {seats} needs points for {seats} seats, not {}",
                won.len()
            )));
        }
        if let Some(most) = won.iter().find(|&&points| points > target) {
            return Err(SetupError::Requirement(format!(
                "{most} season points are more than the {target} played for"
            )));
        }
        let mut all = [0; SEATS];
        all.iter_mut().zip(won).for_each(|(all, &won)| *all = won);
        Ok(Self { seats: seats as u8, target, won: all })
    }

    /// The agreed number of points.
    pub const fn target(&self) -> u8 {
        self.target
    }

    /// Season points by seat.
    pub fn won(&self) -> &[u8] {
        self.won.get(..usize::from(self.seats)).unwrap_or_default()
    }

    /// The season after a game with that standing: a point for each of its winners (O21).
    #[must_use]
    pub fn after(&self, game: &Standing) -> Self {
        let mut after = *self;
        for seat in game.firsts() {
            if let Some(points) = after.won.get_mut(seat.index()) {
                *points = points.saturating_add(1);
            }
        }
        after
    }

    /// Whether a seat has reached the agreed number of points.
    pub fn is_decided(&self) -> bool {
        self.won().iter().any(|&points| points >= self.target)
    }

    /// The standing of the season: by season points, equal seats share a rank (O25).
    pub fn standing(&self) -> Standing {
        let points = self.won().iter().map(|&points| i32::from(points)).collect();
        Standing::by_merits::<()>(points, &[], "O25")
    }

    /// The winners of the season: none before it is decided, then all who share the first rank (O25).
    pub fn winners(&self) -> Vec<Seat> {
        if self.is_decided() { self.standing().firsts().collect() } else { Vec::new() }
    }
}
