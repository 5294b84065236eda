//! A computer player that takes a random action.

use crate::cards::Chance;

/// One of the legal actions, all equally likely; `None` if there are none.
pub fn random<A: Copy>(legal: &[A], chance: &mut Chance) -> Option<A> {
    chance.pick(legal).copied()
}
