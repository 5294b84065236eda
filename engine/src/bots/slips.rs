//! A computer player that makes mistakes as people do.

use crate::cards::Chance;
use crate::rules::Judge;

/// One decision in so many is a slip.
const SLIPS: u32 = 4;

/// The action with the best [`Judge::judge_all`] value or, now and then, one that looks almost as good: in the better half
/// between the best and the worst. `None` if there is no action.
pub fn slipping<R: Judge>(view: &R::View, legal: &[R::Action], chance: &mut Chance) -> Option<R::Action> {
    let mut values = Vec::with_capacity(legal.len());
    R::judge_all(view, legal, &mut values);
    let (best, worst) = (values.iter().copied().max()?, values.iter().copied().min()?);
    let slip = chance.below(SLIPS) == 0;
    let half = best.saturating_sub(best.saturating_sub(worst) / 2);
    let of = |fits: &dyn Fn(i32) -> bool| -> Vec<R::Action> {
        legal.iter().zip(&values).filter(|&(_, &value)| fits(value)).map(|(&action, _)| action).collect()
    };
    let lesser = if slip { of(&|value| value < best && value >= half) } else { Vec::new() };
    let choices = if lesser.is_empty() { of(&|value| value == best) } else { lesser };
    chance.pick(&choices).copied()
}
