//! Hands with a clear clue for each target (K34).

use super::{Clue, HAND_SIZE, Ring, Rings, Sport};
use crate::cards::Chance;

/// How often other rings are drawn if some target has no clear clue. It is rare in a deal; but whoever samples the targets
/// of a hand that they know may find only two of twelve possible.
pub(super) const TRIES: usize = 200;

impl Clue {
    /// The least strength of a clear clue.
    pub const CLEAR: u8 = 2;

    /// Whether the clue points to one sport of a turn: it suggests it well, and more strongly than each of the others. A
    /// clue is clear for at most one of them (K34).
    pub fn is_clear(self, target: Ring, sports: &[Sport; Ring::COUNT]) -> bool {
        let strength = |ring: Ring| self.strength(sports[ring.index()]);
        strength(target) >= Self::CLEAR
            && Ring::ALL.into_iter().all(|ring| ring == target || strength(ring) < strength(target))
    }
}

/// Exchanges clues of a hand with clues of the deck until each target has a clear one. The clues in `kept` stay. Returns
/// whether it was possible; if not, some may have been exchanged.
pub(super) fn make_clear(
    hand: &mut [Clue; HAND_SIZE],
    kept: &[Clue],
    sports: &[Sport; Ring::COUNT],
    targets: &Rings,
    deck: &mut [Clue],
    chance: &mut Chance,
) -> bool {
    let clear_for = |clues: &[Clue], ring: Ring| -> Vec<usize> {
        (0..clues.len()).filter(|&place| clues[place].is_clear(ring, sports)).collect()
    };
    for &target in targets {
        if !clear_for(hand, target).is_empty() {
            continue;
        }
        let drawn = clear_for(deck, target);
        let needed = targets.map(|ring| clear_for(hand, ring)).into_iter().filter(|places| places.len() == 1);
        let needed: Vec<usize> = needed.flatten().collect();
        let spare = (0..HAND_SIZE).find(|place| !needed.contains(place) && !kept.contains(&hand[*place]));
        let (Some(spare), false) = (spare, drawn.is_empty()) else { return false };
        let drawn = drawn[chance.below(drawn.len() as u32) as usize];
        std::mem::swap(&mut hand[spare], &mut deck[drawn]);
    }
    true
}
