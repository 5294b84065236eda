//! The players.

use super::name;
use crate::rules::{Level, ParseNotationError, Seat};
use std::fmt;
use std::str::FromStr;

/// The default name of each seat, for a player without one.
pub const USUAL_NAMES: [&str; 8] = ["Ana", "Bo", "Chen", "Dita", "Emre", "Fay", "Goro", "Hana"];

/// A player. Notation: `person Ana`, `computer silver Bo`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    name: String,
    /// A person or a computer.
    pub kind: PlayerKind,
}

/// A person or a computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// A person at this device.
    Person,
    /// A computer player.
    Computer(Level),
}

impl Player {
    /// Creates a player with that name. Invisible characters and those that reverse text are dropped and long names are
    /// cut, so that a name always fits a line of a record and a badge.
    pub fn new(name: &str, kind: PlayerKind) -> Self {
        Self { name: name::clean(name), kind }
    }

    /// The same player with a number after the name, to be told apart from others of that name.
    #[must_use]
    pub fn numbered(&self, number: usize) -> Self {
        Self { name: name::numbered(&self.name, number), kind: self.kind }
    }

    /// The player's own name; it may be empty.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The player's name at the table, when sitting in `seat`: the default name of the seat if there is no own one.
    /// Never empty.
    pub fn name_in(&self, seat: Seat) -> &str {
        let usual = || USUAL_NAMES.get(seat.index() % USUAL_NAMES.len()).copied().unwrap_or("?");
        if self.name.is_empty() { usual() } else { &self.name }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            PlayerKind::Person => write!(f, "person {}", self.name),
            PlayerKind::Computer(level) => write!(f, "computer {level} {}", self.name),
        }
    }
}

impl FromStr for Player {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            "person" => Ok(Self::new(rest, PlayerKind::Person)),
            "computer" => {
                let (level, name) = rest.split_once(' ').unwrap_or((rest, ""));
                Ok(Self::new(name, PlayerKind::Computer(level.parse()?)))
            }
            _ => Err(ParseNotationError),
        }
    }
}
