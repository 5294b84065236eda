//! A computer player that overlooks some of its actions.

use super::greedy::best;
use crate::cards::Chance;
use crate::rules::Evaluate;

/// The player overlooks one action in this many.
const OVERLOOKED: u32 = 3;

/// The best action by evaluation among those that are not overlooked, or a random one if all are. `None` if there
/// are no actions.
///
/// It plays like a newcomer: mostly sensibly, hardly ever the worst action of a long list, but often missing the best
/// one.
pub fn noisy_greedy<R: Evaluate>(
    view: &R::View,
    legal: &[R::Action],
    chance: &mut Chance,
) -> Option<R::Action> {
    let mut values = Vec::with_capacity(legal.len());
    R::evaluate(view, legal, &mut values);
    for value in &mut values {
        if chance.below(OVERLOOKED) == 0 {
            *value = i32::MIN;
        }
    }
    best(legal, &values, chance)
}
