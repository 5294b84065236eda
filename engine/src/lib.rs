//! Five Olympic card games: rules, computer players and tables.
//!
//! This library has never heard of a browser. It reads no clock and no ambient randomness; what chance decides
//! comes in as a [`cards::Seed`] or as a deal written by hand. The app (the binary of this package) draws what
//! the library knows.
//!
//! The direction of dependency is one way only: [`cards`] ← [`rules`] ← [`games`], [`rules`] ← [`bots`],
//! [`rules`] ← [`table`]. `tests/layers.rs` holds that.

pub mod bots;
pub mod cards;
pub mod games;
pub mod rules;
pub mod table;
