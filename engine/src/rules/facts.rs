//! What the shelf, a record and the tools need to know of a game.

use std::ops::RangeInclusive;

/// What is known of a game before it is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The short name: in records, addresses and file names.
    pub id: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// Who made the game.
    pub author: &'static str,
    /// Who published it, and when.
    pub publisher: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// How long a game takes around a table, in minutes.
    pub minutes: u32,
    /// The version of the rules in records: a record of other rules is not replayed.
    pub rules_version: u32,
}
