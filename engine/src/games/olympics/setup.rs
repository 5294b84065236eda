//! The set-up: seats.

use super::Competitor;
use crate::rules::{self, GameInfo, Options, Seat, Setup as _, SetupError};
use std::fmt;

/// Seats. Validated on creation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Setup {
    seats: u8,
    /// The agreed start player. It has no effect in this game (M15), but is stored.
    pub start: Option<Seat>,
}

impl Setup {
    /// Creates the set-up for that number of seats.
    ///
    /// # Errors
    /// If the number of seats is wrong or the start player is not at the table.
    pub fn of(seats: usize, start: Option<Seat>) -> Result<Self, SetupError> {
        Ok(Self { seats: Self::INFO.check(seats, start)?, start })
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The number of competitors, the neutral player included; each round has as many pairs.
    #[inline]
    pub const fn competitors(&self) -> usize {
        Competitor::count(self.seats())
    }

    /// Whether the neutral player takes part: in two-player games.
    pub const fn has_neutral(&self) -> bool {
        self.competitors() > self.seats()
    }
}

impl rules::Setup for Setup {
    const INFO: GameInfo = GameInfo {
        id: "olympics",
        title: "Olympics",
        author: "Brad Musil",
        publisher: None,
        seats: 2..=5,
        minutes: 30,
        difficulty: 50,
        weekday: Some(4),
        rules_version: 1,
    };

    fn new(seats: usize, options: &str) -> Result<Self, SetupError> {
        let mut options = Options::new(options);
        let start = options.take_start()?;
        options.end()?;
        Self::of(seats, start)
    }

    fn seats(&self) -> usize {
        self.seats()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.start.map_or(Ok(()), |seat| write!(f, "start={seat}"))
    }
}
