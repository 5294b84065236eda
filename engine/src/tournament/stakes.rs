//! What the next game of a tournament can change, over all ways in which it can end.

use super::standing;
use crate::rules::{Seat, Standing, firsts};

/// Whether players of a game can share a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ties {
    /// They can.
    Possible,
    /// The rules decide every place.
    Impossible,
    /// All play together and share one place.
    Certain,
}

/// What a seat can reach in the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prospect {
    /// It is first alone, whenever it wins the game alone.
    LeadsWithWin,
    /// The same, but always with as many points as somebody else: the games won, or the last game, put it first.
    LeadsTiedWithWin,
    /// It is first alone after some ways in which the game can end.
    CanLead,
    /// At best it has as many points as anybody.
    CanDrawLevel,
}

/// What is at stake in the next game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stakes {
    /// The leader will be champion, however the games that are left end.
    Settled {
        /// Who.
        leader: Seat,
        /// Whether it is still open who is second.
        is_second_open: bool,
    },
    /// The last game: whoever of these is ahead of the others in it is champion alone.
    Ahead(Vec<Seat>),
    /// What those who are not first alone can reach, the nearest first: two of them at most.
    Open(Vec<(Seat, Prospect)>),
}

/// The most points that a game among so many gives.
pub fn most_points(seats: usize) -> i32 {
    2 * seats.saturating_sub(1) as i32
}

/// All places in which a game among so many can end, by seat.
pub fn outcomes(seats: usize, ties: Ties) -> Vec<Vec<u8>> {
    if ties == Ties::Certain {
        return vec![vec![1; seats]];
    }
    let mut all = Vec::new();
    // All numbers with a digit for each seat: its level, of which 0 is the best. Those without a gap are taken.
    let base = seats.max(1);
    for number in 0..base.pow(seats as u32) {
        let levels: Vec<usize> = (0..seats).map(|seat| number / base.pow(seat as u32) % base).collect();
        let used = (0..seats).filter(|level| levels.contains(level)).count();
        let has_no_gap = levels.iter().all(|&level| level < used);
        if has_no_gap && (ties == Ties::Possible || used == seats) {
            let rank = |own| 1 + levels.iter().filter(|&&level| level < own).count() as u8;
            all.push(levels.iter().map(|&own| rank(own)).collect());
        }
    }
    all
}

/// What is at stake in the next game, after games with these places: whether that game can have ties, and whether those can
/// that are left after it.
pub fn stakes(seats: usize, results: &[Vec<u8>], next: Ties, later: &[Ties]) -> Stakes {
    let now = standing(seats, results);
    let ends: Vec<(Vec<u8>, Standing)> = outcomes(seats, next)
        .into_iter()
        .map(|places| {
            let after: Vec<Vec<u8>> = results.iter().cloned().chain([places.clone()]).collect();
            (places, standing(seats, &after))
        })
        .collect();
    let settled = if later.is_empty() {
        settled_by_last(&ends)
    } else {
        let games = [next].iter().chain(later).filter(|&&ties| ties != Ties::Certain).count();
        settled_by_points(&now, most_points(seats) * games as i32)
    };
    if let Some(settled) = settled {
        return settled;
    }
    if let Some(contenders) = ahead(seats, &ends).filter(|_| later.is_empty()) {
        return Stakes::Ahead(contenders);
    }
    if next == Ties::Certain {
        return Stakes::Open(Vec::new());
    }
    let of = |(_, seat): (u8, Seat)| Some((seat, prospect(seat, &ends)?));
    let is_behind = |(_, seat): &(u8, Seat)| leader(&now) != Some(*seat);
    Stakes::Open(now.by_rank().into_iter().filter(is_behind).filter_map(of).take(2).collect())
}

/// Who is first alone.
fn leader(standing: &Standing) -> Option<Seat> {
    standing.lead().map(|lead| lead.seat)
}

fn points_of(standing: &Standing, seat: Seat) -> i32 {
    standing.points.get(seat.index()).copied().unwrap_or_default()
}

/// What a seat can reach.
fn prospect(seat: Seat, ends: &[(Vec<u8>, Standing)]) -> Option<Prospect> {
    let wins = |places: &[u8]| firsts(places).eq([seat]);
    let leads = |after: &Standing| leader(after) == Some(seat);
    let is_level = |after: &Standing| after.points.iter().all(|&points| points <= points_of(after, seat));
    let is_tied = |after: &Standing| after.lead().is_some_and(|lead| lead.margin == 0);
    let won: Vec<&Standing> =
        ends.iter().filter(|(places, _)| wins(places)).map(|(_, after)| after).collect();
    if !won.is_empty() && won.iter().all(|after| leads(after)) {
        let is_always_tied = won.iter().all(|after| is_tied(after));
        Some(if is_always_tied { Prospect::LeadsTiedWithWin } else { Prospect::LeadsWithWin })
    } else if ends.iter().any(|(_, after)| leads(after)) {
        Some(Prospect::CanLead)
    } else {
        ends.iter().any(|(_, after)| is_level(after)).then_some(Prospect::CanDrawLevel)
    }
}

/// Whether the same seat is champion alone after all ends of the last game.
fn settled_by_last(ends: &[(Vec<u8>, Standing)]) -> Option<Stakes> {
    let (_, any) = ends.first()?;
    let champion = leader(any)?;
    let second = |after: &Standing| after.ranks.iter().map(|&rank| rank == 2).collect::<Vec<bool>>();
    ends.iter().all(|(_, after)| leader(after) == Some(champion)).then(|| Stakes::Settled {
        leader: champion,
        is_second_open: ends.iter().any(|(_, after)| second(after) != second(any)),
    })
}

/// Whether nobody can reach the points of the leader, if so many more can be won.
fn settled_by_points(now: &Standing, most: i32) -> Option<Stakes> {
    let lead = now.lead()?;
    let behind: Vec<i32> = now.by_rank().into_iter().skip(1).map(|(_, seat)| points_of(now, seat)).collect();
    let second = behind.first()?;
    (lead.margin > most).then(|| Stakes::Settled {
        leader: lead.seat,
        is_second_open: behind.get(1).is_some_and(|third| second - third <= most),
    })
}

/// Those who can still be champions, if whoever of them is ahead in the last game is champion alone.
fn ahead(seats: usize, ends: &[(Vec<u8>, Standing)]) -> Option<Vec<Seat>> {
    let contends = |seat: &Seat| ends.iter().any(|(_, after)| after.firsts().any(|winner| winner == *seat));
    let contenders: Vec<Seat> = Seat::all(seats).filter(contends).collect();
    let decides = |(places, after): &(Vec<u8>, Standing)| {
        let place = |seat: &Seat| places.get(seat.index()).copied();
        let best = contenders.iter().filter_map(place).min();
        let mut first = contenders.iter().filter(|seat| place(seat) == best);
        match (first.next(), first.next()) {
            (Some(one), None) => leader(after) == Some(*one),
            _ => true,
        }
    };
    (contenders.len() > 1 && ends.len() > 1 && ends.iter().all(decides)).then_some(contenders)
}
