//! Five Olympic card games: rules, computer players and tables.
//!
//! ```
//! use pentathlon_engine::cards::Seed;
//! use pentathlon_engine::games::olympia2000::{Olympia2000, Setup};
//! use pentathlon_engine::rules::{Level, Setup as _, Viewer};
//! use pentathlon_engine::table::{PlayerKind, Player, Source, Table};
//!
//! // Deal: the same seed gives the same cards on every machine.
//! let setup = Setup::new(3, "tie=laurels")?;
//! let players = ["Ana", "Bo", "Chen"].map(|name| Player::new(name, PlayerKind::Computer(Level::Regular)));
//! let mut table = Table::<Olympia2000>::open(setup, players.to_vec(), Source::Seed(Seed::from_number(1)))
//!     .map_err(|error| error.to_string())?;
//!
//! // Play: the seats that may act take legal actions.
//! while let Some(seat) = table.awaiting().seats().first() {
//!     let action = table.quick_action(seat, Level::Regular).ok_or("a seat that may act has an action")?;
//!     assert!(table.legal(seat).contains(&action));
//!     table.act(seat, action, 0)?;
//!     // View: what everybody knows now, and what everybody saw of this action.
//!     let public = table.view(Viewer::Table);
//!     assert!(public.players.iter().all(|player| player.hand.is_none()));
//!     assert!(!table.last_frames(Viewer::Table).is_empty());
//! }
//!
//! // Standing: points, ranks, tie-breaks. The record replays to the same standing.
//! let standing = table.standing();
//! assert!(standing.firsts().next().is_some());
//! let again = Table::<Olympia2000>::read(&table.to_string())?;
//! assert_eq!(again.standing(), standing);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The engine does not depend on a browser. It reads no clock and no ambient randomness: all randomness comes in as a
//! [`cards::Seed`] or as a deal written by hand.
//!
//! Dependencies go one way: [`cards`] and [`short`] ← [`rules`] ← [`games`], [`rules`] ← [`bots`] ← [`table`] ←
//! [`tournament`] and [`hall`], and [`daily`] knows games and tables.
//! `tests/imports.rs` checks this.

pub mod bots;
pub mod cards;
pub mod daily;
pub mod games;
pub mod hall;
pub mod rules;
pub mod short;
pub mod table;
pub mod tournament;
