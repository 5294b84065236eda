//! What a medal presentation showed: a turn that is over, for everybody to look at again.

use super::affinity::Profile;
use super::state::SEATS;
use super::{Clue, Medal, Owner, Pile, Ring, Sport, Way};
use crate::rules::{Seat, SeatSet};

/// A turn that is over. Everything in it was shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ceremony {
    /// The Coach.
    pub coach: Seat,
    /// The sports, by ring.
    pub sports: [Sport; Ring::COUNT],
    /// The clue of each medal, and how it lay.
    pub clues: [(Clue, Way); Medal::COUNT],
    /// The Coach's ring of each medal: what was to be guessed.
    pub targets: [Ring; Medal::COUNT],
    /// The cards on each medal, by arrival.
    pub piles: [Pile; Medal::COUNT],
    /// What each seat got for each medal, the Coach too.
    pub points: [[u8; SEATS]; Medal::COUNT],
    /// The card of each who was controlled; none if the control was called off (K15).
    pub controls: [Option<Ring>; SEATS],
    /// Who was positive and lost 3 points, or as many as he had (K14, K31).
    pub positive: SeatSet,
    /// Whether nobody was right and the Coach lost 3 points, or as many as he had (K15).
    pub nobody: bool,
}

/// Why a Coach may have chosen a clue: what it says of his sport, and of the other sport that it is nearest to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The clue.
    pub clue: Clue,
    /// How it lay.
    pub way: Way,
    /// The sport that was to be guessed.
    pub target: Sport,
    /// How strongly the clue makes one think of it, 0 to 3.
    pub strength: u8,
    /// How near it is to it, 0 to 99.
    pub affinity: u8,
    /// The other sport on the table that one would most likely take it for.
    pub rival: Sport,
    /// How strongly the clue makes one think of that, 0 to 3.
    pub rival_strength: u8,
    /// How near it is to that, 0 to 99.
    pub rival_affinity: u8,
}

impl Explanation {
    /// Whether the clue speaks more for the sport than for any other on the table.
    pub fn is_clear(&self) -> bool {
        (self.strength, self.affinity) > (self.rival_strength, self.rival_affinity)
    }
}

impl Ceremony {
    /// The sport that was to be guessed for a medal.
    pub fn target(&self, medal: Medal) -> Sport {
        self.sports[self.targets[medal.index()].index()]
    }

    /// What a seat got or lost in this turn; what was lost is at most what it had, which `points` does not say.
    pub fn gain(&self, seat: Seat) -> i32 {
        let gained = |points: &[u8; SEATS]| points.get(seat.index()).copied().map_or(0, i32::from);
        self.points.iter().map(gained).sum()
    }

    /// Why the Coach may have chosen the clue of a medal.
    pub fn explain(&self, medal: Medal) -> Explanation {
        let (clue, way) = self.clues[medal.index()];
        let target = self.target(medal);
        let profile = Profile::new(clue);
        let mut nearest = None;
        for &sport in self.sports.iter().filter(|&&sport| sport != target) {
            let score = profile.score(sport);
            if nearest.is_none_or(|(best, _)| score > best) {
                nearest = Some((score, sport));
            }
        }
        let rival = nearest.map_or(target, |(_, sport)| sport);
        Explanation {
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

    /// Whether a seat's card on a medal was right.
    pub fn is_right(&self, medal: Medal, owner: Owner) -> bool {
        let pile = &self.piles[medal.index()];
        pile.cards().iter().any(|card| card.owner == owner && card.ring == self.targets[medal.index()])
    }
}
