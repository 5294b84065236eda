//! A computer player that takes the action with the best quick evaluation.

use crate::cards::Chance;
use crate::rules::Judge;

/// The action with the best [`Judge::judge_all`] value; a random one among equals. `None` if there is no action.
pub fn greedy<R: Judge>(view: &R::View, legal: &[R::Action], chance: &mut Chance) -> Option<R::Action> {
    let mut values = Vec::with_capacity(legal.len());
    R::judge_all(view, legal, &mut values);
    let best = values.iter().copied().max()?;
    let judged = legal.iter().zip(&values);
    let equals: Vec<R::Action> =
        judged.filter(|&(_, &value)| value == best).map(|(&action, _)| action).collect();
    chance.pick(&equals).copied()
}
