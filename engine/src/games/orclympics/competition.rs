//! The fifteen competitions: their skills and values.
//!
//! Each skill has standard competitions worth 3, 4, 5 and 6, and a main event worth 7. Three names are from the
//! rulebook; the others are our own. A silver cup is worth 2, in the main event 4 (O19).

use super::Skill;
use crate::rules::numbered_card;
use std::fmt;

numbered_card! {
    /// A competition card, numbered from 1 to 15; the last three are main events.
    pub struct Competition: 1..=TABLE.len(), u64
}

impl Competition {
    /// The number of standard competitions, which come first.
    pub const STANDARD: usize = 12;

    const fn row(self) -> &'static Row {
        // A number is at most COUNT, so `% COUNT` changes nothing; it removes the bounds check.
        &TABLE[(self.number() as usize - 1) % TABLE.len()]
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The skill it tests.
    #[inline]
    pub const fn skill(self) -> Skill {
        self.row().skill
    }

    /// The value of the gold cup.
    #[inline]
    pub const fn gold(self) -> u8 {
        self.row().gold
    }

    /// The value of the silver cup; with two players there is none (O14).
    #[inline]
    pub const fn silver(self) -> u8 {
        if self.is_main_event() { 4 } else { 2 }
    }

    /// Whether it is a main event, the last competition of a game.
    #[inline]
    pub const fn is_main_event(self) -> bool {
        self.number() as usize > Self::STANDARD
    }
}

struct Row {
    name: &'static str,
    skill: Skill,
    gold: u8,
}

const fn row(name: &'static str, skill: Skill, gold: u8) -> Row {
    Row { name, skill, gold }
}

/// Name, skill, and the value of gold.
#[rustfmt::skip]
static TABLE: [Row; 15] = [
    row("Table Flipping",     Skill::Strength, 3), // 1
    row("Donkey Shoving",     Skill::Strength, 4), // 2
    row("Gate Ramming",       Skill::Strength, 5), // 3
    row("Boulder Tossing",    Skill::Strength, 6), // 4
    row("Card Cheating",      Skill::Cunning,  3), // 5
    row("Lock Picking",       Skill::Cunning,  4), // 6
    row("Poison Brewing",     Skill::Cunning,  5), // 7
    row("Riddle Duel",        Skill::Cunning,  6), // 8
    row("Pie Gobbling",       Skill::Speed,    3), // 9
    row("Rooftop Dash",       Skill::Speed,    4), // 10
    row("Greased-Pig Chase",  Skill::Speed,    5), // 11
    row("Bat-Back Derby",     Skill::Speed,    6), // 12
    row("Troll Wrestling",    Skill::Strength, 7), // 13
    row("Dragon Haggling",    Skill::Cunning,  7), // 14
    row("The Great Lava Run", Skill::Speed,    7), // 15
];

impl fmt::Debug for Competition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ({} {})", self.number(), self.name(), self.skill(), self.gold())
    }
}

impl fmt::Display for Competition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}
