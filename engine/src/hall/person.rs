//! The statistics of a person.

use super::form::{FormPoint, form, share};
use super::head_to_head::{self, HeadToHead};
use super::{Counts, Hall};
use crate::short;

/// The best score of a person in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Best {
    /// The points.
    pub points: i32,
    /// The number of the game among all results of the hall; the first one with these points.
    pub result: usize,
}

/// What a person did in one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameStatistics {
    /// The short name of the game.
    pub game: String,
    /// How often it was played.
    pub played: u32,
    /// How often it was won, and how often the second and the third place was taken. A place that all share is none.
    pub medals: [u32; 3],
    /// The best score.
    pub best: Best,
}

impl GameStatistics {
    /// How often it was won.
    pub fn wins(&self) -> u32 {
        self.medals[0]
    }
}

/// What the hall says of a person. Games that do not count are only counted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct PersonStatistics {
    /// The games that count.
    pub played: u32,
    /// How many of them were won; a place that all share is no victory.
    pub wins: u32,
    /// How many of them were won together with somebody else, while a third was not first.
    pub shared_wins: u32,
    /// The tournaments.
    pub tournaments: u32,
    /// How many of them were won.
    pub tournament_wins: u32,
    /// The hints that were asked for.
    pub hints: u32,
    /// The most victories in a row.
    pub longest_streak: u32,
    /// The victories in a row up to now.
    pub streak: u32,
    /// Branches and replays, which count for nothing.
    pub uncounted: u32,
    /// What was done in each game, in the order in which they were first played.
    pub games: Vec<GameStatistics>,
    /// How it goes against others, those met most often first.
    pub against: Vec<HeadToHead>,
    /// The form after each game against somebody, the earliest first.
    pub form: Vec<FormPoint>,
}

impl PersonStatistics {
    /// The game that was won most often, or played most often if none was.
    pub fn best_game(&self) -> Option<&GameStatistics> {
        // Of several the first one.
        self.games.iter().rev().max_by_key(|game| (game.wins(), game.played))
    }

    /// Adds a game that counts.
    fn add(&mut self, hall: &Hall, number: usize, seat: usize) {
        let (Some(result), Some(seated)) = (hall.results.get(number), hall.seated.get(number)) else {
            return;
        };
        let Some(own) = result.seats.get(seat) else { return };
        let is_won = result.is_won_by(seat);
        self.played += 1;
        self.wins += u32::from(is_won);
        self.shared_wins +=
            u32::from(is_won && result.seats.iter().filter(|seat| seat.place == 1).count() > 1);
        self.hints = self.hints.saturating_add(own.hints);
        self.streak = if is_won { self.streak + 1 } else { 0 };
        self.longest_streak = self.longest_streak.max(self.streak);
        head_to_head::add(&mut self.against, result, seated, seat);
        let best = Best { points: own.points, result: number };
        let known = match self.games.iter_mut().position(|known| known.game == result.game) {
            Some(known) => known,
            None => {
                self.games.push(GameStatistics {
                    game: result.game.clone(),
                    played: 0,
                    medals: [0; 3],
                    best,
                });
                self.games.len() - 1
            }
        };
        let Some(known) = self.games.get_mut(known) else { return };
        known.played += 1;
        if best.points > known.best.points {
            known.best = best;
        }
        let medal = known.medals.get_mut(usize::from(own.place).saturating_sub(1));
        if let (Some(times), true) = (medal, result.has_ranks()) {
            *times += 1;
        }
    }
}

impl Hall {
    /// What the results say of a person; in one game only, if it is given by its short name.
    pub fn person(&self, person: usize, only: Option<&str>) -> PersonStatistics {
        let mut statistics = PersonStatistics::default();
        let mut shares = Vec::new();
        for (number, (result, seated)) in self.all().enumerate() {
            if only.is_some_and(|game| game != result.game) {
                continue;
            }
            let Some(seat) = seated.iter().position(|&seated| seated == Some(person)) else { continue };
            if result.counts != Counts::Fully {
                statistics.uncounted += 1;
                continue;
            }
            statistics.add(self, number, seat);
            shares.extend(share(result, seat).map(|share| (number, share)));
        }
        statistics.form = form(&shares);
        short::sort_by_key(&mut statistics.against, |known| std::cmp::Reverse(known.met()));
        if only.is_none() {
            for (tournament, seated) in self.tournaments.iter().zip(&self.tournament_seats) {
                if let Some(seat) = seated.iter().position(|&seated| seated == Some(person)) {
                    statistics.tournaments += 1;
                    let is_won = tournament.is_won_by(seat);
                    statistics.tournament_wins += u32::from(is_won);
                }
            }
        }
        statistics
    }

    /// Whether a person has played anything at all.
    pub fn has_played(&self, person: usize) -> bool {
        self.seated.iter().chain(&self.tournament_seats).any(|seated| seated.contains(&Some(person)))
    }
}
