//! A computer player that takes the action with the best evaluation.

use crate::cards::Chance;
use crate::rules::Evaluate;

/// The action with the best [`Evaluate::evaluate`] value; a random one among equals. `None` if there is no action.
pub fn greedy<R: Evaluate>(view: &R::View, legal: &[R::Action], chance: &mut Chance) -> Option<R::Action> {
    let mut values = Vec::with_capacity(legal.len());
    R::evaluate(view, legal, &mut values);
    best(legal, &values, chance)
}

/// The action with the highest of `values`; a random one among equals, without a list of them.
pub(super) fn best<A: Copy>(legal: &[A], values: &[i32], chance: &mut Chance) -> Option<A> {
    let highest = values.iter().copied().max()?;
    let equals = values.iter().filter(|&&value| value == highest).count();
    let chosen = if equals > 1 { chance.below(equals as u32) as usize } else { 0 };
    let judged = legal.iter().zip(values).filter(|&(_, &value)| value == highest);
    judged.map(|(&action, _)| action).nth(chosen)
}
