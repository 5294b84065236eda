//! What the end of a game is worth to a seat.

use crate::rules::{Seat, Standing};

/// A whole win; divisible by any number of seats that may share it.
pub const WIN: i32 = 840;

/// The result of a finished game for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// The share of the win, out of [`WIN`].
    pub share: i32,
    /// The points.
    pub points: i32,
    /// The lead over the best other seat, in thousandths of the sum of both scores.
    lead: i32,
}

impl Outcome {
    /// The outcome of a finished game for `seat`.
    pub fn of(standing: &Standing, seat: Seat) -> Self {
        let own = seat.index();
        let firsts = standing.firsts().count().max(1) as i32;
        let wins = standing.ranks.get(own) == Some(&1);
        let points = standing.points.get(own).copied().unwrap_or(0);
        let others = standing.points.iter().enumerate().filter(|&(other, _)| other != own);
        let best = others.map(|(_, &points)| points).max().unwrap_or(0);
        let lead = 1000 * (points - best) / (points.abs() + best.abs()).max(1);
        Self { share: if wins { WIN / firsts } else { 0 }, points, lead }
    }

    /// What a computer player maximizes: the share of the win, plus a little for the lead, so that it keeps playing
    /// well when the game is all but decided.
    pub const fn value(self) -> i32 {
        100 * self.share + LEAD * self.lead
    }
}

/// The weight of the lead: less than an eighth of a win.
const LEAD: i32 = 10;
