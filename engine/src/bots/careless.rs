//! A computer player that overlooks some of its actions.

use super::greedy::best;
use crate::cards::Chance;
use crate::rules::Judge;

/// One action in so many is overlooked.
const OVERLOOKED: u32 = 3;

/// The best action by quick evaluation among those that are not overlooked; a random one if all are. `None` if there is
/// none.
///
/// It plays like a person at a first game: mostly sensibly, a long list's worst actions never, but the best one is often
/// not seen.
pub fn careless<R: Judge>(view: &R::View, legal: &[R::Action], chance: &mut Chance) -> Option<R::Action> {
    let mut values = Vec::with_capacity(legal.len());
    R::evaluate(view, legal, &mut values);
    for value in &mut values {
        if chance.below(OVERLOOKED) == 0 {
            *value = i32::MIN;
        }
    }
    best(legal, &values, chance)
}
