//! The records of the house in a game. Only people of the device hold them, and only what counts is one.

use super::{GameResult, Hall};
use crate::short;

/// A record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseRecord {
    /// The points, or by how many points.
    pub points: i32,
    /// Who holds it.
    pub person: usize,
    /// The number of the game in which it was made, among all results of the hall. Who was first keeps it.
    pub result: usize,
}

/// The records of the house in a game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct HouseRecords {
    /// How many games with people of the device count.
    pub played: u32,
    /// The highest score, alone or among rivals: what several reach together is nobody's.
    pub highest: Option<HouseRecord>,
    /// The victory by most points, if one was by any.
    pub widest: Option<HouseRecord>,
    /// The victory by fewest points; by none, if a tie-break decided.
    pub closest: Option<HouseRecord>,
}

/// Puts a new record in place of the old one, if it is better.
fn set(record: &mut Option<HouseRecord>, new: HouseRecord, is_better: fn(i32, i32) -> bool) {
    if record.is_none_or(|old| is_better(new.points, old.points)) {
        *record = Some(new);
    }
}

impl Hall {
    /// The results that count in which somebody of the device played, each with its number and who sat where.
    fn played_here(&self) -> impl Iterator<Item = (usize, &GameResult, &[Option<usize>])> {
        self.counted().filter(|(.., seated)| seated.iter().any(Option::is_some))
    }

    /// The records of the house in a game, by its short name.
    pub fn house_records(&self, game: &str) -> HouseRecords {
        let mut house = HouseRecords::default();
        let more = |new: i32, old: i32| new > old;
        let fewer = |new: i32, old: i32| new < old;
        for (number, result, seated) in self.played_here().filter(|(_, result, _)| result.game == game) {
            house.played += 1;
            for (seat, own) in result.seats.iter().enumerate() {
                let Some(person) = seated.get(seat).copied().flatten() else { continue };
                if result.has_ranks() || result.seats.len() == 1 {
                    set(&mut house.highest, HouseRecord { points: own.points, person, result: number }, more);
                }
                if !result.is_won_by(seat) {
                    continue;
                }
                let others = result.seats.iter().enumerate().filter(|&(other, _)| other != seat);
                if let Some(next) = others.map(|(_, other)| other.points).max() {
                    let margin = HouseRecord { points: own.points - next, person, result: number };
                    if margin.points > 0 {
                        set(&mut house.widest, margin, more);
                    }
                    set(&mut house.closest, margin, fewer);
                }
            }
        }
        house
    }

    /// The short names of the games that somebody of the device has played, most often played first.
    pub fn games(&self) -> Vec<(String, u32)> {
        let mut games: Vec<(String, u32)> = Vec::new();
        for (_, result, _) in self.played_here() {
            match games.iter_mut().find(|(game, _)| *game == result.game) {
                Some((_, played)) => *played += 1,
                None => games.push((result.game.clone(), 1)),
            }
        }
        short::sort_by_key(&mut games, |&(_, played)| std::cmp::Reverse(played));
        games
    }
}
