//! Small changes to a draw: a random walk among all draws that explain what everybody saw, which in the end makes each
//! of them equally likely.

use super::super::deal::HAND_SIZE;
use super::super::state::RACES;
use super::super::{Race, SEATS, Team};
use super::draw::{Draw, Rival};
use super::known::{HEAPS, Known, card};
use crate::cards::Chance;
use crate::short;

/// The maximum number of changes until no roster has a fault.
const REPAIRS: usize = 500;
/// The number of changes that are tried after that.
const CHANGES: usize = 480;

/// A pick: the player, and which of the player's picks.
type PickIndex = (usize, usize);

/// What can be changed in a draw.
pub(super) struct Moves<'a> {
    /// The picks from each heap.
    groups: [[PickIndex; HAND_SIZE * (SEATS - 1)]; HEAPS],
    sizes: [usize; HEAPS],
    /// For each pick, its heap and its position in the group.
    positions: [[(usize, usize); HAND_SIZE]; SEATS],
    /// The picks that can be exchanged with another one.
    open: Vec<(usize, usize)>,
    /// The players who left some of their cards out of the roster.
    choosing: Vec<&'a Rival>,
    /// The players who may have taken back different cards.
    returning: Vec<&'a Rival>,
}

impl<'a> Moves<'a> {
    pub(super) fn new(known: &Known<'_>, rivals: &'a [Rival]) -> Self {
        let mut moves = Self {
            groups: [[(0, 0); HAND_SIZE * (SEATS - 1)]; HEAPS],
            sizes: [0; HEAPS],
            positions: [[(0, 0); HAND_SIZE]; SEATS],
            open: Vec::with_capacity(HAND_SIZE * (SEATS - 1)),
            choosing: rivals.iter().filter(|rival| rival.size > 0 && rival.size < HAND_SIZE).collect(),
            returning: rivals.iter().filter(|rival| rival.histories.len() > 1).collect(),
        };
        for (seat, place) in rivals.iter().flat_map(|rival| (0..HAND_SIZE).map(|place| (rival.seat, place))) {
            let heap = known.heap(seat, place);
            let size = &mut moves.sizes[heap];
            moves.groups[heap][*size] = (seat, place);
            moves.positions[seat][place] = (heap, *size);
            if known.heaps[heap].len() > 1 {
                moves.open.push((heap, *size));
            }
            *size += 1;
        }
        moves
    }

    /// Tries exchanges of cards of a heap, of cards in and out of a roster, and of what rests.
    pub(super) fn mix(&self, draw: &mut Draw, chance: &mut Chance) {
        for _ in 0..CHANGES {
            self.change(draw, chance);
        }
    }

    /// Repairs the draw until no roster has a fault; returns whether that succeeded.
    pub(super) fn repair(&self, draw: &mut Draw, chance: &mut Chance) -> bool {
        for _ in 0..REPAIRS {
            let Some(seat) = draw.faults.iter().position(|&faults| faults > 0) else { return true };
            self.seek(seat, draw, chance);
            self.change(draw, chance);
        }
        false
    }

    /// Exchanges a card that the player does not need for one that the player lacks, even if another player then lacks
    /// it.
    fn seek(&self, seat: usize, draw: &mut Draw, chance: &mut Chance) -> Option<()> {
        let (roster, needed) = (draw.rosters[seat], draw.needed[seat]);
        let missing = needed.minus(roster);
        // The races that help: those of the missing cards, or else the three best-represented races.
        let wanted = if missing.is_empty() { draw.best_races(seat) } else { missing };
        let helps = |race: Race| wanted.has(race);
        let spare = |race: Race| roster.count(race) > needed.count(race) && !helps(race);
        let place_of = |draw: &Draw, inside: bool, fits: &dyn Fn(Race) -> bool, chance: &mut Chance| {
            let first = chance.below(HAND_SIZE as u32) as usize;
            (first..first + HAND_SIZE).map(|place| place % HAND_SIZE).find(|&place| {
                (draw.inside[seat] >> place & 1 == 1) == inside && draw.cards[seat][place].is_some_and(fits)
            })
        };
        let out = place_of(draw, true, &spare, chance)?;
        if let Some(place) = place_of(draw, false, &helps, chance) {
            return draw.exchange_inside(seat, out, place);
        }
        // From another player, or from the cards that nobody has.
        let first = chance.below(HAND_SIZE as u32) as usize;
        for place in (first..first + HAND_SIZE).map(|place| place % HAND_SIZE) {
            let (heap, position) = self.positions[seat][place];
            let own = draw.cards[seat][place]?;
            let inside = draw.inside[seat] >> place & 1 == 1;
            if inside && !spare(own) {
                continue;
            }
            let others = self.sizes[heap] + draw.heaps[heap].len();
            let start = chance.below(others as u32) as usize;
            for other in
                (start..start + others).map(|other| other % others).filter(|&other| other != position)
            {
                let theirs = match self.groups[heap].get(other).filter(|_| other < self.sizes[heap]) {
                    Some(&(seat, place)) => draw.cards[seat][place],
                    None => card(draw.heaps[heap], other - self.sizes[heap]),
                };
                if !theirs.is_some_and(helps) {
                    continue;
                }
                draw.slack = u8::MAX / 2;
                if other < self.sizes[heap] {
                    draw.exchange((seat, place), self.groups[heap][other]);
                } else {
                    draw.exchange_unseen((seat, place), heap, other - self.sizes[heap]);
                }
                if !inside {
                    draw.exchange_inside(seat, out, place);
                }
                draw.slack = 0;
                return Some(());
            }
        }
        None
    }

    fn change(&self, draw: &mut Draw, chance: &mut Chance) -> Option<()> {
        match chance.below(8) {
            0..5 => {
                let &(heap, position) = chance.pick(&self.open)?;
                self.exchange(heap, position, draw, chance)
            }
            5..7 => {
                let rival = chance.pick(&self.choosing)?;
                self.choose(rival.seat, draw, chance)
            }
            _ => {
                let rival = chance.pick(&self.returning)?;
                draw.rest_otherwise(rival, chance)
            }
        }
    }
}

impl Moves<'_> {
    /// Exchanges a card with a random other one of the heap.
    fn exchange(&self, heap: usize, first: usize, draw: &mut Draw, chance: &mut Chance) -> Option<()> {
        let (size, one) = (self.sizes[heap], self.groups[heap][first]);
        let others = (size + draw.heaps[heap].len() - 1) as u32;
        let second = chance.below(others) as usize;
        if second + 1 < size {
            draw.exchange(one, self.groups[heap][(first + 1 + second) % size])
        } else {
            draw.exchange_unseen(one, heap, second + 1 - size)
        }
    }

    /// Exchanges a card in the roster with one left out.
    fn choose(&self, seat: usize, draw: &mut Draw, chance: &mut Chance) -> Option<()> {
        let inside = draw.inside[seat];
        let one = nth(inside, chance.below(inside.count_ones()));
        let other = nth(!inside, chance.below(inside.count_zeros()));
        draw.exchange_inside(seat, one, other)
    }
}

/// The position of that set bit, counted from 0.
fn nth(mut bits: u8, number: u32) -> usize {
    for _ in 0..number {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros() as usize % HAND_SIZE
}

impl Draw {
    /// The number of needed cards missing from a roster, plus its cards beyond three races. A change is accepted only
    /// if it adds no faults beyond `slack`.
    pub(super) fn faults(&self, seat: usize, roster: Team) -> u8 {
        let races = roster.races();
        if races <= RACES && roster.contains(self.needed[seat]) {
            return 0;
        }
        let stay = self.stay(seat, roster);
        let others: u8 = stay[..Race::COUNT - RACES].iter().map(|&(count, _)| count).sum();
        self.needed[seat].minus(roster).len() as u8 + others
    }

    /// The races of a roster, sorted so that those that should stay come last: the needed ones, then the most frequent.
    fn stay(&self, seat: usize, roster: Team) -> [(u8, Race); Race::COUNT] {
        let needed = self.needed[seat];
        let mut counts =
            Race::ALL.map(|race| (roster.count(race) + if needed.has(race) { 16 } else { 0 }, race));
        short::sort(&mut counts);
        counts
    }

    /// One card of each of the three races that should stay.
    fn best_races(&self, seat: usize) -> Team {
        self.stay(seat, self.rosters[seat])[Race::COUNT - RACES..].iter().map(|&(_, race)| race).collect()
    }

    /// The roster after a change of the card in a place.
    fn with(&self, (seat, place): PickIndex, card: Race) -> Option<Team> {
        let roster = self.rosters[seat];
        if self.inside[seat] >> place & 1 == 0 {
            return Some(roster);
        }
        Some(roster.without(self.cards[seat][place]?).with(card))
    }

    fn exchange(&mut self, one: PickIndex, other: PickIndex) -> Option<()> {
        let (first, second) = (self.cards[one.0][one.1]?, self.cards[other.0][other.1]?);
        if one.0 == other.0 || first == second {
            return None;
        }
        let (mine, theirs) = (self.with(one, second)?, self.with(other, first)?);
        let (my_faults, their_faults) = (self.faults(one.0, mine), self.faults(other.0, theirs));
        if my_faults + their_faults <= self.faults[one.0] + self.faults[other.0] + self.slack {
            (self.cards[one.0][one.1], self.cards[other.0][other.1]) = (Some(second), Some(first));
            (self.rosters[one.0], self.rosters[other.0]) = (mine, theirs);
            (self.faults[one.0], self.faults[other.0]) = (my_faults, their_faults);
        }
        Some(())
    }

    fn exchange_unseen(&mut self, one: PickIndex, heap: usize, number: usize) -> Option<()> {
        let mine = self.cards[one.0][one.1]?;
        let card = card(self.heaps[heap], number)?;
        let roster = self.with(one, card)?;
        let faults = self.faults(one.0, roster);
        if faults <= self.faults[one.0] + self.slack {
            self.cards[one.0][one.1] = Some(card);
            self.rosters[one.0] = roster;
            self.faults[one.0] = faults;
            self.heaps[heap] = self.heaps[heap].without(card).with(mine);
        }
        Some(())
    }

    fn exchange_inside(&mut self, seat: usize, one: usize, other: usize) -> Option<()> {
        let roster = self.rosters[seat].without(self.cards[seat][one]?).with(self.cards[seat][other]?);
        let faults = self.faults(seat, roster);
        if faults <= self.faults[seat] + self.slack {
            self.inside[seat] ^= 1 << one | 1 << other;
            self.rosters[seat] = roster;
            self.faults[seat] = faults;
        }
        Some(())
    }

    /// Switches to another possibility of what was taken back, if the roster explains it.
    fn rest_otherwise(&mut self, rival: &Rival, chance: &mut Chance) -> Option<()> {
        let history = rival.history(chance)?;
        let before = std::mem::replace(&mut self.needed[rival.seat], history.needed);
        let faults = self.faults(rival.seat, self.rosters[rival.seat]);
        if faults <= self.faults[rival.seat] + self.slack {
            self.resting[rival.seat] = history.resting;
            self.faults[rival.seat] = faults;
        } else {
            self.needed[rival.seat] = before;
        }
        Some(())
    }
}
