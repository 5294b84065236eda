//! The five event cards: what is competed in.

use super::Card;
use super::card::EVENTS;
use crate::cards::Set;
use std::fmt;

/// An event card, with a gold, a silver and a bronze medal on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All of them, as they lie from left to right; the ceremony keeps to this order.
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

    /// The place among the event cards, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The Olympics cards that can be played here.
    #[inline]
    pub const fn cards(self) -> Set<Card> {
        EVENTS[self as usize]
    }
}

impl fmt::Display for EventCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
