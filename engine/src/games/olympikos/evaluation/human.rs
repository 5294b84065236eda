//! What a computer player has in common with a person: it errs, and needs time to react.

use crate::cards::Chance;

/// The minimum reaction time: a person who is quick sees, decides and taps in two seconds, and no computer is quicker.
pub(super) const FASTEST_MS: u32 = 2_000;

/// Random noise with standard deviation `deviation`: the sum of twelve numbers is approximately normal.
pub(super) fn error(deviation: i32, chance: &mut Chance) -> i32 {
    let sum: u32 = (0..12).map(|_| chance.below(1001)).sum();
    (sum as i32 - 6000) * deviation / 1000
}
