//! Evaluation of actions.

use crate::rules::Rules;

/// A game whose actions can be evaluated without search.
pub trait Evaluate: Rules {
    /// The maximum number of actions that a search tries: in longer lists, those with the best evaluation. With
    /// many similar actions, one of them would come out best by luck alone.
    const CANDIDATES: usize = 24;

    /// Clears `values` and fills it with how good each action of `legal` looks to the seat that `view` belongs to.
    /// Higher is better; values are comparable only among the actions of one view. All actions are evaluated in one call, so
    /// that shared work is done once; the caller owns the buffer.
    fn evaluate(view: &Self::View, legal: &[Self::Action], values: &mut Vec<i32>);
}
