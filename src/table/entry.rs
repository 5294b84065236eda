//! What stands in the log.

use crate::rules::Seat;
use std::fmt::{self, Display};
use std::str::FromStr;

/// Something a seat did. Notation: `2 athlete 27 @15320`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<A> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: A,
    /// When, in milliseconds since the table was opened. Only paces a replay.
    pub at_ms: u64,
}

/// A line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line<A> {
    /// Somebody did something.
    Move(Entry<A>),
    /// The table agreed to take back that many actions, past something that had been revealed. Notation:
    /// `takeback 3`.
    Takeback(usize),
}

impl<A: Display> Display for Entry<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} @{}", self.seat, self.action, self.at_ms)
    }
}

impl<A: FromStr> FromStr for Entry<A> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Entry::split(text).ok_or(())?.parse()
    }
}

impl<'a> Entry<&'a str> {
    /// The parts of an entry, its action as it is written.
    fn split(text: &'a str) -> Option<Self> {
        let (seat, rest) = text.trim().split_once(' ')?;
        // The time may be left out in a record written by hand.
        let (action, at_ms) = match rest.rsplit_once('@') {
            Some((action, at_ms)) => (action, at_ms.parse().ok()?),
            None => (rest, 0),
        };
        Some(Self { seat: Seat(seat.parse().ok()?), action: action.trim(), at_ms })
    }

    /// The entry with its action as the game reads it.
    fn parse<A: FromStr>(self) -> Result<Entry<A>, ()> {
        let Self { seat, action, at_ms } = self;
        Ok(Entry { seat, action: action.parse().map_err(|_| ())?, at_ms })
    }
}

impl<A: Display> Display for Line<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(entry) => entry.fmt(f),
            Self::Takeback(moves) => write!(f, "takeback {moves}"),
        }
    }
}

impl<A: FromStr> FromStr for Line<A> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match Line::split(text).ok_or(())? {
            Line::Takeback(moves) => Ok(Self::Takeback(moves)),
            Line::Move(entry) => entry.parse().map(Self::Move),
        }
    }
}

impl<'a> Line<&'a str> {
    /// The parts of a line, its action as it is written.
    fn split(text: &'a str) -> Option<Self> {
        match text.trim().strip_prefix("takeback ") {
            Some(moves) => moves.trim().parse().ok().map(Self::Takeback),
            None => Entry::split(text).map(Self::Move),
        }
    }
}
