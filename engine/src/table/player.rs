//! The players.

use crate::bots::Level;
use std::fmt;
use std::str::FromStr;

/// The maximum number of characters of a name.
pub const NAME_LENGTH: usize = 16;

/// A player. Notation: `person Ana`, `computer silver Bo`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    name: String,
    /// A person or a computer.
    pub kind: Kind,
}

/// A person or a computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A person at this device.
    Person,
    /// A computer player.
    Computer(Level),
}

impl Player {
    /// Creates a player with that name. Runs of whitespace become one space, control characters are dropped and long
    /// names cut, so that a name always fits a line of a record and a badge.
    pub fn new(name: &str, kind: Kind) -> Self {
        let visible: String = name.chars().filter(|c| !c.is_control() || c.is_whitespace()).collect();
        let folded = visible.split_whitespace().collect::<Vec<_>>().join(" ");
        let cut: String = folded.chars().take(NAME_LENGTH).collect();
        Self { name: cut.trim_end().to_owned(), kind }
    }

    /// The name; it may be empty.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::Person => write!(f, "person {}", self.name),
            Kind::Computer(level) => write!(f, "computer {level} {}", self.name),
        }
    }
}

impl FromStr for Player {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            "person" => Ok(Self::new(rest, Kind::Person)),
            "computer" => {
                let (level, name) = rest.split_once(' ').unwrap_or((rest, ""));
                Ok(Self::new(name, Kind::Computer(level.parse()?)))
            }
            _ => Err(()),
        }
    }
}
