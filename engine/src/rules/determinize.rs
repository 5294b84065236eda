//! Determinization: sampling complete states that are consistent with a view.

use crate::cards::Chance;
use crate::rules::Rules;

/// A game whose complete states can be sampled from a view.
///
/// Computer players get a view and its legal actions, never the state of the table. An Expert samples states from the view
/// and searches in them ([`crate::bots::Search`]). The function also serves as a check that views leak nothing: every
/// sampled state gives exactly the view it was sampled from (`tests/secrecy.rs`).
pub trait Determinize: Rules {
    /// Samples a complete state that is consistent with `view`, which must belong to a seat. What the seat cannot know
    /// is drawn from `chance`. `None` for a view that no game can produce.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Option<Self::State>;
}
