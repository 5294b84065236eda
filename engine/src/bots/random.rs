//! A computer player that takes a random action.

use crate::cards::Chance;

/// One of the legal actions, each equally likely; `None` if there is none.
pub fn random<A: Copy>(legal: &[A], chance: &mut Chance) -> Option<A> {
    chance.pick(legal).copied()
}
