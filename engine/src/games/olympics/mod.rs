//! Olympics, by Brad Musil, for 2 to 5 players.
//!
//! Players collect cards for five events and invest them there. In each round all players bid a card for an early
//! choice of a pair, one card face up and one face down; then each invests a card, which stays face down under a token
//! until the next one comes. When the last card is drawn, each event awards gold, silver and bronze by stars.
//!
//! 75 Olympics cards (five events, each with five types of three cards), 5 event cards, 15 medals worth 3, 2 and 1. 11,
//! 10, 7 and 5 rounds for 2, 3, 4 and 5 players. In a two-player game a neutral player takes what they leave.
//!
//! The rulebook comes first, then the rulings M1 to M18 (`docs/rulings/olympics.md`);
//! `engine/tests/olympics/` has a test for each. This game has
//! no start player (M15): the option `start` is accepted and has no effect.

mod action;
mod advice;
mod bidding;
mod bids;
mod card;
mod ceremony;
mod comparison;
mod competitor;
mod deal;
mod evaluation;
mod event;
mod event_card;
mod fact;
mod finish;
mod knowledge;
mod placement;
mod play;
mod sampling;
mod setup;
mod state;
mod view;
mod worth;

pub use action::Action;
pub use bids::Bids;
pub use card::{Card, CardType};
pub use ceremony::{Ceremony, Entry, Medal, Medals};
pub use competitor::{COMPETITORS, Competitor};
pub use deal::{Deal, HAND_SIZE, UNREADABLE};
pub use event::Event;
pub use event_card::EventCard;
pub use fact::Fact;
pub use placement::Placement;
pub use play::{NO_SUCH_PAIR, NOT_IN_HAND};
pub use setup::Setup;
pub use state::{Phase, State, Taken};
pub use view::{Chosen, Line, Neutral, Player, PoolPair, Token, View};

/// The maximum number of seats.
pub const SEATS: usize = 5;

/// The rules of Olympics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Olympics;

implement_rules!(Olympics, View: is_forced, chooses_in_public);
