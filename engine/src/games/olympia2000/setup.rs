//! The set-up: seats and options agreed before the cards are dealt.

use super::Chip;
use crate::rules::{self, Facts, Seat};
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

/// What decides between seats with equal points (Z12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub enum Tie {
    /// Nothing: they share the place.
    #[default]
    Shared,
    /// More laurels, consolation chips not counted; if these are equal too, they share the place.
    Laurels,
}

impl Setup {
    /// Creates the set-up for that number of seats.
    ///
    /// # Errors
    /// The reason in words, if the number of seats is wrong or the start player is not at the table.
    pub fn of(seats: usize, tie: Tie, start: Option<Seat>) -> Result<Self, String> {
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
        Ok(Self { seats: seats as u8, tie, start })
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
    const FACTS: Facts = Facts {
        id: "olympia2000",
        title: "Olympia 2000 (B.C.)",
        author: "Stefan Dorra",
        publisher: Some("Hans im Glück, 1994"),
        seats: 2..=5,
        minutes: 30,
        difficulty: 1,
        rules_version: 1,
    };

    fn new(seats: usize, options: &str) -> Result<Self, String> {
        let mut tie = Tie::default();
        let mut start = None;
        for option in options.split_ascii_whitespace() {
            match option.split_once('=') {
                Some(("tie", "shared")) => tie = Tie::Shared,
                Some(("tie", "laurels")) => tie = Tie::Laurels,
                Some(("start", seat)) if seat.parse::<u8>().is_ok() => start = seat.parse().ok().map(Seat),
                _ => return Err(format!("there is no option \"{option}\"")),
            }
        }
        Self::of(seats, tie, start)
    }

    fn seats(&self) -> usize {
        self.seats()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.tie {
            Tie::Shared => "tie=shared",
            Tie::Laurels => "tie=laurels",
        })?;
        self.start.map_or(Ok(()), |seat| write!(f, " start={seat}"))
    }
}
