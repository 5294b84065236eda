//! Orc-lympics, by David Thompson and Trevor Benjamin (Brain Games, 2018), for 2 to 5 players.
//!
//! Players draft eight cards each of seven races: orcs, elves, halflings and others. At most three races form a team.
//! The teams enter seven competitions, each of speed, cunning or strength: in turn, players add cards or pass; the
//! highest total takes the gold cup, the second highest silver, and a tie is enough to take a cup from its holder. A
//! player who wins no cup may take a card back. Most points in cups win.
//!
//! 42 cards (9 humans, 7 goblins, 7 elves, 7 dwarves, 4 halflings, 4 djinns, 4 orcs); 12 standard competitions worth 3
//! to 6, six of which are used, and 3 main events worth 7, one of which is used; silver is worth 2 and 4. No silver
//! with two players.
//!
//! The rulebook comes first, then the rulings O1 to O25 (`docs/rulings/orclympics.md`);
//! `engine/tests/orclympics/` has a test for each.

mod action;
mod advice;
mod competition;
mod cups;
mod deal;
mod evaluation;
mod event;
mod fact;
mod play;
mod race;
mod rosters;
mod sampling;
mod season;
mod setup;
mod state;
mod team;
mod view;

pub use action::Action;
pub use competition::Competition;
pub use cups::{Cups, Taking};
pub use deal::{Deal, HAND_SIZE, NOT_SORTED, ROW, UNREADABLE, WRONG_ROW, WRONG_SILVER_ROW};
pub use event::Event;
pub use fact::Fact;
pub use play::{NO_SKILL, NOT_DRAFTED, NOT_IN_HAND, NOT_RESTING, NOTHING_ENTERED, TOO_MANY_RACES};
pub use race::{Race, Skill};
pub use rosters::keep_all;
pub use season::Season;
pub use setup::Setup;
pub use state::{Award, Phase, RACES, State};
pub use team::Team;
pub use view::{Draft, Player, Sealed, View};

/// The maximum number of seats.
pub const SEATS: usize = 5;

/// The rules of Orc-lympics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orclympics;

implement_rules!(Orclympics, View: is_forced, is_out);
