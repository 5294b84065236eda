//! The set-up: seats and options agreed before the cards are dealt.

use super::Season;
use crate::rules::{self, Facts, Seat, Standing};
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
    /// The reason in words, if the number of seats is wrong (O1) or the start player is not at the table.
    pub fn of(seats: usize, random_events: bool, start: Option<Seat>) -> Result<Self, String> {
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
        Ok(Self { seats: seats as u8, random_events, start, season: None })
    }

    /// The same set-up for a game of a season.
    ///
    /// # Errors
    /// The reason in words, if the season is for another number of seats or is already decided.
    pub fn in_season(self, season: Season) -> Result<Self, String> {
        if season.won().len() != self.seats() {
            return Err(format!("that season is for {} players, not {}", season.won().len(), self.seats));
        }
        if season.is_decided() {
            return Err(format!("the season is decided: {} points have been reached", season.target()));
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
    const FACTS: Facts = Facts {
        id: "orclympics",
        title: "Orc-lympics",
        author: "David Thompson, Trevor Benjamin",
        publisher: Some("Brain Games, 2018"),
        seats: 2..=5,
        minutes: 20,
        difficulty: 3,
        rules_version: 1,
    };

    fn new(seats: usize, options: &str) -> Result<Self, String> {
        let (mut random_events, mut start, mut target, mut won) = (false, None, None, None);
        for option in options.split_ascii_whitespace() {
            let unknown = || format!("there is no option \"{option}\"");
            match option.split_once('=').ok_or_else(unknown)? {
                ("events", "sorted") => random_events = false,
                ("events", "random") => random_events = true,
                ("start", seat) => start = Some(Seat(seat.parse().map_err(|_| unknown())?)),
                ("season", points) => target = Some(points.parse().map_err(|_| unknown())?),
                ("won", points) => {
                    let points = points.split(',').map(|points| points.parse().ok());
                    won = Some(points.collect::<Option<Vec<u8>>>().ok_or_else(unknown)?);
                }
                _ => return Err(unknown()),
            }
        }
        let setup = Self::of(seats, random_events, start)?;
        match (target, won) {
            (Some(target), won) => {
                let won = won.unwrap_or_else(|| vec![0; seats]);
                setup.in_season(Season::of(seats, target, &won)?)
            }
            (None, Some(_)) => Err("season points are won only in a season".to_owned()),
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
            write!(f, " season={} won=", season.target())?;
            for (index, points) in season.won().iter().enumerate() {
                f.write_str(if index > 0 { "," } else { "" })?;
                points.fmt(f)?;
            }
        }
        Ok(())
    }
}
