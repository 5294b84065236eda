//! The five event cards.

use std::fmt;

/// An event card, with a gold, a silver and a bronze medal on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum EventCard {
    /// Basketball.
    Basketball,
    /// Swimming.
    Swimming,
    /// Gymnastics.
    Gymnastics,
    /// Cycling.
    Cycling,
    /// Athletics.
    Athletics,
}

impl EventCard {
    /// The number of events.
    pub const COUNT: usize = 5;
    /// All events, from left to right; the ceremony uses the same order.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Basketball, Self::Swimming, Self::Gymnastics, Self::Cycling, Self::Athletics];

    /// The short name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Basketball => "basketball",
            Self::Swimming => "swimming",
            Self::Gymnastics => "gymnastics",
            Self::Cycling => "cycling",
            Self::Athletics => "athletics",
        }
    }

    /// The index among the event cards, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for EventCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
