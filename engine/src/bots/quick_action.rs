//! What computer players of each level do without a search.

use crate::cards::Chance;
use crate::rules::{Evaluate, Level, Reaction};

/// A Rookie overlooks one action in this many.
const OVERLOOKED: u32 = 3;

/// The quick reaction of a computer player of that level, with its delay; `None` in a game that is no race.
pub fn react<R: Evaluate>(level: Level, view: &R::View, chance: &mut Chance) -> Option<Reaction<R::Action>> {
    (R::RACE?.react)(view, level, chance)
}

/// The action that a computer player of that level takes by evaluation, from its view and legal actions; `None`
/// if there are none. An Expert plays like a Regular here; where there is time, [`crate::bots::Search`] decides instead.
pub fn quick_action<R: Evaluate>(
    level: Level,
    view: &R::View,
    legal: &[R::Action],
    chance: &mut Chance,
) -> Option<R::Action> {
    // In a race each level reacts in its own way; other games consume no randomness here.
    if let Some(reaction) =
        react::<R>(level, view, chance).filter(|reaction| legal.contains(&reaction.action))
    {
        return Some(reaction.action);
    }
    match level {
        Level::Rookie => noisy_greedy::<R>(view, legal, chance),
        Level::Regular | Level::Expert => greedy::<R>(view, legal, chance),
    }
}

/// The action with the best [`Evaluate::evaluate`] value; a random one among equals. `None` if there is no action.
pub fn greedy<R: Evaluate>(view: &R::View, legal: &[R::Action], chance: &mut Chance) -> Option<R::Action> {
    let mut values = Vec::with_capacity(legal.len());
    R::evaluate(view, legal, &mut values);
    best(legal, &values, chance)
}

/// The best action by evaluation among those that are not overlooked, or a random one if all are. `None` if there
/// are no actions.
///
/// It plays like a newcomer: mostly sensibly, hardly ever the worst action of a long list, but often missing the best
/// one.
fn noisy_greedy<R: Evaluate>(view: &R::View, legal: &[R::Action], chance: &mut Chance) -> Option<R::Action> {
    let mut values = Vec::with_capacity(legal.len());
    R::evaluate(view, legal, &mut values);
    for value in &mut values {
        if chance.below(OVERLOOKED) == 0 {
            *value = i32::MIN;
        }
    }
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
