//! Olympicards, by Paolo Mori (999 Games, 2011), for 2 to 7 players.
//!
//! Nine sports, one after the other. In each, the players play performance cards by the sport's own rule, round by
//! round, or withdraw. Those who withdraw early draw new cards, those who stay in win medals; the last one takes gold.
//! Medals count 4, 2 and 1 points, a world record 2; ties are decided by more cards in hand.
//!
//! 90 performance cards (values 1 to 9 in five colours, two of each); 9 sport cards, 5 of them with a star; 9 medals of
//! each kind; the start-player card. With two players either may withdraw, three times in all, and the opponent gets
//! the medal.
//!
//! The rulebook comes first, then the rulings C1 to C23 (`docs/rulings/olympicards.md`);
//! `engine/tests/olympicards/` has a test for each.

mod action;
mod advice;
mod attempt;
mod deal;
mod evaluation;
mod event;
mod hand;
mod performance;
mod play;
mod programme;
mod reward;
mod rule;
mod sampling;
mod selection;
mod setup;
mod sport;
mod stack;
mod state;
mod view;

pub use action::Action;
pub use advice::Fact;
pub use attempt::Attempt;
pub use deal::{Deal, HAND_SIZE, NOT_EACH_SPORT, TOO_MANY_RESHUFFLES, UNREADABLE};
pub use event::Event;
pub use hand::Hand;
pub use performance::{Colour, Performance};
pub use play::NOT_IN_HAND;
pub use programme::Programme;
pub use reward::{Medal, Medals, Reward, StartCardForTwo, ladder};
pub use rule::{Against, Demand, Misfit, Rule};
pub use setup::Setup;
pub use sport::Sport;
pub use stack::{RESHUFFLES, Stack};
pub use state::{Phase, PlayedCards, RECORD_POINTS, State};
pub use view::{Finished, Player, View};

/// The maximum number of seats.
pub const SEATS: usize = 7;

/// The rules of Olympicards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Olympicards;

implement_rules!(Olympicards, View: is_forced, is_out);
