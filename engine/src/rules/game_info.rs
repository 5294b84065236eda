//! What is known about a game, as the shelf, records and tools need.

use std::ops::RangeInclusive;

/// What is known about a game before it is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// The short name: in records, addresses and file names.
    pub id: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// The author of the game.
    pub author: &'static str,
    /// The publisher, and the year, where they are known.
    pub publisher: Option<&'static str>,
    /// The possible numbers of players.
    pub seats: RangeInclusive<usize>,
    /// How long a game takes around a table, in minutes.
    pub minutes: u32,
    /// How hard it is: the harder of two games has the higher number. Between two games numbers are left for further
    /// ones.
    pub difficulty: u8,
    /// The day of the week on which it is today's deal, from 0 for Monday, if it has one.
    pub weekday: Option<u8>,
    /// The version of the rules in records: a record made under another version is not replayed.
    pub rules_version: u32,
}
