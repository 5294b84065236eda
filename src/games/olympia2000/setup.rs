//! Who plays, and what is agreed before the cards are dealt.

use super::Chip;
use crate::rules::{self, Facts};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Seats and options. Checked when made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "Written")]
pub struct Setup {
    seats: u8,
    /// What happens when points are equal at the end.
    pub tie: Tie,
}

/// What decides between seats with equal points (Z12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// Nothing: they share the place.
    #[default]
    Shared,
    /// More laurels, consolation not counted; if those are equal, they share the place.
    #[serde(alias = "laurels_first", alias = "more_laurels")]
    Laurels,
}

/// A set-up as it is written, not yet checked.
#[derive(Deserialize)]
struct Written {
    seats: usize,
    #[serde(default)]
    tie: Tie,
}

impl TryFrom<Written> for Setup {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        Self::of(written.seats, written.tie)
    }
}

impl Setup {
    /// The set-up for that many seats.
    ///
    /// # Errors
    /// A sentence, if so many cannot play.
    pub fn of(seats: usize, tie: Tie) -> Result<Self, String> {
        let facts = <Self as rules::Setup>::FACTS;
        if !facts.seats.contains(&seats) {
            return Err(format!(
                "{} is for {} to {} players, not {seats}",
                facts.title,
                facts.seats.start(),
                facts.seats.end()
            ));
        }
        Ok(Self { seats: seats as u8, tie })
    }

    /// How many seats play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The greatest chip in play: with four or five players the sixes are removed (Z10).
    pub const fn highest_chip(&self) -> u8 {
        if self.seats >= 4 { Chip::HIGHEST - 1 } else { Chip::HIGHEST }
    }
}

impl rules::Setup for Setup {
    const FACTS: Facts = Facts {
        id: "olympia2000",
        title: "Olympia 2000 (B.C.)",
        author: "Stefan Dorra",
        publisher: "Hans im Glück, 1994",
        seats: 2..=5,
        minutes: 30,
        rules_version: 1,
    };

    fn new(seats: usize, options: &str) -> Result<Self, String> {
        let mut tie = Tie::default();
        for option in options.split_ascii_whitespace() {
            tie = match option {
                "tie=shared" => Tie::Shared,
                "tie=laurels" => Tie::Laurels,
                other => return Err(format!("there is no option \"{other}\"")),
            };
        }
        Self::of(seats, tie)
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
        })
    }
}
