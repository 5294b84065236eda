//! The medals, and the orientation of a clue under one.

use std::fmt;
use std::str::FromStr;

/// A medal, in the order in which clues are laid, flipped and presented.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Medal {
    /// 2 points for the first right answer.
    Bronze,
    /// 3 points.
    Silver,
    /// 4 points.
    Gold,
}

impl Medal {
    /// The number of medals.
    pub const COUNT: usize = 3;
    /// All medals, bronze first.
    pub const ALL: [Self; Self::COUNT] = [Self::Bronze, Self::Silver, Self::Gold];

    /// The index of the medal in that order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The points for the first right answer, and for the Coach if all are right (K9, K10).
    #[inline]
    pub const fn points(self) -> u8 {
        self as u8 + 2
    }

    /// The next one, if there is one.
    #[inline]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Bronze => Some(Self::Silver),
            Self::Silver => Some(Self::Gold),
            Self::Gold => None,
        }
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bronze => "bronze",
            Self::Silver => "silver",
            Self::Gold => "gold",
        }
    }
}

impl fmt::Display for Medal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Medal {
    type Err = ();

    /// Parses a name, or a number as in a trace.
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut numbered = (0_u8..).zip(Self::ALL);
        numbered
            .find(|(number, medal)| text == medal.name() || text.as_bytes() == [b'0' + number])
            .map(|(_, medal)| medal)
            .ok_or(())
    }
}

/// The orientation of a clue (K22): public even when it is face down; it has no effect on points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Way {
    /// A very good clue.
    Upright,
    /// An average clue.
    Flat,
}

impl Way {
    /// Both orientations.
    pub const ALL: [Self; 2] = [Self::Upright, Self::Flat];
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Upright => "upright",
            Self::Flat => "flat",
        })
    }
}

impl FromStr for Way {
    type Err = ();

    /// Parses the notation, or `vertical` and `horizontal` as in a trace.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "upright" | "V" => Ok(Self::Upright),
            "flat" | "H" => Ok(Self::Flat),
            _ => Err(()),
        }
    }
}
