//! A computer player that takes the action with the best quick evaluation.

use crate::cards::Chance;
use crate::rules::Judge;

/// The action with the best [`Judge::judge`] value; a random one among equals. `None` if there is no action.
pub fn greedy<R: Judge>(view: &R::View, legal: &[R::Action], chance: &mut Chance) -> Option<R::Action> {
    let judged: Vec<(i32, R::Action)> =
        legal.iter().map(|&action| (R::judge(view, action), action)).collect();
    let best = judged.iter().map(|&(value, _)| value).max()?;
    let equals: Vec<R::Action> =
        judged.into_iter().filter(|&(value, _)| value == best).map(|(_, action)| action).collect();
    chance.pick(&equals).copied()
}
