//! What stands in the log.

use crate::rules::Seat;
use std::fmt::{self, Display};
use std::str::FromStr;

/// Something a seat did, or the clock. Notation: `2 athlete 27 @15320`, `clock time_up @13012`.
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
        let (seat, rest) = text.trim().split_once(' ').ok_or(())?;
        // The time may be left out in a record written by hand.
        let (action, at_ms) = match rest.rsplit_once('@') {
            Some((action, at_ms)) => (action, at_ms.parse().map_err(|_| ())?),
            None => (rest, 0),
        };
        Ok(Self { seat: seat.parse()?, action: action.trim().parse().map_err(|_| ())?, at_ms })
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
        match text.trim().strip_prefix("takeback ") {
            Some(moves) => moves.trim().parse().map(Self::Takeback).map_err(|_| ()),
            None => text.parse().map(Self::Move),
        }
    }
}
