//! What a seat knows about the picks of all, and the heaps that the cards it did not see come from.

use super::super::deal::HAND_SIZE;
use super::super::view::Draft;
use super::super::{Phase, Player, Race, SEATS, Sealed, Team, View};
use crate::cards::Chance;

/// One heap for each time the seat passed a hand on, and one for the cards that it never saw.
pub(super) const HEAPS: usize = HAND_SIZE + 1;

/// A pick that the seat did not see: the card that its holder kept from the hand that began with seat `origin`.
#[derive(Clone, Copy, Default)]
pub(super) struct Pick {
    pub(super) origin: u8,
    pub(super) time: u8,
    /// The heap the card comes from.
    pub(super) heap: u8,
}

/// What a seat knows about every pick.
pub(super) struct Known<'a> {
    pub(super) view: &'a View,
    pub(super) own: usize,
    pub(super) seats: usize,
    pub(super) draft: Draft,
    /// The number of cards that everybody has kept.
    pub(super) kept: usize,
    /// The picks of each player.
    pub(super) picks: [[Pick; HAND_SIZE]; SEATS],
    pub(super) made: [usize; SEATS],
    /// The heaps: first the cards never seen, then those known to have been passed on at a given point.
    pub(super) heaps: [Team; HEAPS],
    pub(super) size: usize,
}

impl<'a> Known<'a> {
    /// What is known about every pick.
    pub(super) fn new(view: &'a View) -> Option<Self> {
        let own = view.seat()?.index();
        let seats = view.players.len();
        if !(2..=SEATS).contains(&seats) || view.setup.seats() != seats {
            return None;
        }
        let draft = view.players.get(own)?.draft?;
        let kept = match view.phase {
            Phase::Draft { pick } => usize::from(pick).min(HAND_SIZE - 1),
            Phase::Passing { kept } => usize::from(kept).min(HAND_SIZE),
            _ => HAND_SIZE,
        };
        let last = kept.min(HAND_SIZE - 1);
        let mut known = Self {
            view,
            own,
            seats,
            draft,
            kept,
            picks: Default::default(),
            made: [0; SEATS],
            heaps: [Team::EMPTY; HEAPS],
            size: 1,
        };
        known.heaps[0] = Team::DECK;
        for origin in 0..seats {
            // The seat sees this hand when it first gets it, and again each time it comes round.
            let mut time = (own + seats - origin) % seats;
            if time > last {
                continue;
            }
            let seen = draft.looked[time];
            if !known.heaps[0].contains(seen) || seen.len() != HAND_SIZE - time {
                return None;
            }
            known.heaps[0] = known.heaps[0].minus(seen);
            while time <= last {
                let again = time + seats;
                if let Some(passed) = draft.passed_on(time) {
                    let back = if again <= last { draft.looked[again] } else { Team::EMPTY };
                    if !passed.contains(back) {
                        return None;
                    }
                    *known.heaps.get_mut(known.size)? = passed.minus(back);
                    known.add_picks(origin, time + 1, again, known.size);
                    known.size += 1;
                }
                time = again;
            }
        }
        // Last, because these picks have the most possibilities.
        for origin in 0..seats {
            known.add_picks(origin, 0, (own + seats - origin) % seats, 0);
        }
        Some(known)
    }

    /// Whether the holder of a hand has kept a card from it at that time.
    fn has_kept(&self, holder: usize, time: usize) -> bool {
        let sealed = |player: &Player| player.sealed != Sealed::Nothing;
        time < self.kept || (time == self.kept && self.view.players.get(holder).is_some_and(sealed))
    }

    fn add_picks(&mut self, origin: usize, from: usize, to: usize, heap: usize) {
        for time in from..to.min(HAND_SIZE) {
            let holder = (origin + time) % self.seats;
            if self.has_kept(holder, time) {
                self.picks[holder][self.made[holder] % HAND_SIZE] =
                    Pick { origin: origin as u8, time: time as u8, heap: heap as u8 };
                self.made[holder] += 1;
            }
        }
    }

    pub(super) fn is_competing(&self) -> bool {
        !matches!(self.view.phase, Phase::Draft { .. } | Phase::Passing { .. } | Phase::Rosters)
    }
}

/// Takes a random card from a heap, each equally likely.
pub(super) fn any(heap: &mut Team, chance: &mut Chance) -> Option<Race> {
    let race = card(*heap, chance.below(heap.len() as u32) as usize)?;
    heap.remove(race);
    Some(race)
}

/// The card with that number among some cards.
pub(super) fn card(cards: Team, number: usize) -> Option<Race> {
    let mut left = number as u8;
    cards.kinds().find(|&race| {
        let count = cards.count(race);
        let found = left < count;
        left = left.wrapping_sub(count);
        found
    })
}
