//! Quick evaluation of actions.

use crate::rules::{LATER, Parts, Rules, Seat};

/// A game whose actions can be evaluated without search.
pub trait Judge: Rules {
    /// The maximum number of actions that a search tries: in longer lists, those with the best quick evaluation. With
    /// many similar actions, one of them would come out best by luck alone.
    const CANDIDATES: usize = 24;

    /// Clears `values` and fills it with how good each action of `legal` looks to the seat that `view` belongs to, in
    /// hundredths of a point. Higher is better; values are comparable only among the actions of one view. All actions
    /// are evaluated in one call, so that shared work is done once; the caller owns the buffer.
    fn evaluate(view: &Self::View, legal: &[Self::Action], values: &mut Vec<i32>);

    /// Fills in where the points of `seat` at the end of a game came from: `view` is what was known when `action` was
    /// tried, `end` the finished game. A part is 0 or what a single thing, such as a medal, was worth, unless the game
    /// says otherwise.
    fn parts(_view: &Self::View, _action: Self::Action, _end: &Self::State, _seat: Seat, _parts: &mut Parts) {
    }

    /// What a part is about in a choice between two actions: the number of a group below [`LATER`] for what is decided
    /// now, [`LATER`] for everything else. Parts of a group are added up.
    fn part_group(_view: &Self::View, _actions: [Self::Action; 2], _part: usize) -> u8 {
        LATER
    }
}
