//! A quick judgement of an action.

use crate::rules::Rules;

/// A game that can be judged at a glance.
pub trait Judge: Rules {
    /// How good `action` looks to the seat whose `view` it is: hundredths of a point, more is better, comparable
    /// only among the actions of one moment.
    fn judge(view: &Self::View, action: Self::Action) -> i32;
}
