//! The contract that every game implements, and its vocabulary.
//!
//! [`Rules`] describes a set of rules. Optional capabilities are separate traits: [`Determinize`] lets computer players
//! search without looking at hidden cards, [`Judge`] gives a quick evaluation. Each game is a folder of `games`;
//! nothing in this module names one.

mod awaiting;
mod determinize;
mod facts;
mod judge;
mod parts;
mod refusal;
mod seat;
mod skill;
mod standing;
mod tokens;
mod viewer;

pub use awaiting::Awaiting;
pub use determinize::{Determinize, EVEN_ODDS};
pub use facts::Facts;
pub use judge::{Judge, Reaction};
pub use parts::{LATER, PARTS, Parts};
pub use refusal::{Refusal, RuleViolation};
pub use seat::{Seat, SeatSet};
pub use skill::Skill;
pub use standing::{Standing, Tiebreak};
pub use tokens::Tokens;
pub use viewer::Viewer;

use crate::cards::Chance;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A set of rules: everything about a game except its user interface.
///
/// All functions are pure: the same state and action give the same result on every machine.
pub trait Rules: Sized + Send + Sync + 'static {
    /// The number of seats and the chosen options.
    type Setup: Setup + 'static;
    /// Everything chance decides, drawn before the first action.
    type Deal: Deal<Setup = Self::Setup> + 'static;
    /// The complete state, hidden information included: a small plain value without generator, clock or heap.
    type State: Clone + Eq + Debug + Send + Sync + 'static;
    /// An action of a seat.
    type Action: Action + 'static;
    /// Something that happened and can be shown.
    type Event: Event + 'static;
    /// What one viewer knows. It is built only from what that viewer may see.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The state before the first action.
    ///
    /// # Errors
    /// If the deal is impossible with this set-up.
    fn start(setup: &Self::Setup, deal: &Self::Deal) -> Result<Self::State, <Self::Deal as Deal>::Error>;

    /// Which seats may act.
    fn awaiting(state: &Self::State) -> Awaiting;

    /// Clears `actions` and fills it with the legal actions of `seat`, sorted and without repeats; none for a seat that
    /// may not act. The caller owns the buffer so that a playout allocates nothing.
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Applies `action` for `seat` and reports what happened, event by event, each with the state at that point: it
    /// never asks for the next step before everything that led there is reported. Only the last event may begin that
    /// step; between events of different steps no seat may act.
    ///
    /// # Errors
    /// The reason for the refusal; the state is then unchanged and nothing is reported.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        tell: &mut impl FnMut(&Self::State, Self::Event),
    ) -> Result<(), Refusal>;

    /// How long the clock waits before it acts by itself, in milliseconds. `None` if the clock may not act now, or acts
    /// only when somebody presses its button.
    ///
    /// The time starts when the clock may first act, and restarts after each of its own actions; actions of seats do
    /// not stop it. The rules read no clock: the table keeps the time and decides when it is up, and the clock's action
    /// is legal as long as the clock may act.
    fn countdown(_state: &Self::State) -> Option<u32> {
        None
    }

    /// Whether everybody knows that `seat`, which may act, has only one possible action. It is decided from the table's
    /// view alone, so that playing the action without asking reveals nothing.
    fn is_forced(_table: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// Whether all options of `seat`, whose open turn it is, are visible to everybody: then the person can choose in
    /// public, and need not take the screen from the others first.
    fn is_open(_table: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// Whether everybody knows that `seat` cannot act before the current part of the game is over: it has withdrawn or
    /// passed. Where nobody at the screen can act, the rest is shown faster.
    fn is_out(_table: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// What `viewer` knows. [`Viewer::Open`] is only for finished games.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Points, ranks and the tie-breaks used, at any point of the game.
    fn standing(state: &Self::State) -> Standing;
}

/// A set-up. It is validated on creation. Written as its options, `key=value` separated by spaces.
pub trait Setup: Clone + Eq + Debug + Display + Send + Sync {
    /// The facts about the game.
    const FACTS: Facts;

    /// Creates the set-up for `seats` seats; options that are not named have their default values.
    ///
    /// # Errors
    /// The reason, in words, why the set-up is not valid.
    fn new(seats: usize, options: &str) -> Result<Self, String>;

    /// The number of seats.
    fn seats(&self) -> usize;
}

/// Everything chance decides. A deal is drawn from a seed or written by hand, such as a real deal, a rulebook example
/// or a test.
///
/// ```
/// use pentathlon_engine::cards::{Chance, Seed, Stream};
/// use pentathlon_engine::games::olympia2000::{Deal, Setup};
/// use pentathlon_engine::rules::{Deal as _, Setup as _};
///
/// let setup = Setup::new(2, "")?;
/// let deal = Deal::draw(&setup, &mut Chance::new(&Seed::from_number(7), Stream::Deal));
/// // The notation reads back as the same deal.
/// assert_eq!(deal.to_string().parse(), Ok(deal));
/// # Ok::<(), String>(())
/// ```
pub trait Deal: Clone + Eq + Debug + Display + FromStr<Err = Self::Error> + Send + Sync {
    /// The set-up this deal belongs to.
    type Setup: Setup + 'static;
    /// Why a deal is impossible.
    type Error: Error;

    /// Draws a deal.
    fn draw(setup: &Self::Setup, chance: &mut Chance) -> Self;
}

/// An action of a seat: cards, seats and numbers only. Its notation round-trips.
pub trait Action:
    Copy + Ord + Debug + Display + FromStr + Serialize + DeserializeOwned + Send + Sync
{
}

impl<T: Copy + Ord + Debug + Display + FromStr + Serialize + DeserializeOwned + Send + Sync> Action for T {}

/// Something that happened. `Display` gives plain English for the tools; the app has its own sentences.
pub trait Event: Clone + Eq + Debug + Display + Send + Sync {
    /// The event as `viewer` sees it, or `None` if the viewer does not see it.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether the event revealed hidden information: undo is free only back to that point.
    fn reveals(&self) -> bool;
}
