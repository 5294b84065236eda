//! What a hint needs of a search: which action to show, what to compare it with, and why.

use super::reason::{Groups, Prospect, Reason, reason};
use super::sample::{Difference, Sample, pairs};
use crate::rules::Seat;
use serde::{Deserialize, Serialize};

/// A difference in what the search maximizes is sure from so many standard errors.
const ERRORS: i64 = 2;
/// An action is surely not as good as another only after so many playouts.
const ENOUGH: u32 = 50;
/// Nearly no game of a hundred, and nearly every one.
const HARDLY: i64 = 2;
const NEARLY: i64 = 98;

/// Why the best action is the best. Actions are named by their number in the list of scored actions.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Explanation {
    /// The action to show: of those that are about equally good, the one that comes first most often.
    pub best: u8,
    /// The best of the actions that are surely not as good; `None` if there is none.
    pub other: Option<u8>,
    /// How many actions are about equally good, the shown one included.
    pub equals: u8,
    /// Why the shown action is better than each of the actions; for itself, why it is better than the other one.
    pub reasons: Vec<Reason>,
}

/// A candidate of a search.
#[derive(Clone, Copy)]
pub struct Candidate {
    /// Its number in the samples.
    pub number: u8,
    /// Its chance of winning, in thousandths.
    pub wins: i32,
    /// The number of its playouts.
    pub playouts: u32,
}

impl Explanation {
    /// Explains the candidates of a search, best first. `groups` has what each part is about in a choice between two of
    /// them. It is compiled once for all games.
    pub fn of(
        (seat, seats): (Seat, usize),
        candidates: &[Candidate],
        samples: &[Sample],
        groups: &dyn Fn(usize, usize) -> Groups,
    ) -> Self {
        let Some(first) = candidates.first() else { return Self::default() };
        let tried = |one: &Candidate| 2 * one.playouts >= first.playouts;
        let is_equal = |one: &Candidate| {
            let value =
                Difference::of(&pairs(samples, [first.number, one.number]), |sample| i64::from(sample.value));
            one.number == first.number || !value.is_sure(ERRORS)
        };
        let sure = || (0_u8..).zip(candidates).filter(|(_, one)| tried(one));
        let equal: Vec<u8> = sure().filter(|(_, one)| is_equal(one)).map(|(index, _)| index).collect();
        let wins = |index: u8| candidates.get(usize::from(index)).map_or(0, |one| one.wins);
        // The first of those with the most wins.
        let best = equal.iter().copied().rev().max_by_key(|&index| wins(index)).unwrap_or(0);
        // Actions that were dropped early may be compared, but not called equally good.
        let other = (0_u8..)
            .zip(candidates)
            .find(|(_, one)| one.playouts >= ENOUGH && !is_equal(one))
            .map(|(index, _)| index);
        let all = |holds: &dyn Fn(i64) -> bool| sure().all(|(_, one)| holds(i64::from(one.wins)));
        let prospect = if all(&|wins| wins <= 10 * HARDLY) {
            Prospect::Lost
        } else if all(&|wins| wins >= 10 * NEARLY) {
            Prospect::Won
        } else {
            Prospect::Open
        };
        let against = |index: u8| {
            let (one, two) = (usize::from(best), usize::from(index));
            let (Some(lit), Some(other)) = (candidates.get(one), candidates.get(two)) else {
                return Reason::default();
            };
            let pairs = pairs(samples, [lit.number, other.number]);
            reason((seat, seats), &groups(one, two), &pairs, prospect)
        };
        let mut reasons: Vec<Reason> = (0..candidates.len() as u8).map(against).collect();
        let compared = other.or_else(|| equal.iter().copied().find(|&index| index != best));
        let main = compared.and_then(|index| reasons.get(usize::from(index)).copied()).unwrap_or_default();
        if let Some(own) = reasons.get_mut(usize::from(best)) {
            *own = main;
        }
        Self { best, other, equals: equal.len() as u8, reasons }
    }
}
