//! Points and places of a tournament.

use crate::rules::{Seat, Standing};
use std::cmp::Reverse;

/// The name of the tie-break: more games won, then the better place in the last game.
const TIE_BREAK: &str = "games won, then the last game";

/// The points that the places of a game give, by seat: 2 for every player one finishes ahead of, 1 for each one shares a
/// place with. Together they are the same for all games of so many players.
pub fn points(ranks: &[u8]) -> Vec<i32> {
    let against = |own: u8, rank: u8| i32::from(own <= rank) + i32::from(own < rank);
    // Everybody shares a place with themselves, which does not count.
    ranks.iter().map(|&own| ranks.iter().map(|&rank| against(own, rank)).sum::<i32>() - 1).collect()
}

/// The standing of so many seats after games with these places. Of two with equal points the one that won more games is
/// ahead, shared victories included; then the one with the better place in the last game; otherwise they share a place.
pub fn standing(seats: usize, results: &[Vec<u8>]) -> Standing {
    let mut sums = vec![0; seats];
    for ranks in results {
        for (sum, points) in sums.iter_mut().zip(points(ranks)) {
            *sum += points;
        }
    }
    let merits: Vec<_> = Seat::all(seats).map(|seat| merits(results, seat)).collect();
    Standing::by_merits(sums, &merits, TIE_BREAK)
}

/// How many games a seat has won, and its place in the last one.
fn merits(results: &[Vec<u8>], seat: Seat) -> (usize, Reverse<u8>) {
    let place = |ranks: &Vec<u8>| ranks.get(seat.index()).copied().unwrap_or(u8::MAX);
    let won = results.iter().filter(|ranks| place(ranks) == 1).count();
    (won, Reverse(results.last().map_or(u8::MAX, place)))
}

/// What put one seat ahead of another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// So many points more.
    Points(i32),
    /// Equal points, but more games won: how many each.
    Wins([usize; 2]),
    /// Equal in both, but a better place in the last game: the place of each.
    LastGame([u8; 2]),
    /// Nothing: they share a place.
    Shared,
}

/// What put the first seat ahead of the second one.
pub fn decision(results: &[Vec<u8>], first: Seat, second: Seat) -> Decision {
    let sum = |seat: Seat| -> i32 {
        results.iter().filter_map(|ranks| points(ranks).get(seat.index()).copied()).sum()
    };
    let ((won, place), (others_won, others_place)) = (merits(results, first), merits(results, second));
    match sum(first) - sum(second) {
        0 if won != others_won => Decision::Wins([won, others_won]),
        0 if place != others_place => Decision::LastGame([place.0, others_place.0]),
        0 => Decision::Shared,
        margin => Decision::Points(margin),
    }
}

/// The seats in the last place, which choose the next game; none while all share one place.
pub fn last(standing: &Standing) -> Vec<Seat> {
    let worst = standing.ranks.iter().copied().max().filter(|&rank| rank > 1);
    let ranks = (0..).map(Seat).zip(standing.ranks.iter().copied());
    ranks.filter(|&(_, rank)| Some(rank) == worst).map(|(seat, _)| seat).collect()
}
