//! Determinization: whole states that agree with what somebody knows.

use crate::cards::Chance;
use crate::rules::Rules;

/// A game of which whole states can be sampled from a view.
///
/// Computer players get a view and its legal actions, never the state of the table. Those of today ([`crate::bots`])
/// judge actions from the view alone; a player that searches samples states from the view and searches in those. The
/// same function proves that views tell nothing else: every sampled state gives exactly the view it was sampled from
/// (`tests/secrecy.rs`).
pub trait Determinize: Rules {
    /// A whole state that agrees with everything in `view`, which is a seat's. What the seat cannot know is drawn
    /// from `chance`. `None` for a view that no game can give.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Option<Self::State>;
}
