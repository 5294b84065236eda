//! The nine sports.
//!
//! The sport cards are our own, because the original ones are printed nowhere else. They follow what the rulebook says
//! about them: each defines how many cards are played at a time and which, some turn over a card each round, some have
//! a star.

use super::rule::{Against, Demand};
use super::{Attempt, Performance, Rule};
use crate::cards::{Card, Set};
use crate::rules::named_enum;

named_enum! {
    /// A sport card.
    pub enum Sport {
        /// The marathon: another colour than before.
        Marathon = "marathon",
        /// The high jump: higher than before.
        HighJump = "high_jump",
        /// The 100 m freestyle: lower than before.
        Swimming = "swimming",
        /// The 110 m hurdles: no lower than the hurdle.
        Hurdles = "hurdles",
        /// Weightlifting: one to three cards, heavier than the last lift.
        Weightlifting = "weightlifting",
        /// Archery: at most 1 away from the target.
        Archery = "archery",
        /// The relay: the colour or the value of the last card.
        Relay = "relay",
        /// Table tennis: to the other side of the net.
        TableTennis = "table_tennis",
        /// Sailing: with the wind, or two cards across it.
        Sailing = "sailing",
    }
}

impl Sport {
    /// Whether the card has a star: a world record can be set (C12).
    pub const fn has_star(self) -> bool {
        matches!(self, Self::Marathon | Self::HighJump | Self::Swimming | Self::Hurdles | Self::Weightlifting)
    }

    /// The rule for plays in this sport.
    #[inline]
    pub fn rule(self) -> Rule {
        RULES[self as usize]
    }

    const fn printed(self) -> Rule {
        let (most, against, demand) = match self {
            Self::Marathon => (1, Against::Own, Demand::OtherColour),
            Self::HighJump => (1, Against::Own, Demand::Higher),
            Self::Swimming => (1, Against::Own, Demand::Lower),
            Self::Hurdles => (1, Against::Turned, Demand::NoLower),
            Self::Weightlifting => (3, Against::Last, Demand::Higher),
            Self::Archery => (1, Against::Turned, Demand::Within(1)),
            Self::Relay => (1, Against::Last, Demand::ColourOrValue),
            Self::TableTennis => (1, Against::Last, Demand::OverTheNet),
            Self::Sailing => (2, Against::Turned, Demand::Wind),
        };
        Rule { most, against, demand }
    }

    /// The single cards that [`Rule::fault`] allows, in a sport where one card is to beat.
    #[inline]
    pub(super) fn singles(self, to_beat: Option<Attempt>) -> Set<Performance> {
        let to_beat = to_beat.map_or(0, |to_beat| usize::from(to_beat.first().index()));
        // A card's index is at most COUNT, so `min` changes nothing; it removes the bounds check.
        SINGLES[self as usize][to_beat.min(Performance::COUNT)]
    }
}

/// The rule of each sport as a table: a lookup is faster than nine branches.
static RULES: [Rule; Sport::COUNT] = {
    let mut all = [Sport::ALL[0].printed(); Sport::COUNT];
    let mut sport = 0;
    while sport < Sport::COUNT {
        all[sport] = Sport::ALL[sport].printed();
        sport += 1;
    }
    all
};

/// For each sport the single cards that may be played: with nothing to beat, and against each card.
static SINGLES: [[Set<Performance>; Performance::COUNT + 1]; Sport::COUNT] = {
    let mut all = [[Set::of_bits(0); Performance::COUNT + 1]; Sport::COUNT];
    let mut sport = 0;
    while sport < Sport::COUNT {
        let mut to_beat = 0;
        while to_beat <= Performance::COUNT {
            all[sport][to_beat] = Set::of_bits(singles(Sport::ALL[sport].printed(), to_beat as u8));
            to_beat += 1;
        }
        sport += 1;
    }
    all
};

const fn singles(rule: Rule, to_beat: u8) -> u64 {
    let to_beat = match Performance::of_index(to_beat) {
        Some(card) => Some(Attempt::one(card)),
        None => None,
    };
    let (mut cards, mut index) = (0, 1);
    while index <= Performance::COUNT as u8 {
        if let Some(card) = Performance::of_index(index)
            && rule.fault(Attempt::one(card), to_beat).is_none()
        {
            cards |= 1 << index;
        }
        index += 1;
    }
    cards
}

impl Card for Sport {
    type Bits = u64;

    fn number(self) -> u8 {
        self as u8
    }

    fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }
}
