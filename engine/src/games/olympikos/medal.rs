//! The medals, and how a clue lies under one.

use std::fmt;
use std::str::FromStr;

/// A medal, in the order in which clues are laid, flipped and presented.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Medal {
    /// 2 points for the first who is right.
    Bronze,
    /// 3 points.
    Silver,
    /// 4 points.
    Gold,
}

impl Medal {
    /// How many medals there are.
    pub const COUNT: usize = 3;
    /// All medals, bronze first.
    pub const ALL: [Self; Self::COUNT] = [Self::Bronze, Self::Silver, Self::Gold];

    /// The place of the medal in their order, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What the first who is right gets, and the Coach if all are (K9, K10).
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

    /// By name, or by number as in a trace.
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut numbered = (0_u8..).zip(Self::ALL);
        numbered
            .find(|(number, medal)| text == medal.name() || text.as_bytes() == [b'0' + number])
            .map(|(_, medal)| medal)
            .ok_or(())
    }
}

/// How a clue lies (K22): everybody sees it, face down too; it has no effect on points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// A very good clue.
    Upright,
    /// An average clue.
    Flat,
}

impl Way {
    /// Both.
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

    /// As it is written here, or vertical and horizontal as in a trace.
    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "upright" | "V" => Ok(Self::Upright),
            "flat" | "H" => Ok(Self::Flat),
            _ => Err(()),
        }
    }
}
