//! The five disciplines and the laurel chips won in them.

use crate::rules::named_enum;
use std::fmt;

named_enum! {
    /// A discipline: a column of the competition card.
    pub enum Discipline {
        /// Discus throwing.
        Discus = "discus",
        /// Marathon running.
        Marathon = "marathon",
        /// Long jump.
        LongJump = "long_jump",
        /// Archery.
        Archery = "archery",
        /// The best all-rounder in the other four.
        Combination = "combination",
    }
}

/// A laurel chip: a discipline and how many laurels it is worth, 2 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct Chip {
    /// The discipline.
    pub discipline: Discipline,
    /// The value in laurels.
    pub value: u8,
}

impl Chip {
    /// The lowest value: the top row.
    pub const LOWEST: u8 = 2;
    /// The highest value.
    pub const HIGHEST: u8 = 6;
}

impl fmt::Display for Chip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.discipline, self.value)
    }
}

/// The chips still in their columns: in each, those from its lowest value up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Columns {
    /// The lowest value left of each column; above `highest` when the column is empty.
    lowest: [u8; Discipline::COUNT],
    highest: u8,
}

impl Columns {
    /// Full columns up to `highest`.
    pub const fn full(highest: u8) -> Self {
        Self { lowest: [Chip::LOWEST; Discipline::COUNT], highest }
    }

    /// The top chip of a column; only this one can be chosen.
    #[inline]
    pub fn uppermost(&self, discipline: Discipline) -> Option<Chip> {
        let value = self.lowest[discipline as usize];
        (value <= self.highest).then_some(Chip { discipline, value })
    }

    /// Takes the top chip of a column.
    #[inline]
    pub fn take(&mut self, discipline: Discipline) -> Option<Chip> {
        let chip = self.uppermost(discipline)?;
        self.lowest[discipline as usize] += 1;
        Some(chip)
    }

    /// The columns that still have a chip, from the left.
    #[inline]
    pub fn open(&self) -> impl Iterator<Item = Discipline> {
        Discipline::ALL.into_iter().filter(|&discipline| self.uppermost(discipline).is_some())
    }

    /// The highest value in play: 6 with two or three seats, 5 with more (Z10).
    pub const fn highest(&self) -> u8 {
        self.highest
    }

    /// How many chips are left in a column.
    pub fn left(&self, discipline: Discipline) -> usize {
        (self.highest + 1).saturating_sub(self.lowest[discipline as usize]) as usize
    }
}

/// A player's laurel chips, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
pub struct ChipSet(u32);

impl ChipSet {
    const WIDTH: u32 = (Chip::HIGHEST - Chip::LOWEST + 1) as u32;

    /// Adds a chip.
    #[inline]
    pub fn insert(&mut self, chip: Chip) {
        let row = u32::from(chip.value.clamp(Chip::LOWEST, Chip::HIGHEST) - Chip::LOWEST);
        self.0 |= 1 << (chip.discipline as u32 * Self::WIDTH + row);
    }

    /// The chips that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The number of chips.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are no chips.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The chips, by discipline and then by value.
    pub fn iter(self) -> impl Iterator<Item = Chip> {
        Discipline::ALL.into_iter().flat_map(move |discipline| {
            (Chip::LOWEST..=Chip::HIGHEST).map(move |value| Chip { discipline, value }).filter(move |chip| {
                let row = u32::from(chip.value - Chip::LOWEST);
                self.0 >> (chip.discipline as u32 * Self::WIDTH + row) & 1 == 1
            })
        })
    }

    /// The total value of the chips, in laurels.
    pub fn laurels(self) -> u8 {
        // One row of values, repeated for the five disciplines: the bit at position `row` is worth LOWEST + row.
        (0..Self::WIDTH)
            .map(|row| {
                let of_that_worth = self.0 >> row & 0b00001_00001_00001_00001_00001;
                of_that_worth.count_ones() as u8 * (Chip::LOWEST + row as u8)
            })
            .sum()
    }
}

impl fmt::Debug for ChipSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
