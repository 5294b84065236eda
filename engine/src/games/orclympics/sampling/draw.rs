//! The cards that the others kept and the rosters they built, drawn at random, whether or not they explain what was
//! entered; `mix.rs` sees to that.

use super::super::deal::HAND_SIZE;
use super::super::{Race, SEATS, Team};
use super::histories::{History, histories, roster_size};
use super::known::{HEAPS, Known, any};
use crate::cards::Chance;

/// The draw.
#[derive(Clone)]
pub(super) struct Draw {
    pub(super) heaps: [Team; HEAPS],
    /// The card of each pick.
    pub(super) cards: [[Option<Race>; HAND_SIZE]; SEATS],
    /// The roster of each player.
    pub(super) rosters: [Team; SEATS],
    /// The picks whose cards are in the roster, one bit each.
    pub(super) inside: [u8; SEATS],
    /// For what was taken back: the cards each player must have in the roster, and the resting cards.
    pub(super) needed: [Team; SEATS],
    pub(super) resting: [Team; SEATS],
    /// The number of faults in each roster.
    pub(super) faults: [u8; SEATS],
    /// The number of additional faults that a change may cause.
    pub(super) slack: u8,
}

/// What is known about another player.
pub(super) struct Rival {
    pub(super) seat: usize,
    /// The number of cards in the roster.
    pub(super) size: usize,
    pub(super) histories: Vec<History>,
}

impl Known<'_> {
    pub(super) fn rivals(&self) -> Option<Vec<Rival>> {
        let others = self.view.players.iter().enumerate().filter(|&(seat, _)| seat != self.own);
        let rival = |(seat, player)| {
            let (size, histories) = (roster_size(player), histories(player));
            let fits = self.made[seat] == HAND_SIZE && size <= HAND_SIZE && !histories.is_empty();
            fits.then_some(Rival { seat, size, histories })
        };
        others.map(rival).collect()
    }

    /// Draws a card for each pick, rosters of the right sizes, and what was taken back.
    pub(super) fn draw(&self, rivals: &[Rival], chance: &mut Chance) -> Option<Draw> {
        let mut draw = Draw::new(self.heaps);
        for &Rival { seat, size, .. } in rivals {
            let mut order: [usize; HAND_SIZE] = std::array::from_fn(|place| place);
            chance.shuffle(&mut order);
            for (number, place) in order.into_iter().enumerate() {
                let race = any(&mut draw.heaps[self.heap(seat, place)], chance)?;
                draw.cards[seat][place] = Some(race);
                if number < size {
                    draw.inside[seat] |= 1 << place;
                    draw.rosters[seat].add(race);
                }
            }
        }
        for rival in rivals {
            let history = rival.history(chance)?;
            draw.needed[rival.seat] = history.needed;
            draw.resting[rival.seat] = history.resting;
            draw.faults[rival.seat] = draw.faults(rival.seat, draw.rosters[rival.seat]);
        }
        Some(draw)
    }

    /// The heap that a pick comes from.
    pub(super) fn heap(&self, seat: usize, place: usize) -> usize {
        usize::from(self.picks[seat][place].heap) % HEAPS
    }
}

impl Rival {
    /// One of the possibilities of what was taken back.
    pub(super) fn history(&self, chance: &mut Chance) -> Option<&History> {
        let all: u32 = self.histories.iter().map(|history| history.ways).sum();
        let mut left = chance.below(all);
        self.histories.iter().find(|history| {
            let found = left < history.ways;
            left = left.wrapping_sub(history.ways);
            found
        })
    }
}

impl Draw {
    pub(super) const fn new(heaps: [Team; HEAPS]) -> Self {
        Self {
            heaps,
            cards: [[None; HAND_SIZE]; SEATS],
            rosters: [Team::EMPTY; SEATS],
            inside: [0; SEATS],
            needed: [Team::EMPTY; SEATS],
            resting: [Team::EMPTY; SEATS],
            faults: [0; SEATS],
            slack: 0,
        }
    }
}
