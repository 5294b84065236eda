//! Who of the device has won how often.

use super::Hall;
use crate::short;
use std::cmp::Reverse;

/// Somebody of the device who has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Winner {
    /// Who.
    pub person: usize,
    /// How often.
    pub wins: u32,
    /// From 1; who has won as often shares a rank.
    pub rank: u8,
}

impl Hall {
    /// Who has won how many games that count, or games of one game by its short name: whoever has won most is first, and of two
    /// who have won as often who did so earlier.
    pub fn winners(&self, only: Option<&str>) -> Vec<Winner> {
        let mut winners: Vec<Winner> = Vec::new();
        let counted = self.counted().filter(|(_, result, _)| only.is_none_or(|game| game == result.game));
        for (_, result, seated) in counted {
            let persons = seated.iter().enumerate().filter(|&(seat, _)| result.is_won_by(seat));
            for person in persons.filter_map(|(_, person)| *person) {
                match winners.iter_mut().find(|winner| winner.person == person) {
                    Some(winner) => winner.wins += 1,
                    None => winners.push(Winner { person, wins: 1, rank: 1 }),
                }
            }
        }
        short::sort_by_key(&mut winners, |winner| Reverse(winner.wins));
        let wins: Vec<u32> = winners.iter().map(|winner| winner.wins).collect();
        for winner in &mut winners {
            let ahead = wins.iter().filter(|&&wins| wins > winner.wins).count();
            winner.rank = u8::try_from(ahead + 1).unwrap_or(u8::MAX);
        }
        winners
    }
}
