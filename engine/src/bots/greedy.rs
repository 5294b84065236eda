//! The player who takes what looks best at a glance.

use crate::cards::Chance;
use crate::rules::Judge;

/// The action that the game's own judgement of the view puts first; among equals any. `None` when there is none.
pub fn greedy<R: Judge>(view: &R::View, legal: &[R::Action], chance: &mut Chance) -> Option<R::Action> {
    let judged: Vec<(i32, R::Action)> =
        legal.iter().map(|&action| (R::judge(view, action), action)).collect();
    let best = judged.iter().map(|&(value, _)| value).max()?;
    let equals: Vec<R::Action> =
        judged.into_iter().filter(|&(value, _)| value == best).map(|(_, action)| action).collect();
    chance.pick(&equals).copied()
}
