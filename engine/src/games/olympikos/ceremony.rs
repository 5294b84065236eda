//! A finished turn as its medal presentation showed it, stored for later review.

use super::SEATS;
use super::affinity::Profile;
use super::{Clue, Medal, Owner, Pile, Ring, Sport, Way};
use crate::rules::{Seat, SeatSet};

/// A finished turn. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Ceremony {
    /// The Coach.
    pub coach: Seat,
    /// The sports, by ring.
    pub sports: [Sport; Ring::COUNT],
    /// The clue of each medal, and its orientation.
    pub clues: [(Clue, Way); Medal::COUNT],
    /// The Coach's ring of each medal: the one to guess.
    pub targets: [Ring; Medal::COUNT],
    /// The cards on each medal, in order of arrival.
    pub piles: [Pile; Medal::COUNT],
    /// The points of each seat for each medal, the Coach included.
    pub points: [[u8; SEATS]; Medal::COUNT],
    /// The card of each controlled Athlete; none if the control was called off (K15).
    pub controls: [Option<Ring>; SEATS],
    /// The seats that tested positive and lost 3 points, or all they had if fewer (K14, K31).
    pub positive: SeatSet,
    /// Whether nobody was right and the Coach lost 3 points, or all they had if fewer (K15).
    pub nobody: bool,
}

/// How a clue fits the sport to guess, and the other sport that it is most likely to be taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The clue.
    pub clue: Clue,
    /// Its orientation.
    pub way: Way,
    /// The sport to guess.
    pub target: Sport,
    /// How strongly the clue suggests it, 0 to 3.
    pub strength: u8,
    /// How close the clue is to it, 0 to 99.
    pub affinity: u8,
    /// The other sport on the table that is most likely to be guessed instead.
    pub rival: Sport,
    /// How strongly the clue suggests that one, 0 to 3.
    pub rival_strength: u8,
    /// How close the clue is to that one, 0 to 99.
    pub rival_affinity: u8,
}

impl Explanation {
    /// How a clue fits one of the sports on the table.
    pub(super) fn new((clue, way): (Clue, Way), target: Sport, sports: &[Sport; Ring::COUNT]) -> Self {
        let profile = Profile::new(clue);
        let mut nearest = None;
        for &sport in sports.iter().filter(|&&sport| sport != target) {
            let score = profile.score(sport);
            if nearest.is_none_or(|(best, _)| score > best) {
                nearest = Some((score, sport));
            }
        }
        let rival = nearest.map_or(target, |(_, sport)| sport);
        Self {
            clue,
            way,
            target,
            strength: clue.strength(target),
            affinity: profile.affinity(target),
            rival,
            rival_strength: clue.strength(rival),
            rival_affinity: profile.affinity(rival),
        }
    }
}

impl Ceremony {
    /// The sport to guess for a medal.
    pub fn target(&self, medal: Medal) -> Sport {
        self.sports[self.targets[medal.index()].index()]
    }

    /// What a seat gained or lost in this turn. A loss is limited to the points the seat had, which `points` does not
    /// show.
    pub fn gain(&self, seat: Seat) -> i32 {
        let gained = |points: &[u8; SEATS]| points.get(seat.index()).copied().map_or(0, i32::from);
        self.points.iter().map(gained).sum()
    }

    /// How the clue of a medal fits the sport to guess.
    pub fn explain(&self, medal: Medal) -> Explanation {
        Explanation::new(self.clues[medal.index()], self.target(medal), &self.sports)
    }

    /// Whether a seat's card on a medal was right.
    pub fn is_right(&self, medal: Medal, owner: Owner) -> bool {
        let pile = &self.piles[medal.index()];
        pile.cards().iter().any(|card| card.owner == owner && card.ring == self.targets[medal.index()])
    }
}
