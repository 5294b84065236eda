//! Why one action is better than another: what the cards show, or else what games played to their end from here bring.

use super::WIN;
use super::trial::{Difference, SURE_FROM_ERRORS, Trial};
use crate::rules::Seat;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;

/// So many standard errors leave no doubt. They are asked of the largest of more than three differences, too: one of several is
/// large by luck more often.
const ERRORS_OF_MANY: i64 = 3;
const MANY: usize = 3;
/// Actions are close that come first in so many of a hundred games more or less.
const CLOSE: u8 = 5;

/// Why one action is better than another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cause<F> {
    /// What the rules or the cards show.
    Fact(F),
    /// It comes first in more games.
    First,
    /// It brings this many more points: whole ones, 0 for half a point.
    Points(u8),
    /// A rival has this many points fewer, and the seat has no fewer.
    Denies(Seat, u8),
    /// Its lead over the best rival is this many points larger.
    Lead(u8),
    /// It is as good, and keeps more for later.
    Keeps,
    /// No difference can be shown.
    Equal,
}

impl<F> Cause<F> {
    /// The same with other facts.
    pub fn map<G>(self, of: impl FnOnce(F) -> G) -> Cause<G> {
        match self {
            Self::Fact(fact) => Cause::Fact(of(fact)),
            Self::First => Cause::First,
            Self::Points(more) => Cause::Points(more),
            Self::Denies(rival, less) => Cause::Denies(rival, less),
            Self::Lead(more) => Cause::Lead(more),
            Self::Keeps => Cause::Keeps,
            Self::Equal => Cause::Equal,
        }
    }
}

/// What two actions brought in the same sampled games, the better one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figures {
    /// In how many of 100 games each comes first; a shared first place counts in part.
    pub wins: [u8; 2],
    /// The points that each brings on average, rounded.
    pub points: [i16; 2],
    /// The number of sampled games.
    pub games: u16,
}

/// How two actions compare over the pairs of their trials.
pub(super) struct Weighed<F> {
    /// Whether the first is better, worse, or cannot be told from the other.
    pub order: Ordering,
    /// Whether they differ beyond doubt.
    pub is_certain: bool,
    /// Why the first is better, as far as games show it; [`Cause::Equal`] if it is not.
    pub cause: Cause<F>,
    /// What both brought.
    pub figures: Figures,
}

/// Compares two actions for a seat. They can be told apart if what the search maximizes differs by two standard errors, and
/// the chance of the first place by three in a hundred or points by a quarter.
pub(super) fn weigh<F>(pairs: &[[Trial; 2]], seat: Seat, seats: usize) -> Weighed<F> {
    let points_of = |seat: Seat| move |trial: &Trial| trial.points_of(seat);
    let value = Difference::of(pairs, |trial| i64::from(trial.value));
    let first = Difference::of(pairs, |trial| i64::from(trial.share));
    let points = Difference::of(pairs, points_of(seat));
    let lead = Difference::of(pairs, |trial| trial.lead(seat, seats));
    let is_first = first.matters_in_games(i64::from(WIN), SURE_FROM_ERRORS);
    let differs = value.is_sure(SURE_FROM_ERRORS)
        && (is_first
            || points.matters_in_points(SURE_FROM_ERRORS)
            || lead.matters_in_points(SURE_FROM_ERRORS));
    let is_far = first.percent_more(i64::from(WIN)) > CLOSE || points.points() > 0;
    let is_certain = value.is_sure(ERRORS_OF_MANY) && is_far;
    let order = if differs { value.sum().cmp(&0) } else { Ordering::Equal };
    let denied = || {
        let errors = if seats > MANY + 1 { ERRORS_OF_MANY } else { SURE_FROM_ERRORS };
        let rivals = Seat::all(seats).filter(|&rival| rival != seat);
        let less = rivals.map(|rival| (rival, Difference::of(pairs, points_of(rival))));
        let less = less.filter(|(_, less)| less.matters_in_points(errors) && less.sum() < 0);
        less.min_by_key(|(_, less)| less.sum()).filter(|_| points.is_hardly_less())
    };
    let cause = if order != Ordering::Greater {
        Cause::Equal
    } else if is_first && first.sum() > 0 {
        Cause::First
    } else if points.matters_in_points(SURE_FROM_ERRORS) && points.sum() > 0 {
        Cause::Points(points.points())
    } else if let Some((rival, less)) = denied() {
        Cause::Denies(rival, less.points())
    } else if lead.matters_in_points(SURE_FROM_ERRORS) && lead.sum() > 0 {
        Cause::Lead(lead.points())
    } else {
        Cause::Equal
    };
    let figures = Figures {
        wins: first.percent(i64::from(WIN)),
        points: points.means(),
        games: pairs.len().min(usize::from(u16::MAX)) as u16,
    };
    Weighed { order, is_certain, cause, figures }
}
