//! A quick judgement of an action, and what somebody does on impulse.

use crate::cards::Chance;
use crate::rules::{Rules, Skill};

/// A game that can be judged at a glance.
pub trait Judge: Rules {
    /// How good `action` looks to the seat whose `view` it is: hundredths of a point, more is better, comparable
    /// only among the actions of one moment.
    fn judge(view: &Self::View, action: Self::Action) -> i32;

    /// What a person of that skill in the seat whose `view` it is would do now, and how long it takes; `None` if the
    /// game has nothing to say of it and [`Judge::judge`] decides. A game with races answers whenever a seat is asked:
    /// there it counts not only what is done but when.
    fn react(_view: &Self::View, _skill: Skill, _chance: &mut Chance) -> Option<Reaction<Self::Action>> {
        None
    }
}

/// What somebody does, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reaction<A> {
    /// What.
    pub action: A,
    /// After how many milliseconds, from the moment of the view.
    pub after_ms: u32,
}
