//! What only a race has: a clock, and computer players that react.

use crate::cards::Chance;
use crate::rules::{Level, Rules};

/// The rules of a race, in which seats act whenever they like: there is no order of turns to look ahead in, and timing
/// matters as well as the action.
pub struct RaceRules<R: Rules> {
    /// How long the clock waits before it acts by itself, in milliseconds. `None` if the clock may not act now, or acts
    /// only when somebody presses its button.
    ///
    /// The time starts when the clock may first act, and restarts after each of its own actions; actions of seats do
    /// not stop it. The rules read no clock: the table keeps the time and decides when it is up, and the clock's action
    /// is legal as long as the clock may act.
    ///
    /// Tests: `contract.rs::the_clock_counts_only_while_it_is_asked`,
    /// `contract.rs::a_countdown_begins_when_the_clock_may_first_act_and_restarts_after_its_own_actions`.
    pub countdown: fn(&R::State) -> Option<u32>,
    /// What a computer player of that level, in the seat that the view belongs to, would do now, and how long it takes;
    /// `None` if the seat may not act.
    pub react: React<R>,
}

/// From a view and a level to a reaction.
pub type React<R> = fn(&<R as Rules>::View, Level, &mut Chance) -> Option<Reaction<<R as Rules>::Action>>;

/// An action and its delay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reaction<A> {
    /// The action.
    pub action: A,
    /// The delay in milliseconds, counted from the moment of the view.
    pub after_ms: u32,
}
