//! The performance cards: nine values in five colours, two copies of each.

use crate::cards::{Card, Set};
use crate::rules::named_enum;
use std::fmt;
use std::num::NonZeroU8;

named_enum! {
    /// The colours of the performance cards (C18).
    pub enum Colour {
        /// Blue.
        Blue = "blue",
        /// Yellow.
        Yellow = "yellow",
        /// Black.
        Black = "black",
        /// Green.
        Green = "green",
        /// Red.
        Red = "red",
    }
}

/// What a performance card shows: a colour and a value. The two copies are interchangeable (C22), so nothing
/// distinguishes them.
///
/// In written deals the 90 cards are numbered from 1 to 90: blue 1, blue 1, blue 2, blue 2, and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Performance(NonZeroU8);

impl Performance {
    /// The number of different cards.
    pub const COUNT: usize = Colour::ALL.len() * Self::HIGHEST as usize;
    /// The number of copies of each.
    pub const COPIES: usize = 2;
    /// The number of cards.
    pub const CARDS: usize = Self::COUNT * Self::COPIES;
    /// The highest value; the lowest is 1.
    pub const HIGHEST: u8 = 9;

    /// The card of that colour and value, `1..=9`.
    pub const fn new(colour: Colour, value: u8) -> Option<Self> {
        if value == 0 || value > Self::HIGHEST {
            return None;
        }
        Self::of_index(colour as u8 * Self::HIGHEST + value)
    }

    /// The kind of the card with that number in written deals, `1..=90`.
    pub const fn of_card(number: u8) -> Option<Self> {
        Self::of_index(number.div_ceil(2))
    }

    /// The numbers of the two copies in written deals.
    pub const fn cards(self) -> [u8; Self::COPIES] {
        [2 * self.0.get() - 1, 2 * self.0.get()]
    }

    /// All different cards: by colour, then by value.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT as u8).filter_map(Self::of_index)
    }

    pub(super) const fn of_index(index: u8) -> Option<Self> {
        match NonZeroU8::new(index) {
            Some(index) if index.get() as usize <= Self::COUNT => Some(Self(index)),
            _ => None,
        }
    }

    /// The index among the different cards, `1..=45`.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0.get()
    }

    /// The value, `1..=9`.
    #[inline]
    pub const fn value(self) -> u8 {
        // An index is less than 64, so `& 63` changes nothing; it removes the bounds check.
        VALUES[(self.0.get() & 63) as usize]
    }

    /// The set that contains only this card.
    #[inline]
    pub(super) const fn alone(self) -> Set<Self> {
        Set::of_bits(1 << (self.0.get() & 63))
    }

    /// The cards that come after this one.
    #[inline]
    pub(super) const fn greater(self) -> Set<Self> {
        Set::of_bits(u64::MAX << (self.0.get() & 63) << 1)
    }

    /// The cards of that colour.
    #[inline]
    pub(super) const fn of_colour(colour: Colour) -> Set<Self> {
        Set::of_bits(((1 << Self::HIGHEST) - 1) << (colour as u8 * Self::HIGHEST + 1))
    }

    /// The cards of that value or higher.
    #[inline]
    pub(super) fn at_least(value: u8) -> Set<Self> {
        WORTH.get(usize::from(value)).copied().unwrap_or(Set::EMPTY)
    }

    /// The colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        match (self.0.get() - 1) / Self::HIGHEST {
            0 => Colour::Blue,
            1 => Colour::Yellow,
            2 => Colour::Black,
            3 => Colour::Green,
            _ => Colour::Red,
        }
    }
}

/// The value of each card: a lookup is faster than a division.
static VALUES: [u8; 64] = {
    let mut all = [0; 64];
    let mut index = 1;
    while index <= Performance::COUNT {
        all[index] = (index as u8 - 1) % Performance::HIGHEST + 1;
        index += 1;
    }
    all
};

/// For each value, the cards of that value or higher.
static WORTH: [Set<Performance>; Performance::HIGHEST as usize + 1] = {
    let mut all = [Set::of_bits(0); Performance::HIGHEST as usize + 1];
    let mut least = 0;
    while least < all.len() {
        let (mut cards, mut index) = (0, 1);
        while index <= Performance::COUNT as u8 {
            if let Some(card) = Performance::of_index(index)
                && card.value() as usize >= least
            {
                cards |= 1 << index;
            }
            index += 1;
        }
        all[least] = Set::of_bits(cards);
        least += 1;
    }
    all
};

impl Card for Performance {
    type Bits = u64;

    #[inline]
    fn number(self) -> u8 {
        self.0.get()
    }

    #[inline]
    fn from_number(number: u8) -> Option<Self> {
        NonZeroU8::new(number).map(Self)
    }
}

impl fmt::Display for Performance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour(), self.value())
    }
}

impl fmt::Debug for Performance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
