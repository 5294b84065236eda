//! The contract that every game implements, and its vocabulary.
//!
//! [`Rules`] describes a set of rules. Separate traits serve computer players and hints: [`Evaluate`] says how good an
//! action looks, [`Determinize`] lets them search without looking at hidden cards, [`Advise`] says what is wasted, and why.
//! Each game is a folder of `games`; nothing in this module names one.

mod advise;
mod awaiting;
mod deal_error;
mod determinize;
mod evaluate;
mod game_info;
mod level;
mod named_enum;
mod notation;
mod numbered_card;
mod options;
mod race;
mod refusal;
mod seat;
mod standing;
mod tokens;
mod viewer;

pub use advise::{Advise, NoFact};
pub use awaiting::Awaiting;
pub use deal_error::{DealError, check_different, check_each_once, check_hands, check_start};
pub use determinize::Determinize;
pub use evaluate::Evaluate;
pub use game_info::GameInfo;
pub use level::Level;
pub(crate) use named_enum::named_enum;
pub use notation::{ParseNotationError, join, join_lists, split, split_lists};
pub(crate) use numbered_card::numbered_card;
pub use options::{Options, SetupError};
pub use race::{RaceRules, React, Reaction};
pub use refusal::{Refusal, RuleViolation};
pub use seat::{Seat, SeatSet};
pub use standing::{Lead, Standing, Tiebreak, firsts};
pub use tokens::Tokens;
pub use viewer::Viewer;

use crate::cards::Chance;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A set of rules: everything about a game except its user interface.
///
/// All functions are pure: the same state and action give the same result on every machine. With each function stand
/// the tests in `engine/tests/` that hold every game to it, written as in "What always holds" of ARCHITECTURE.md.
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
    /// Tests: `contract.rs::a_deal_follows_from_its_seed_and_reads_back_as_itself`,
    /// `contract.rs::the_same_actions_give_the_same_states_and_events`.
    ///
    /// # Errors
    /// If the deal is impossible with this set-up.
    fn start(setup: &Self::Setup, deal: &Self::Deal) -> Result<Self::State, DealError>;

    /// Which seats may act.
    ///
    /// Test: `contract.rs::somebody_is_asked_until_the_game_is_over`.
    fn awaiting(state: &Self::State) -> Awaiting;

    /// Clears `actions` and fills it with the legal actions of `seat`, sorted and without repeats; none for a seat that
    /// may not act. The caller owns the buffer so that a playout allocates nothing.
    ///
    /// Tests: `contract.rs::legal_actions_play_and_show_something_to_everybody`,
    /// `contract.rs::legal_lists_are_sorted_without_repeats_and_empty_for_seats_that_may_not_act`.
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Applies `action` for `seat` and reports what happened, event by event, each with the state at that point: it
    /// never asks for the next step before everything that led there is reported. Only the last event may begin that
    /// step; between events of different steps no seat may act.
    ///
    /// Tests: `contract.rs::the_same_actions_give_the_same_states_and_events`,
    /// `contract.rs::illegal_actions_are_refused_without_change_or_event`,
    /// `contract.rs::only_the_last_event_of_an_action_is_told_in_a_state_that_asks_for_the_next_step`,
    /// `contract.rs::secret_choices_come_in_any_order`.
    ///
    /// # Errors
    /// The reason for the refusal; the state is then unchanged and nothing is reported.
    fn play(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        emit: &mut impl FnMut(&Self::State, Self::Event),
    ) -> Result<(), Refusal>;

    /// What only a race has; `None` in a game that is none. `const { R::RACE.is_some() }` keeps code that is not for
    /// races out of one.
    const RACE: Option<RaceRules<Self>> = None;

    /// Whether everybody knows that `seat`, which may act, has only one possible action. It is decided from the table's
    /// view alone, so that playing the action without asking reveals nothing.
    ///
    /// Tests: `curtains.rs::a_step_done_without_asking_is_the_only_one_and_everybody_knows_it`,
    /// `secrecy.rs::a_step_done_without_asking_reveals_nothing_about_a_hand`.
    fn is_forced(_table: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// Whether all options of `seat`, whose open turn it is, are visible to everybody: then the person can choose in
    /// public, and need not take the screen from the others first.
    ///
    /// Test: `curtains.rs::a_tap_opens_a_hand_only_where_nobody_else_can_have_the_device`.
    fn chooses_in_public(_table: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// Whether everybody knows that `seat` cannot act before the current part of the game is over: it has withdrawn or
    /// passed. Where nobody at the screen can act, the rest is shown faster.
    ///
    /// Test: `contract.rs::who_is_out_is_not_asked`.
    fn is_out(_table: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// What `viewer` knows. [`Viewer::Open`] is only for finished games.
    ///
    /// Tests: `secrecy.rs::a_sampled_state_looks_to_the_seat_exactly_like_the_real_one`,
    /// `secrecy.rs::nobody_sees_all_of_a_table_before_the_end`.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Points, ranks and the tie-breaks used, at any point of the game.
    ///
    /// Test: `contract.rs::the_standing_is_sound_at_every_moment`.
    fn standing(state: &Self::State) -> Standing;
}

/// A set-up. It is validated on creation. Written as its options, `key=value` separated by spaces.
pub trait Setup: Clone + Eq + Debug + Display + Send + Sync {
    /// What is known about the game.
    const INFO: GameInfo;

    /// Creates the set-up for `seats` seats; options that are not named have their default values.
    ///
    /// # Errors
    /// Why the set-up is not valid.
    fn new(seats: usize, options: &str) -> Result<Self, SetupError>;

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
/// # Ok::<(), pentathlon_engine::rules::SetupError>(())
/// ```
pub trait Deal: Clone + Eq + Debug + Display + FromStr<Err = DealError> + Send + Sync {
    /// The set-up this deal belongs to.
    type Setup: Setup + 'static;

    /// Draws a deal.
    fn draw(setup: &Self::Setup, chance: &mut Chance) -> Self;
}

/// An action of a seat: cards, seats and numbers only. Its notation round-trips.
pub trait Action:
    Copy + Ord + Debug + Display + FromStr + Serialize + DeserializeOwned + Send + Sync
{
}

impl<T: Copy + Ord + Debug + Display + FromStr + Serialize + DeserializeOwned + Send + Sync> Action for T {}

/// Something that happened. Tools print it in Rust's debug format; the app has its own sentences.
pub trait Event: Clone + Eq + Debug + Send + Sync {
    /// The event as `viewer` sees it, or `None` if the viewer does not see it.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether the event revealed hidden information: undo is free only back to that point.
    fn reveals(&self) -> bool;
}
