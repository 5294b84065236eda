//! Quick evaluation of actions, and quick reactions.

use crate::cards::Chance;
use crate::rules::{LATER, Level, Parts, Rules, Seat};

/// A game whose actions can be evaluated without search.
pub trait Judge: Rules {
    /// Whether seats race: then [`Judge::react`] decides, and there is no order of turns to look ahead in.
    const RACES: bool = false;

    /// The maximum number of actions that a search tries: in longer lists, those with the best quick evaluation. With
    /// many similar actions, one of them would come out best by luck alone.
    const CANDIDATES: usize = 24;

    /// Clears `values` and fills it with how good each action of `legal` looks to the seat that `view` belongs to, in
    /// hundredths of a point. Higher is better; values are comparable only among the actions of one view. All actions
    /// are evaluated in one call, so that shared work is done once; the caller owns the buffer.
    fn evaluate(view: &Self::View, legal: &[Self::Action], values: &mut Vec<i32>);

    /// What a player of that level, in the seat that `view` belongs to, would do now, and how long it takes. `None` if
    /// the game does not define this and [`Judge::evaluate`] decides. A game with races answers whenever the seat may
    /// act, because there the timing matters as well as the action.
    fn react(_view: &Self::View, _level: Level, _chance: &mut Chance) -> Option<Reaction<Self::Action>> {
        None
    }

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

/// An action and its delay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reaction<A> {
    /// The action.
    pub action: A,
    /// The delay in milliseconds, counted from the moment of the view.
    pub after_ms: u32,
}
