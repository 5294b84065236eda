//! The rings: which of the five sports a card stands for.

use crate::cards::Card;
use std::fmt;
use std::str::FromStr;

/// A ring, left to right (K23). There is a sport at each ring; each delegation has a card with each ring.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
pub enum Ring {
    /// The first.
    #[default]
    Blue,
    /// The second.
    Yellow,
    /// The third.
    Black,
    /// The fourth.
    Green,
    /// The fifth.
    Red,
}

impl Ring {
    /// The number of rings.
    pub const COUNT: usize = 5;
    /// All rings, left to right.
    pub const ALL: [Self; Self::COUNT] = [Self::Blue, Self::Yellow, Self::Black, Self::Green, Self::Red];

    /// The index of the ring, from the left, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The ring's colour.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Black => "black",
            Self::Green => "green",
            Self::Red => "red",
        }
    }
}

impl Card for Ring {
    type Bits = u64;

    fn number(self) -> u8 {
        self as u8
    }

    fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}

impl TryFrom<u8> for Ring {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::from_number(number).ok_or_else(|| format!("there is no ring {number}"))
    }
}

impl From<Ring> for u8 {
    fn from(ring: Ring) -> u8 {
        ring.number()
    }
}

impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Ring {
    type Err = ();

    /// Parses a colour, or a number as in a trace.
    fn from_str(text: &str) -> Result<Self, ()> {
        let mut numbered = (0_u8..).zip(Self::ALL);
        numbered
            .find(|(number, ring)| text == ring.name() || text.as_bytes() == [b'0' + number])
            .map(|(_, ring)| ring)
            .ok_or(())
    }
}
