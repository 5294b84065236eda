//! How close a clue is to a sport when the strengths do not decide.
//!
//! Strengths are 0 to 3, and mostly 0. A person can still guess: of two sports that a clue does not suggest, the more
//! likely is the one that has more in common with the sports it does suggest. So each clue has a profile of the
//! features of its sports, in which rare features count more; its affinity to a sport, 0 to 99, is the cosine between
//! that profile and the features of the sport. It is computed rather than stored, because a table would be larger than
//! all the strengths.

use super::{Clue, Sport};

/// The weight of a letter by the number of sports that have it: 16 ln(80 / sports).
const RARITY: [u32; 20] = [70, 70, 59, 53, 48, 44, 41, 39, 37, 35, 33, 32, 30, 29, 28, 27, 26, 25, 24, 23];
/// The weight of a strength in a profile.
const WEIGHT: [u32; 4] = [0, 1, 4, 9];
/// Letters are below this index; the features unique to one sport follow.
const OWN: usize = 128;
/// The letter of a feature that only one sport has.
const ALONE: u8 = b'*';

/// The features of the sports that a clue suggests.
pub(super) struct Profile {
    clue: Clue,
    rarity: [u32; OWN],
    counts: [u32; OWN],
    /// The number of features unique to each sport.
    own: [u32; Sport::COUNT],
    length: u64,
}

impl Profile {
    pub(super) fn new(clue: Clue) -> Self {
        let mut rarity = [0_u32; OWN];
        for letter in Sport::all().flat_map(Sport::letters) {
            if let Some(sports) = rarity.get_mut(usize::from(*letter)) {
                *sports += 1;
            }
        }
        for sports in &mut rarity {
            *sports = RARITY.get(*sports as usize).or(RARITY.last()).copied().unwrap_or(0);
        }
        rarity[usize::from(ALONE)] = RARITY[1];
        let mut profile = Self { clue, rarity, counts: [0; OWN], own: [0; Sport::COUNT], length: 0 };
        for sport in Sport::all() {
            let weight = WEIGHT[usize::from(clue.strength(sport) & 3)];
            for &letter in sport.letters().iter().filter(|_| weight > 0) {
                *profile.count(sport, letter) += weight * profile.rarity[usize::from(letter & 127)];
            }
        }
        // Unique features count one per star, so their squares do not sum to a single square; few sports have two.
        let shared = profile.counts.iter().map(|&count| u64::from(count).pow(2)).sum::<u64>();
        let own = Sport::all().map(|sport| {
            let stars = sport.letters().iter().filter(|&&letter| letter == ALONE).count().max(1) as u64;
            u64::from(profile.own[sport.index()]).pow(2) / stars
        });
        profile.length = shared + own.sum::<u64>();
        profile
    }

    fn count(&mut self, sport: Sport, letter: u8) -> &mut u32 {
        if letter == ALONE {
            &mut self.own[sport.index()]
        } else {
            &mut self.counts[usize::from(letter & 127)]
        }
    }

    /// The affinity to a sport, 0 to 99.
    pub(super) fn affinity(&self, sport: Sport) -> u8 {
        let (mut common, mut length) = (0_u64, 0_u64);
        let stars = sport.letters().iter().filter(|&&letter| letter == ALONE).count().max(1) as u64;
        for &letter in sport.letters() {
            let rarity = u64::from(self.rarity[usize::from(letter & 127)]);
            let count = if letter == ALONE {
                u64::from(self.own[sport.index()]) / stars
            } else {
                u64::from(self.counts[usize::from(letter & 127)])
            };
            common += rarity * count;
            length += rarity * rarity;
        }
        let lengths = (self.length * length).isqrt();
        (99 * common).checked_div(lengths).unwrap_or(0).min(99) as u8
    }

    /// Strength and affinity combined into one number, by which players decide.
    pub(super) fn score(&self, sport: Sport) -> i32 {
        100 * i32::from(self.clue.strength(sport)) + i32::from(self.affinity(sport))
    }
}

impl Clue {
    /// How close the clue is to a sport, 0 to 99; finer than the strength, and rarely in conflict with it.
    pub fn affinity(self, sport: Sport) -> u8 {
        Profile::new(self).affinity(sport)
    }
}
