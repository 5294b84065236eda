//! The set-up: seats and options agreed before the cards are dealt.

use super::reward::ladder;
use super::{Reward, TwoStart};
use crate::rules::{self, Facts, Seat};
use std::fmt;

/// Seats and options. Validated on creation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Setup {
    seats: u8,
    /// Whether world records count (C12).
    pub world_record: bool,
    /// With two players: which withdrawal the start-player card goes with (C14).
    pub two_start: TwoStart,
    /// The first holder of the start-player card, if agreed; drawn by lot otherwise (C2).
    pub start: Option<Seat>,
}

impl Setup {
    /// Creates the set-up for that number of seats.
    ///
    /// # Errors
    /// The reason in words, if the number of seats is wrong or the start player is not at the table.
    pub fn of(
        seats: usize,
        world_record: bool,
        two_start: TwoStart,
        start: Option<Seat>,
    ) -> Result<Self, String> {
        let facts = <Self as rules::Setup>::FACTS;
        if !facts.seats.contains(&seats) {
            return Err(format!(
                "{} is for {} to {} players, not {seats}",
                facts.title,
                facts.seats.start(),
                facts.seats.end()
            ));
        }
        if let Some(start) = start.filter(|start| start.index() >= seats) {
            return Err(format!("there is no seat {start} to start"));
        }
        Ok(Self { seats: seats as u8, world_record, two_start, start })
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

    /// Whether a player who withdraws stays in the sport: the rules for two (C13).
    #[inline]
    pub const fn is_for_two(&self) -> bool {
        self.seats == 2
    }
}

impl rules::Setup for Setup {
    const FACTS: Facts = Facts {
        id: "olympicards",
        title: "Olympicards",
        author: "Paolo Mori",
        publisher: Some("999 Games, 2011"),
        seats: 2..=7,
        minutes: 20,
        difficulty: 2,
        rules_version: 1,
    };

    fn new(seats: usize, options: &str) -> Result<Self, String> {
        let (mut world_record, mut two_start, mut start) = (false, TwoStart::default(), None);
        for option in options.split_ascii_whitespace() {
            match option.split_once('=') {
                Some(("world_record", "yes")) => world_record = true,
                Some(("world_record", "no")) => world_record = false,
                Some(("two_start", "third")) => two_start = TwoStart::Third,
                Some(("two_start", "first")) => two_start = TwoStart::First,
                Some(("start", seat)) if seat.parse::<u8>().is_ok() => start = seat.parse().ok().map(Seat),
                _ => return Err(format!("there is no option \"{option}\"")),
            }
        }
        Self::of(seats, world_record, two_start, start)
    }

    fn seats(&self) -> usize {
        self.seats()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.world_record { "world_record=yes" } else { "world_record=no" })?;
        f.write_str(match self.two_start {
            TwoStart::Third => " two_start=third",
            TwoStart::First => " two_start=first",
        })?;
        self.start.map_or(Ok(()), |seat| write!(f, " start={seat}"))
    }
}
