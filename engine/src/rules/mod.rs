//! The contract that every game keeps, and its vocabulary.
//!
//! [`Rules`] is a name for a set of rules. What a game may lack is another trait: [`Determinize`] lets computer players
//! be honest, [`Judge`] lets one of them be quick. A game is a folder of `games`; nothing here names one.

mod awaiting;
mod determinize;
mod facts;
mod judge;
mod refusal;
mod seat;
mod skill;
mod standing;
mod tokens;
mod viewer;

pub use awaiting::Awaiting;
pub use determinize::Determinize;
pub use facts::Facts;
pub use judge::{Judge, Reaction};
pub use refusal::{Refusal, RuleViolation};
pub use seat::{Seat, SeatSet};
pub use skill::Skill;
pub use standing::{Standing, Tiebreak};
pub use tokens::Tokens;
pub use viewer::Viewer;

use crate::cards::Chance;
use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A set of rules: everything about one game that is not a screen.
///
/// All functions are pure: the same state and action give the same result on every machine and in every year.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Number of seats and the options chosen.
    type Setup: Setup + 'static;
    /// Everything chance decides, drawn before the first action.
    type Deal: Deal<Setup = Self::Setup> + 'static;
    /// The whole truth: a plain small value without generator, clock or heap.
    type State: Clone + Eq + Debug + Send + Sync + 'static;
    /// What a seat does.
    type Action: Action + 'static;
    /// What visibly happened.
    type Event: Event + 'static;
    /// What one viewer knows; built up from what it may see.
    type View: Clone + Eq + Debug + Send + Sync + 'static;

    /// The state before the first action.
    ///
    /// # Errors
    /// Why the deal is impossible with that set-up.
    fn start(setup: &Self::Setup, deal: &Self::Deal) -> Result<Self::State, <Self::Deal as Deal>::Error>;

    /// Who is asked to act.
    fn awaiting(state: &Self::State) -> Awaiting;

    /// Puts into `actions`, which is emptied first, what `seat` may do: sorted, without repeats, nothing for a seat
    /// that is not asked. The buffer is the caller's so that a playout allocates nothing.
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Lets `seat` do `action` and tells what happened, event by event, each with the state as it then was.
    ///
    /// # Errors
    /// Why not; the state is then as it was and nothing was told.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        tell: &mut impl FnMut(&Self::State, Self::Event),
    ) -> Result<(), Refusal>;

    /// How long the clock waits before it acts by itself, in milliseconds; `None` if it is not asked, or only acts
    /// when somebody presses its button.
    ///
    /// The time begins when the clock is first asked, and anew after each action of its own; what seats do meanwhile
    /// does not stop it (the table keeps it). The rules read no clock: whether the time is over is the
    /// table's matter, and the clock's action is legal as long as it is asked.
    fn countdown(_state: &Self::State) -> Option<u32> {
        None
    }

    /// What `viewer` knows. [`Viewer::Open`] is for games that are over.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Points, ranks and each tie-break that was used, at any moment.
    fn standing(state: &Self::State) -> Standing;
}

/// A set-up that exists is valid. Written as its options, `key=value` separated by blanks.
pub trait Setup: Clone + Eq + Debug + Display + Send + Sync {
    /// What the shelf says of the game.
    const FACTS: Facts;

    /// The set-up for that many seats with those options; options that are not named are as usual.
    ///
    /// # Errors
    /// Why there is no such set-up, in words.
    fn new(seats: usize, options: &str) -> Result<Self, String>;

    /// How many seats play.
    fn seats(&self) -> usize;
}

/// Everything chance decides. Can be drawn, or written by hand: that is how a real deal, an example of a rulebook
/// or a test is entered.
pub trait Deal: Clone + Eq + Debug + Display + FromStr<Err = Self::Error> + Send + Sync {
    /// The set-up it is drawn for.
    type Setup: Setup + 'static;
    /// Why a deal is impossible.
    type Error: Error;

    /// Draws a deal.
    fn draw(setup: &Self::Setup, chance: &mut Chance) -> Self;
}

/// What a seat does: cards, seats and numbers only. Its notation reads back as itself.
pub trait Action: Copy + Ord + Debug + Display + FromStr + Send + Sync {}

impl<T: Copy + Ord + Debug + Display + FromStr + Send + Sync> Action for T {}

/// What visibly happened. Its `Display` is plain English for the tools; the app has tables of words.
pub trait Event: Clone + Eq + Debug + Display + Send + Sync {
    /// The event as `viewer` is told it, or nothing if it does not see it.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether somebody learned something that had been hidden: undo is free only as far back as that.
    fn reveals(&self) -> bool;
}
