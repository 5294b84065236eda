//! Olympia 2000 (B.C.), by Stefan Dorra (Hans im Glück, 1994), for 2 to 5 players.
//!
//! A team of athletes competes for laurel chips in five disciplines. In each round all players secretly send one of
//! four athletes; the best place takes the chip on space I, and the player with the worst place chooses which chip
//! comes after the next. Then the dealer looks at new cards and keeps them or gives them away. Laurels and consolation
//! chips count.
//!
//! 55 athletes (12, 12, 12, 12, and 7 on crutches); 25 laurel chips worth 2 to 6 (20, without the sixes, for 4 and 5
//! players); 7 consolation chips. 25, 18, 13 and 11 rounds for 2, 3, 4 and 5 players; with two, each void round adds
//! one, up to 27.
//!
//! The rulebook comes first, then the rulings Z1 to Z21 (`docs/rulings/olympia2000.md`);
//! `engine/tests/olympia2000/` has a test for each.

mod action;
mod advice;
mod athletes;
mod deal;
mod evaluation;
mod event;
mod laurels;
mod play;
mod sampling;
mod setup;
mod state;
mod view;

pub use action::Action;
pub use advice::Fact;
pub use athletes::{Athlete, Group, Place};
pub use deal::{Deal, HAND_SIZE, SAME_CHIPS, UNREADABLE};
pub use event::Event;
pub use laurels::{Chip, ChipSet, Columns, Discipline};
pub use play::{ALREADY_SERVED, COLUMN_EMPTY, NOT_IN_HAND, NOT_TO_ONESELF};
pub use setup::{Setup, Tie};
pub use state::{Phase, Round, State};
pub use view::{Player, Sent, View};

/// The maximum number of seats.
pub const SEATS: usize = 5;

/// The rules of Olympia 2000 (B.C.).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Olympia2000;

implement_rules!(Olympia2000, View: is_forced, chooses_in_public);
