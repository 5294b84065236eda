//! What computer players of each level do without a search.

use crate::bots::{greedy, noisy_greedy};
use crate::cards::Chance;
use crate::rules::{Evaluate, Level, Reaction};

/// The quick reaction of a computer player of that level, with its delay; `None` in a game that is no race.
pub fn react<R: Evaluate>(level: Level, view: &R::View, chance: &mut Chance) -> Option<Reaction<R::Action>> {
    (R::RACE?.react)(view, level, chance)
}

/// The action that a computer player of that level takes by evaluation, from its view and legal actions; `None`
/// if there are none. Gold plays like Silver here; where there is time, [`crate::bots::Search`] decides instead.
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
        Level::Bronze => noisy_greedy::<R>(view, legal, chance),
        Level::Silver | Level::Gold => greedy::<R>(view, legal, chance),
    }
}
