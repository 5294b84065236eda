//! A team: a number of cards of each race, in one machine word.

use super::{Race, Skill};
use crate::rules::ParseNotationError;
use std::fmt;
use std::str::FromStr;

/// A multiset of cards: four bits per race, the first race lowest. Notation: `goblin,orc,orc`, in the order of the
/// races; `-` for no cards.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Team(u32);

/// The lowest bit of each race.
const ONES: u32 = 0x0111_1111;
/// Every other race, and the high bit above each of them.
const EVEN: u32 = 0x0f0f_0f0f;
const ABOVE: u32 = 0x8080_8080;
/// Eight cards make at most 2^6 x 3 teams: one race twice, six once.
pub(super) const PARTS: usize = 192;
/// Eight cards of three races make at most 4 x 4 x 3 teams.
pub(super) const ENTRIES: usize = 48;

impl Team {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// All 42 cards of the box.
    pub const DECK: Self = {
        let mut team = 0;
        let mut index = 0;
        while index < Race::COUNT {
            team |= (Race::ALL[index].copies() as u32) << (4 * index);
            index += 1;
        }
        Self(team)
    };

    /// One card.
    #[inline]
    pub const fn of(race: Race) -> Self {
        Self(1 << (4 * race as u32))
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        let pairs = (self.0 & EVEN) + (self.0 >> 4 & EVEN);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as usize
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards of that race.
    #[inline]
    pub const fn count(self, race: Race) -> u8 {
        (self.0 >> (4 * race as u32) & 0xf) as u8
    }

    /// Whether there is a card of that race.
    #[inline]
    pub const fn has(self, race: Race) -> bool {
        self.count(race) > 0
    }

    /// The number of races.
    #[inline]
    pub const fn races(self) -> usize {
        let ones = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONES;
        // The highest four bits become the sum of all, which is at most seven.
        (ones.wrapping_mul(0x1111_1111) >> 28) as usize
    }

    /// Whether all cards of `other` are among these.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        // A borrow from the bit above shows that a race has too few cards; two words make room for that bit.
        let even = ((self.0 & EVEN) | ABOVE).wrapping_sub(other.0 & EVEN);
        let odd = ((self.0 >> 4 & EVEN) | ABOVE).wrapping_sub(other.0 >> 4 & EVEN);
        even & odd & ABOVE == ABOVE
    }

    /// With one more card; unchanged if the count of that race is at its maximum.
    #[inline]
    #[must_use]
    pub const fn with(self, race: Race) -> Self {
        if self.count(race) < 0xf { Self(self.0 + Self::of(race).0) } else { self }
    }

    /// With one card fewer, if it is there.
    #[inline]
    #[must_use]
    pub const fn without(self, race: Race) -> Self {
        if self.has(race) { Self(self.0 - Self::of(race).0) } else { self }
    }

    /// The union of these cards and those of `other`. No place in the game holds more cards than can be counted.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }

    /// These cards without those of `other`; no count goes below zero.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        if self.contains(other) {
            return Self(self.0 - other.0);
        }
        let mut rest = self;
        let mut index = 0;
        while index < Race::COUNT {
            let race = Race::ALL[index];
            let taken =
                if self.count(race) < other.count(race) { self.count(race) } else { other.count(race) };
            rest = Self(rest.0 - ((taken as u32) << (4 * index)));
            index += 1;
        }
        rest
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, race: Race) {
        *self = self.with(race);
    }

    /// Removes a card; returns whether it was there.
    #[inline]
    pub const fn remove(&mut self, race: Race) -> bool {
        let there = self.has(race);
        *self = self.without(race);
        there
    }

    /// The cards of that race alone.
    #[inline]
    #[must_use]
    pub const fn only(self, race: Race) -> Self {
        Self(self.0 & 0xf << (4 * race as u32))
    }

    /// The cards that may enter a competition in that skill: a value of at least 1.
    #[inline]
    #[must_use]
    pub const fn usable(self, skill: Skill) -> Self {
        Self(self.0 & USABLE[skill as usize])
    }

    /// The sum of the values in a skill.
    #[inline]
    pub const fn total(self, skill: Skill) -> u8 {
        let mut total = 0_u8;
        let mut index = 0;
        while index < Race::COUNT {
            let race = Race::ALL[index];
            total = total.wrapping_add(self.count(race).wrapping_mul(race.skill(skill)));
            index += 1;
        }
        total
    }

    /// The cards, race by race.
    pub fn iter(self) -> impl Iterator<Item = Race> {
        Race::ALL.into_iter().flat_map(move |race| (0..self.count(race)).map(move |_| race))
    }

    /// The races that occur.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Race> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() >> 2;
            rest &= !(0xf << (4 * index));
            Race::ALL.get(index as usize).copied()
        })
    }

    /// All teams that can be formed from these cards with at most that number of races, in ascending order, starting
    /// with the empty team. A hand has at most eight cards; for more, nothing is generated. The teams are written into
    /// `room`, which callers size as tightly as possible because clearing it takes time.
    #[inline]
    pub(super) fn parts(self, races: usize, room: &mut [Team]) -> &[Team] {
        if self.len() > 8 || room.is_empty() {
            return &[];
        }
        let all_fit = self.races() <= races;
        let mut made = 1;
        let mut rest = self;
        while !rest.is_empty() {
            let ((one, count), others) = rest.split();
            rest = others;
            let before = made;
            for cards in 1..=count {
                let (done, free) = room.split_at_mut(made);
                if all_fit {
                    let added = done.iter().take(before).zip(free).map(|(part, slot)| {
                        *slot = Self(part.0 | (one * cards));
                    });
                    made += added.count();
                    continue;
                }
                let mut added = 0;
                for part in done.iter().take(before) {
                    let Some(slot) = free.get_mut(added) else { break };
                    *slot = Self(part.0 | (one * cards));
                    // Teams with too many races are overwritten by the next one.
                    added += usize::from(part.races() < races);
                }
                made += added;
            }
        }
        room.get(..made).unwrap_or_default()
    }

    /// The bit of one card of the first race, the count of that race, and the cards of the other races.
    #[inline]
    const fn split(self) -> ((u32, u32), Self) {
        if self.0 == 0 {
            return ((0, 0), self);
        }
        let shift = self.0.trailing_zeros() & !3;
        ((1 << shift, self.0 >> shift & 0xf), Self(self.0 & !(0xf << shift)))
    }
}

/// The bits of the races that have a value in each skill.
const USABLE: [u32; Skill::COUNT] = {
    let mut usable = [0; Skill::COUNT];
    let mut skill = 0;
    while skill < Skill::COUNT {
        let mut index = 0;
        while index < Race::COUNT {
            if Race::ALL[index].skill(Skill::ALL[skill]) > 0 {
                usable[skill] |= 0xf << (4 * index);
            }
            index += 1;
        }
        skill += 1;
    }
    usable
};

impl FromIterator<Race> for Team {
    fn from_iter<I: IntoIterator<Item = Race>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (index, race) in self.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            f.write_str(race.id())?;
        }
        Ok(())
    }
}

/// Names of races or numbers of cards, in any order; no more of a race than exist, and no number twice.
impl FromStr for Team {
    type Err = ParseNotationError;

    fn from_str(text: &str) -> Result<Self, ParseNotationError> {
        let mut team = Self::EMPTY;
        if text == "-" || text.is_empty() {
            return Ok(team);
        }
        let mut numbers = 0_u64;
        for card in text.split(',') {
            let race: Race = card.parse()?;
            // A number is one card; a name is any copy (O23).
            let number = card.parse::<u8>().map_or(0, |number| 1 << (number & 63));
            if team.count(race) >= race.copies() || numbers & number != 0 {
                return Err(ParseNotationError);
            }
            numbers |= number;
            team.add(race);
        }
        Ok(team)
    }
}
