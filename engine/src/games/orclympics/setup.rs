//! The set-up: seats and options agreed before the cards are dealt.

use super::Season;
use crate::rules::{self, GameInfo, Options, Seat, Setup as _, SetupError, Standing, join, split};
use std::fmt;

/// Seats and options. Validated on creation. Options: `events=sorted` or `events=random`, `start=SEAT`, and for a game
/// of a season `season=TARGET won=1,0,2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Setup {
    seats: u8,
    /// Whether the competitions stay in the order in which they were dealt instead of being sorted by value (the
    /// variant Random Events, O20).
    pub random_events: bool,
    /// The seat that begins the first competition, if agreed; drawn by lot otherwise (O2).
    pub start: Option<Seat>,
    /// The season of which this is a game, with the points before it (O21).
    pub season: Option<Season>,
}

impl Setup {
    /// Creates the set-up of a single game for that number of seats.
    ///
    /// # Errors
    /// If the number of seats is wrong (O1) or the start player is not at the table.
    pub fn of(seats: usize, random_events: bool, start: Option<Seat>) -> Result<Self, SetupError> {
        Ok(Self { seats: Self::INFO.check(seats, start)?, random_events, start, season: None })
    }

    /// The same set-up for a game of a season.
    ///
    /// # Errors
    /// If the season is for another number of seats or is already decided.
    pub fn in_season(self, season: Season) -> Result<Self, SetupError> {
        if season.won().len() != self.seats() {
            return Err(SetupError::Requirement(format!(
                "that season is for {} players, not {}",
                season.won().len(),
                self.seats
            )));
        }
        if season.is_decided() {
            return Err(SetupError::Requirement(format!(
                "the season is decided: {} points have been reached",
                season.target()
            )));
        }
        Ok(Self { season: Some(season), ..self })
    }

    /// The number of seats.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Whether there are silver cups: not with two players (O14).
    #[inline]
    pub const fn has_silver(&self) -> bool {
        self.seats > 2
    }

    /// The set-up of the next game of the season, after this one ended with that standing; `None` after a single game,
    /// or when the season is decided.
    pub fn next_game(&self, standing: &Standing) -> Option<Self> {
        self.in_season(self.season?.after(standing)).ok()
    }
}

impl rules::Setup for Setup {
    const INFO: GameInfo = GameInfo {
        id: "orclympics",
        title: "Orc-lympics",
        author: "David Thompson, Trevor Benjamin",
        publisher: Some("Brain Games, 2018"),
        seats: 2..=5,
        minutes: 20,
        difficulty: 30,
        weekday: Some(2),
        rules_version: 1,
    };

    fn new(seats: usize, options: &str) -> Result<Self, SetupError> {
        let mut options = Options::new(options);
        let random_events = options.take_switch("events", ["sorted", "random"])?;
        let target = options.take("season", |points| points.parse().ok())?;
        let won: Option<Vec<u8>> = options.take("won", split)?;
        let start = options.take_start()?;
        options.end()?;
        let setup = Self::of(seats, random_events, start)?;
        match (target, won) {
            (Some(target), won) => {
                let won = won.unwrap_or_else(|| vec![0; seats]);
                setup.in_season(Season::of(seats, target, &won)?)
            }
            (None, Some(_)) => {
                Err(SetupError::Requirement("season points are won only in a season".to_owned()))
            }
            (None, None) => Ok(setup),
        }
    }

    fn seats(&self) -> usize {
        self.seats()
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.random_events { "events=random" } else { "events=sorted" })?;
        if let Some(seat) = self.start {
            write!(f, " start={seat}")?;
        }
        if let Some(season) = &self.season {
            write!(f, " season={} won={}", season.target(), join(season.won()))?;
        }
        Ok(())
    }
}
