//! The 55 athletes and their results.
//!
//! The places are our own, because the original ones are printed only on the cards. They fulfil everything that the
//! rulebook says about the five groups: 12 athletes with a best place in the top 3, 12 in the top 7, 12 in the top 12,
//! 12 in the top 20, and 7 on crutches with none better than 21 (Z13). Combination ranks the sum of the four other
//! places. The table can be replaced; one with two equal places in a discipline does not compile (Z2, Z21).

use super::Discipline;
use crate::cards::Set;
use crate::rules::{named_enum, numbered_card};
use std::fmt;

numbered_card! {
    /// An athlete card, numbered from 1 to 55.
    pub struct Athlete: 1..=TABLE.len(), u64
}

/// The result of an athlete in a discipline.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// A position; 1 is best. No two athletes share one (Z2).
    Number(u8),
    /// Broke a rule: no position.
    Overstepped,
    /// Not allowed to compete: no position.
    Disqualified,
}

named_enum! {
    /// The five groups that the pictures show, from the best (Z14).
    pub enum Group {
        /// Best place 1 to 3; each has a portrait of their own.
        Demigod = "demigod",
        /// Best place 4 to 7; athletic.
        Hero = "hero",
        /// Best place 8 to 12; slightly weedy.
        Hopeful = "hopeful",
        /// Best place 13 to 20; pot-bellied.
        Feaster = "feaster",
        /// Best place 21 or worse; on crutches, loved by the audience.
        Crutches = "crutches",
    }
}

impl Athlete {
    /// The index in a table of all athletes.
    #[inline]
    const fn index(self) -> usize {
        // No number is above the length of the table, so the remainder changes nothing; it removes the bounds check.
        (self.number() as usize - 1) % TABLE.len()
    }

    const fn row(self) -> &'static Row {
        &TABLE[self.index()]
    }

    /// The name, our own; no two are the same.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The group that the picture shows.
    pub const fn group(self) -> Group {
        self.row().group
    }

    /// Whether the card earns a consolation chip when it is played.
    #[inline]
    pub const fn earns_consolation(self) -> bool {
        LOSERS >> self.number() & 1 == 1
    }

    /// What the athlete achieves in `discipline`.
    #[inline]
    pub const fn place(self, discipline: Discipline) -> Place {
        match self.position(discipline) {
            OV => Place::Overstepped,
            DQ => Place::Disqualified,
            number => Place::Number(number),
        }
    }

    /// The place as a comparable number: a position, or more than [`Athlete::LAST_POSITION`] without one.
    #[inline]
    pub const fn position(self, discipline: Discipline) -> u8 {
        self.row().positions[discipline as usize]
    }

    /// The athletes with a worse place or none in `discipline`; empty for an athlete without a place.
    #[inline]
    pub(super) const fn worse(self, discipline: Discipline) -> Set<Athlete> {
        WORSE[discipline as usize][self.index()]
    }

    /// The greatest possible position.
    pub const LAST_POSITION: u8 = OV - 1;
}

impl fmt::Debug for Athlete {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number(), self.name())
    }
}

impl fmt::Display for Athlete {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

struct Row {
    group: Group,
    name: &'static str,
    positions: [u8; Discipline::COUNT],
}

/// Overstepped.
const OV: u8 = 100;
/// Disqualified.
const DQ: u8 = 101;

/// The cards that earn a consolation chip, one bit each.
const LOSERS: u64 = {
    let mut losers = 0;
    let mut index = 0;
    while index < TABLE.len() {
        if matches!(TABLE[index].group, Group::Crutches) {
            losers |= 1 << (index + 1);
        }
        index += 1;
    }
    losers
};

const _: () = assert!(places_are_unique(&TABLE), "two athletes share a place in a discipline (Z21)");

const fn places_are_unique(table: &[Row]) -> bool {
    let mut discipline = 0;
    while discipline < Discipline::COUNT {
        let mut taken = [false; OV as usize];
        let mut index = 0;
        while index < table.len() {
            let position = table[index].positions[discipline];
            if position < OV {
                if position == 0 || taken[position as usize] {
                    return false;
                }
                taken[position as usize] = true;
            }
            index += 1;
        }
        discipline += 1;
    }
    true
}

const fn row(group: u8, name: &'static str, positions: [u8; Discipline::COUNT]) -> Row {
    let group = match group {
        1 => Group::Demigod,
        2 => Group::Hero,
        3 => Group::Hopeful,
        4 => Group::Feaster,
        _ => Group::Crutches,
    };
    Row { group, name, positions }
}

/// Group, name, and the places in discus, marathon, long jump, archery and combination.
#[rustfmt::skip]
static TABLE: [Row; 55] = [
    row(1, "Kyklon",      [ 3, 41, 16, 27, 15]), // 1
    row(1, "Rhipsias",    [ 2, 11, OV, 18, 17]), // 2
    row(1, "Petrobalos",  [ 1, 17, 30,  9,  2]), // 3
    row(1, "Anemokles",   [26,  3, 20, 36, 13]), // 4
    row(1, "Hidrotas",    [OV,  1, 31, 32, 36]), // 5
    row(1, "Makrodromos", [ 7,  2, 43,  4,  1]), // 6
    row(1, "Akridon",     [33, 31,  1,  5,  3]), // 7
    row(1, "Haltias",     [19, 35,  3, DQ, 33]), // 8
    row(1, "Pedasos",     [29, 28,  2, 46, 26]), // 9
    row(1, "Toxikrates",  [25, DQ, 36,  2, 35]), // 10
    row(1, "Skopelos",    [34, 14, 35,  1, 12]), // 11
    row(1, "Belophon",    [42, 15, 11,  3,  4]), // 12
    row(2, "Polydoros",   [14, 20, 34,  6,  6]), // 13
    row(2, "Diskophilos", [ 6, DQ, 26, 39, 39]), // 14
    row(2, "Pedekles",    [50, 48,  7, 24, 38]), // 15
    row(2, "Halmon",      [28, 12,  5, 38, 11]), // 16
    row(2, "Toxandros",   [24, 45,  6,  7, 10]), // 17
    row(2, "Dromeas",     [OV,  7, 40, 20, 37]), // 18
    row(2, "Diskandros",  [ 4, 44, 41, 17, 27]), // 19
    row(2, "Tachypous",   [35,  4, 25, 35, 22]), // 20
    row(2, "Podarkes",    [44,  5, 23, DQ, 40]), // 21
    row(2, "Rhiptor",     [ 5, 24, 33, 13,  7]), // 22
    row(2, "Elaphos",     [22, 34,  4, 12,  5]), // 23
    row(2, "Thoas",       [12,  6, OV, 37, 31]), // 24
    row(3, "Leptos",      [ 8,  8, 22, 51, 16]), // 25
    row(3, "Kalamos",     [23, 33, 12, 25, 19]), // 26
    row(3, "Ischnos",     [31, 27, 18, 10, 14]), // 27
    row(3, "Rhabdos",     [ 9, 18, OV, DQ, DQ]), // 28
    row(3, "Akanthos",    [11, 42, 47, 43, 45]), // 29
    row(3, "Schoinos",    [18, 46,  8,  8,  8]), // 30
    row(3, "Nematos",     [41, DQ, 46, 11, 49]), // 31
    row(3, "Karphos",     [10, 25, 32, 14,  9]), // 32
    row(3, "Achyros",     [45,  9, 28, 28, 29]), // 33
    row(3, "Belonas",     [37, 10, 29, 19, 21]), // 34
    row(3, "Trichias",    [48, 22, 10, 22, 24]), // 35
    row(3, "Stachys",     [40, 23,  9, 44, 32]), // 36
    row(4, "Gastron",     [27, 13, 37, 30, 28]), // 37
    row(4, "Pithos",      [17, 43, 42, 16, 34]), // 38
    row(4, "Artokles",    [13, 30, 21, 40, 25]), // 39
    row(4, "Tyron",       [OV, 32, 15, 34, 43]), // 40
    row(4, "Plakous",     [47, 40, 14, 47, 46]), // 41
    row(4, "Opsonas",     [21, 39, 17, 15, 18]), // 42
    row(4, "Oinopion",    [36, 16, 19, 23, 20]), // 43
    row(4, "Sykon",       [15, 37, 48, 42, 44]), // 44
    row(4, "Elaion",      [38, 26, 13, DQ, 41]), // 45
    row(4, "Deipnon",     [20, 49, OV, 21, 47]), // 46
    row(4, "Symposios",   [39, 19, 27, 29, 30]), // 47
    row(4, "Kotylos",     [16, 21, 38, 26, 23]), // 48
    row(5, "Bradypous",   [49, 50, 50, 49, 53]), // 49
    row(5, "Sphalon",     [OV, 36, OV, 50, DQ]), // 50
    row(5, "Thrason",     [30, 29, 49, 31, 42]), // 51
    row(5, "Elpenor",     [32, 47, 24, 48, 48]), // 52
    row(5, "Philoponos",  [43, DQ, 39, 33, 51]), // 53
    row(5, "Baktron",     [46, 38, 44, 41, 50]), // 54
    row(5, "Chairon",     [51, 51, 45, 45, 52]), // 55
];

/// For each discipline and athlete, the athletes with a worse place or none.
static WORSE: [[Set<Athlete>; TABLE.len()]; Discipline::COUNT] = {
    let mut worse = [[Set::of_bits(0); TABLE.len()]; Discipline::COUNT];
    let mut discipline = 0;
    while discipline < Discipline::COUNT {
        let mut one = 0;
        while one < TABLE.len() {
            let position = TABLE[one].positions[discipline];
            let (mut bits, mut other) = (0, 0);
            while other < TABLE.len() {
                if position <= Athlete::LAST_POSITION && TABLE[other].positions[discipline] > position {
                    bits |= 1 << (other + 1);
                }
                other += 1;
            }
            worse[discipline][one] = Set::of_bits(bits);
            one += 1;
        }
        discipline += 1;
    }
    worse
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn z21_a_table_with_two_equal_places_is_refused() {
        assert!(places_are_unique(&[row(1, "A", [1, 1, 1, 1, 1]), row(1, "B", [2, 2, 2, 2, 2])]));
        assert!(!places_are_unique(&[row(1, "A", [1, 1, 1, 1, 1]), row(1, "B", [2, 2, 1, 2, 2])]));
        assert!(!places_are_unique(&[row(1, "A", [0, 1, 1, 1, 1])]));
        assert!(places_are_unique(&[row(1, "A", [OV, DQ, 1, 1, 1]), row(1, "B", [OV, DQ, 2, 2, 2])]));
    }
}
