//! The set-up: seats and options agreed before the cards are dealt.

use super::reward::ladder;
use super::{Reward, Sport, StartCardForTwo};
use crate::rules::{self, GameInfo, Options, Seat, Setup as _, SetupError};
use std::fmt;

/// Seats and options. Validated on creation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Setup {
    seats: u8,
    /// Whether world records count (C12).
    pub world_record: bool,
    /// With two players: which withdrawal the start-player card goes with (C14).
    pub two_start: StartCardForTwo,
    /// The first holder of the start-player card, if agreed; drawn by lot otherwise (C2).
    pub start: Option<Seat>,
}

impl Setup {
    /// Creates the set-up for that number of seats.
    ///
    /// # Errors
    /// If the number of seats is wrong or the start player is not at the table.
    pub fn of(
        seats: usize,
        world_record: bool,
        two_start: StartCardForTwo,
        start: Option<Seat>,
    ) -> Result<Self, SetupError> {
        Ok(Self { seats: Self::INFO.check(seats, start)?, world_record, two_start, start })
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The reward of each withdrawal, first one first.
    #[inline]
    pub const fn ladder(&self) -> &'static [Reward] {
        ladder(self.seats(), self.two_start)
    }

    /// Whether a world record can be set in a sport (C12).
    #[inline]
    pub fn has_record(&self, sport: Sport) -> bool {
        self.world_record && sport.has_star()
    }

    /// Whether a player who withdraws stays in the sport: the rules for two (C13).
    #[inline]
    pub const fn is_for_two(&self) -> bool {
        self.seats == 2
    }
}

impl rules::Setup for Setup {
    const INFO: GameInfo = GameInfo {
        id: "olympicards",
        title: "Olympicards",
        author: "Paolo Mori",
        publisher: Some("999 Games, 2011"),
        seats: 2..=7,
        minutes: 20,
        difficulty: 20,
        weekday: Some(1),
        rules_version: 1,
    };

    fn new(seats: usize, options: &str) -> Result<Self, SetupError> {
        let mut options = Options::new(options);
        let world_record = options.take_switch("world_record", ["no", "yes"])?;
        let two_start = options.take("two_start", |rung| rung.parse().ok())?.unwrap_or_default();
        let start = options.take_start()?;
        options.end()?;
        Self::of(seats, world_record, two_start, start)
    }

    fn seats(&self) -> usize {
        self.seats()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let world_record = if self.world_record { "yes" } else { "no" };
        write!(f, "world_record={world_record} two_start={}", self.two_start)?;
        self.start.map_or(Ok(()), |seat| write!(f, " start={seat}"))
    }
}
