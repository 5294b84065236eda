//! Points, ranks and tie-breaks.

use crate::rules::Seat;
use crate::short;

/// The standing of all seats.
///
/// ```
/// use pentathlon_engine::rules::{Lead, Seat, Standing};
///
/// // Seats 0 and 2 are tied on 11 points, and seat 2 has more medals.
/// let standing = Standing::by_merits(vec![11, 8, 11], &[2, 0, 3], "most medals");
/// assert_eq!(standing.ranks, [2, 3, 1]);
/// assert_eq!(standing.firsts().collect::<Vec<_>>(), [Seat(2)]);
/// assert_eq!(standing.lead(), Some(Lead { seat: Seat(2), margin: 0 }));
/// let [tie] = standing.tiebreaks.as_slice() else { panic!("there is one tie") };
/// assert_eq!((tie.points, tie.shared), (11, false));
/// assert_eq!(standing.places(tie), [[Seat(2)], [Seat(0)]]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Points by seat.
    pub points: Vec<i32>,
    /// Ranks by seat: 1 is best; equal seats share a rank and the next ranks are skipped (1, 1, 3).
    pub ranks: Vec<u8>,
    /// Each tie in points, from the best rank down, and how it was decided.
    pub tiebreaks: Vec<Tiebreak>,
}

/// Who is first alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lead {
    /// The seat.
    pub seat: Seat,
    /// By how many points; 0 where a tie-break put it first.
    pub margin: i32,
}

/// Seats with equal points, and how the tie between them was decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tiebreak {
    /// The ruling or rulebook sentence that decides.
    pub rule: &'static str,
    /// The equal points.
    pub points: i32,
    /// The seats that have these points.
    pub seats: Vec<Seat>,
    /// Whether some of them are still equal after the tie-break and share a rank.
    pub shared: bool,
}

impl Standing {
    /// Ranks the seats by points, and seats with equal points by `merits`, compared from first to last. `rule` is the
    /// name of the tie-break.
    pub fn by_merits<M: Ord>(points: Vec<i32>, merits: &[M], rule: &'static str) -> Self {
        let keys: Vec<(i32, Option<&M>)> =
            points.iter().enumerate().map(|(seat, &points)| (points, merits.get(seat))).collect();
        let ranks: Vec<u8> =
            keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect();
        let mut tiebreaks = Vec::new();
        let mut level = points.iter().max().copied();
        while let Some(points_here) = level {
            let here = |seat: &Seat| points.get(seat.index()) == Some(&points_here);
            let seats: Vec<Seat> = Seat::all(points.len()).filter(here).collect();
            if seats.len() > 1 {
                let rank = |seat: &Seat| ranks.get(seat.index());
                let shared =
                    seats.iter().any(|one| seats.iter().any(|other| one < other && rank(one) == rank(other)));
                tiebreaks.push(Tiebreak { rule, points: points_here, seats, shared });
            }
            level = points.iter().filter(|&&points| points < points_here).max().copied();
        }
        Self { points, ranks, tiebreaks }
    }

    /// The seats of a decided tie, best first; seats that share a rank are grouped.
    pub fn places(&self, tie: &Tiebreak) -> Vec<Vec<Seat>> {
        let rank = |seat: Seat| self.ranks.get(seat.index()).copied();
        (1..=self.ranks.len() as u8)
            .map(|place| tie.seats.iter().copied().filter(|&seat| rank(seat) == Some(place)).collect())
            .filter(|seats: &Vec<Seat>| !seats.is_empty())
            .collect()
    }

    /// The ranks and seats, best first.
    pub fn by_rank(&self) -> Vec<(u8, Seat)> {
        let mut seats: Vec<(u8, Seat)> = self.ranks.iter().copied().zip((0..).map(Seat)).collect();
        short::sort(&mut seats);
        seats
    }

    /// Who is first alone; `None` if several share the first rank.
    pub fn lead(&self) -> Option<Lead> {
        let mut firsts = self.firsts();
        let seat = firsts.next().filter(|_| firsts.next().is_none())?;
        let own = self.points.get(seat.index())?;
        let others = self.points.iter().enumerate().filter(|&(index, _)| index != seat.index());
        let margin = own - others.map(|(_, points)| points).max().unwrap_or(&0);
        Some(Lead { seat, margin })
    }

    /// The seats with rank 1, ascending.
    pub fn firsts(&self) -> impl Iterator<Item = Seat> {
        firsts(&self.ranks)
    }
}

/// The seats with rank 1, ascending.
pub fn firsts(ranks: &[u8]) -> impl Iterator<Item = Seat> {
    (0..).zip(ranks).filter(|(_, rank)| **rank == 1).map(|(seat, _)| Seat(seat))
}
