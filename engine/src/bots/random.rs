//! The player who takes anything.

use crate::cards::Chance;

/// One of the legal actions, each equally likely; `None` when there is none.
pub fn random<A: Copy>(legal: &[A], chance: &mut Chance) -> Option<A> {
    chance.pick(legal).copied()
}
