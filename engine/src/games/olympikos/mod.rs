//! Olympikos, by Diego Simonet and Antonin Boccara (DS4Games, 2024), for 2 to 6 players. The one game in real time.
//!
//! In each turn one player is the Coach. For bronze, silver and gold the Coach secretly draws the target among five
//! sports, and lays a clue under the medal: upright if it is very good, flat if it is average. The clues are flipped
//! one after the other, and the other players, the Athletes, put cards on the medals as fast as they can. The first
//! right answer gets 2, 3 or 4 points, later right answers 1; the Coach gets points for being understood by all. From
//! the second turn on, the leader must also name a sport that is certainly not a target, and loses 3 points if it is
//! one. Everybody is Coach once. Two players play together, each as Coach twice, against four rival nations that land
//! cards every ten seconds.
//!
//! 160 clues and 80 optional ones, 80 sports on 40 cards, six delegations of five ring cards. 3 to 6 turns for 3 to 6
//! players, 4 for 2.
//!
//! The clock has a seat at the table ([`crate::rules::Seat::CLOCK`]): each flip, the guard and each rival is its action
//! `time_up`, recorded like any other action. So a race replays exactly.
//!
//! The rulebook comes first, then the rulings K1 to K35 (`docs/rulings/olympikos.md`);
//! `engine/tests/olympikos/` has a test for each.

mod action;
mod affinity;
mod ceremony;
mod clear;
mod clue;
mod clues;
mod deal;
mod evaluation;
mod event;
mod grade;
mod medal;
mod more_clues;
mod nation;
mod pile;
mod play;
mod presentation;
mod ring;
mod sampling;
mod setup;
mod sport;
mod sports;
mod state;
mod view;

pub use action::Action;
pub use ceremony::{Ceremony, Explanation};
pub use clue::Clue;
pub use deal::{
    Deal, FEW_CLUES, FEW_SPORTS, NOT_EACH_TURN, Rivals, SAME_RINGS, UNREADABLE, WRONG_LATE, WRONG_RIVALS,
};
pub use event::Event;
pub use grade::Grade;
pub use medal::{Medal, Way};
pub use nation::Nation;
pub use pile::{Card, Owner, Pile};
pub use play::{ALREADY_PLACED, MEDALS_FIRST, NOT_CONTROLLED, NOT_FLIPPED, NOT_IN_HAND, RING_USED};
pub use ring::Ring;
pub use setup::{Guard, Setup};
pub use sport::Sport;
pub use sports::Games;
pub use state::{Phase, State, TURNS};
pub use view::{Control, LaidCard, LaidClue, Player, Stand, View};

use crate::rules::RaceRules;

/// The maximum number of seats.
pub const SEATS: usize = 6;

/// The number of clues that a Coach draws.
pub const HAND_SIZE: usize = 6;

/// The Coach's rings for bronze, silver and gold, or a nation's rings on them.
pub type Rings = [Ring; Medal::COUNT];

/// The rules of Olympikos.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Olympikos;

implement_rules!(Olympikos {
    const RACE: Option<RaceRules<Self>> = Some(RaceRules { countdown: State::countdown, react: evaluation::react });
});
