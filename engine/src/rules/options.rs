//! The options of a set-up, and why one is not valid.

use crate::rules::{GameInfo, Seat};
use std::error::Error;
use std::fmt;

/// Why a set-up is not valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// So many cannot play the game.
    Seats {
        /// What is known about the game.
        info: GameInfo,
        /// The number of seats.
        seats: usize,
    },
    /// The start player is not at the table.
    NoSuchSeat(Seat),
    /// There is no such option, or it has no such value.
    NoSuchOption(String),
    /// Options that contradict each other, the seats or the rules, in words.
    Requirement(String),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seats { info: GameInfo { title, seats: possible, .. }, seats } => {
                write!(f, "{title} is for {} to {} players, not {seats}", possible.start(), possible.end())
            }
            Self::NoSuchSeat(seat) => write!(f, "there is no seat {seat} to start"),
            Self::NoSuchOption(option) => write!(f, "there is no option \"{option}\""),
            Self::Requirement(words) => f.write_str(words),
        }
    }
}

impl Error for SetupError {}

impl GameInfo {
    /// The number of seats, if so many can play and the start player is one of them.
    ///
    /// # Errors
    /// Which of the two it is not.
    pub fn check(self, seats: usize, start: Option<Seat>) -> Result<u8, SetupError> {
        if !self.seats.contains(&seats) {
            return Err(SetupError::Seats { info: self, seats });
        }
        match start.filter(|start| start.index() >= seats) {
            Some(start) => Err(SetupError::NoSuchSeat(start)),
            None => Ok(seats as u8),
        }
    }
}

/// The options of a set-up, `tie=laurels start=2`, while they are read. What was not taken is refused by
/// [`Options::end`].
#[derive(Debug)]
pub struct Options<'a>(Vec<&'a str>);

impl<'a> Options<'a> {
    /// The options in a text.
    pub fn new(text: &'a str) -> Self {
        Self(text.split_ascii_whitespace().collect())
    }

    /// Takes the option with that key; of several the last. `read` reads its value.
    ///
    /// # Errors
    /// That there is no such value.
    pub fn take<T>(&mut self, key: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, SetupError> {
        let mut found = None;
        let mut others = Vec::new();
        for &option in &self.0 {
            match option.split_once('=') {
                Some((own, value)) if own == key => {
                    found = Some(read(value).ok_or_else(|| SetupError::NoSuchOption(option.to_owned()))?);
                }
                _ => others.push(option),
            }
        }
        self.0 = others;
        Ok(found)
    }

    /// Takes an option with two values; `false` is the first, and where it is not named.
    ///
    /// # Errors
    /// That there is no such value.
    pub fn take_switch(&mut self, key: &str, values: [&str; 2]) -> Result<bool, SetupError> {
        let read = |value: &str| values.iter().position(|known| *known == value).map(|place| place == 1);
        Ok(self.take(key, read)?.unwrap_or(false))
    }

    /// Takes the start player, `start=2`.
    ///
    /// # Errors
    /// That it is not a number.
    pub fn take_start(&mut self) -> Result<Option<Seat>, SetupError> {
        self.take("start", |seat| seat.parse().ok().map(Seat))
    }

    /// Refuses options that were not taken.
    ///
    /// # Errors
    /// The first of them.
    pub fn end(self) -> Result<(), SetupError> {
        self.0.first().map_or(Ok(()), |option| Err(SetupError::NoSuchOption((*option).to_owned())))
    }
}
