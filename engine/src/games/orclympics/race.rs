//! The seven races: their numbers of cards and values.
//!
//! The Strength of Human, Goblin and Orc, the numbers of copies and the dots are from the rulebook's example; the other
//! values are our own, chosen so that every skill has the same total in the deck. The table can be replaced. Cards of
//! one race are identical (O23), so a card is represented by its race.

use crate::rules::{ParseNotationError, named_enum};
use std::fmt;
use std::str::FromStr;

/// A race of Orc-lympians, which also represents a card of it: copies cannot be told apart (O23).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Race {
    /// One in everything.
    Human,
    /// Fast, and a little strong.
    Goblin,
    /// Cunning, and a little fast.
    Elf,
    /// Strong, and a little cunning.
    Dwarf,
    /// Very fast, and a little cunning.
    Halfling,
    /// Very cunning, and a little strong.
    Djinn,
    /// Very strong, and a little fast.
    Orc,
}

named_enum! {
    /// The skill a competition tests.
    pub enum Skill {
        /// Speed, shown as wings.
        Speed = "speed",
        /// Cunning, shown as an eye.
        Cunning = "cunning",
        /// Strength, shown as a fist.
        Strength = "strength",
    }
}

impl Race {
    /// The number of races.
    pub const COUNT: usize = 7;

    /// All races, in the order of their cards.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Human, Self::Goblin, Self::Elf, Self::Dwarf, Self::Halfling, Self::Djinn, Self::Orc];

    /// The number of cards.
    pub const CARDS: u8 = {
        let mut cards = 0;
        let mut index = 0;
        while index < TABLE.len() {
            cards += TABLE[index].copies;
            index += 1;
        }
        cards
    };

    /// The race of the card with that number, `1..=42`: the copies of a race are numbered consecutively.
    pub const fn of_card(number: u8) -> Option<Self> {
        let mut above = 0;
        let mut index = 0;
        while index < Self::COUNT {
            above += TABLE[index].copies;
            if number >= 1 && number <= above {
                return Some(Self::ALL[index]);
            }
            index += 1;
        }
        None
    }

    const fn row(self) -> &'static Row {
        &TABLE[self.index()]
    }

    /// The number of cards of this race.
    #[inline]
    pub const fn copies(self) -> u8 {
        self.row().copies
    }

    /// The dots on the card: the overall ability of the race, 1 to 3; races with more dots are rarer.
    #[inline]
    pub const fn dots(self) -> u8 {
        self.row().dots
    }

    /// The value in a skill; 0 means the card may not enter such a competition.
    #[inline]
    pub const fn skill(self, skill: Skill) -> u8 {
        self.row().skills[skill as usize]
    }

    /// The short name, in notation and in the names of messages.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// The index among all of them, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

struct Row {
    id: &'static str,
    copies: u8,
    dots: u8,
    skills: [u8; Skill::COUNT],
}

const fn row(id: &'static str, copies: u8, dots: u8, skills: [u8; Skill::COUNT]) -> Row {
    Row { id, copies, dots, skills }
}

/// Short name, copies, dots, and the values in speed, cunning and strength.
#[rustfmt::skip]
static TABLE: [Row; Race::COUNT] = [
    row("human",    9, 1, [1, 1, 1]),
    row("goblin",   7, 2, [3, 0, 2]),
    row("elf",      7, 2, [2, 3, 0]),
    row("dwarf",    7, 2, [0, 2, 3]),
    row("halfling", 4, 3, [4, 2, 0]),
    row("djinn",    4, 3, [0, 4, 2]),
    row("orc",      4, 3, [2, 0, 4]),
];

impl fmt::Display for Race {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A race by its name, or by the number of any of its cards.
impl FromStr for Race {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        if text.starts_with(|letter: char| letter.is_ascii_digit()) {
            return text.parse().ok().and_then(Self::of_card).ok_or(ParseNotationError);
        }
        Self::ALL.into_iter().find(|race| race.id() == text).ok_or(ParseNotationError)
    }
}
