//! The set-up: seats and options agreed before the cards are dealt.

use super::Chip;
use crate::rules::{self, GameInfo, Options, Seat, Setup as _, SetupError, named_enum};
use std::fmt;

/// Seats and options. Validated on creation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Setup {
    seats: u8,
    /// What happens when points are equal at the end.
    pub tie: Tie,
    /// The first dealer, if one was agreed; drawn by lot otherwise (Z15).
    pub start: Option<Seat>,
}

named_enum! {
    /// What decides between seats with equal points (Z12).
    #[derive(Default)]
    pub enum Tie {
        /// Nothing: they share the place.
        #[default]
        Shared = "shared",
        /// More laurels, consolation chips not counted; if these are equal too, they share the place.
        Laurels = "laurels",
    }
}

impl Setup {
    /// Creates the set-up for that number of seats.
    ///
    /// # Errors
    /// If the number of seats is wrong or the start player is not at the table.
    pub fn of(seats: usize, tie: Tie, start: Option<Seat>) -> Result<Self, SetupError> {
        Ok(Self { seats: Self::INFO.check(seats, start)?, tie, start })
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The highest chip in play: with four or five players the sixes are removed (Z10).
    pub const fn highest_chip(&self) -> u8 {
        if self.seats >= 4 { Chip::HIGHEST - 1 } else { Chip::HIGHEST }
    }
}

impl rules::Setup for Setup {
    const INFO: GameInfo = GameInfo {
        id: "olympia2000",
        title: "Olympia 2000 (B.C.)",
        author: "Stefan Dorra",
        publisher: Some("Hans im Glück, 1994"),
        seats: 2..=5,
        minutes: 30,
        difficulty: 10,
        weekday: Some(0),
        rules_version: 1,
    };

    fn new(seats: usize, options: &str) -> Result<Self, SetupError> {
        let mut options = Options::new(options);
        let tie = options.take("tie", |tie| tie.parse().ok())?.unwrap_or_default();
        let start = options.take_start()?;
        options.end()?;
        Self::of(seats, tie, start)
    }

    fn seats(&self) -> usize {
        self.seats()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tie={}", self.tie)?;
        self.start.map_or(Ok(()), |seat| write!(f, " start={seat}"))
    }
}
