//! Determinization: sampling complete states that are consistent with a view.

use crate::cards::Chance;
use crate::rules::Rules;

/// The weight of a sampled state in which the observed choices are as likely as in any other.
pub const EVEN_ODDS: u32 = 1 << 16;

/// A game whose complete states can be sampled from a view.
///
/// Computer players get a view and its legal actions, never the state of the table. Gold samples states from the view
/// and searches in them ([`crate::bots::Search`]). The function also serves as a check that views leak nothing: every
/// sampled state gives exactly the view it was sampled from (`tests/secrecy.rs`).
pub trait Determinize: Rules {
    /// Samples a complete state that is consistent with `view`, which must belong to a seat. What the seat cannot know
    /// is drawn from `chance`. `None` for a view that no game can produce.
    fn determinize(view: &Self::View, chance: &mut Chance) -> Option<Self::State>;

    /// How likely the choices that `view` shows or hides are in `sampled`, a state sampled from it, if everybody plays
    /// sensibly: [`EVEN_ODDS`] if the state says nothing about them, never 0. Only the ratio of the weights of states
    /// sampled from the same view is meaningful.
    fn plausibility(_view: &Self::View, _sampled: &Self::State) -> u32 {
        EVEN_ODDS
    }
}
