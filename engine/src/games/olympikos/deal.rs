//! The deal: clues, sports, rings, the guard's orders and the landings of rivals.

use super::clear::{TRIES, make_clear};
use super::{Clue, HAND_SIZE, Nation, Ring, Rings, SEATS, Setup, Sport};
use crate::cards::Chance;
use crate::rules::{self, DealError, Seat, join, split};
use std::fmt;
use std::str::FromStr;

/// A deal. Notation: `clues 41,117,… sports 26B,40A,… targets 014/142/… late 31240,20143,42130/… start 1`; with two
/// players, instead of `late`, `rivals 4025:341,340,340,142/…`. Rings and nations are digits.
///
/// Turn `t` takes the next six clues and the next five sports (K26). A deal may list more of them; they stay in the
/// box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The deck of clues, six per turn.
    pub clues: Vec<Clue>,
    /// The sports under the rings, left to right, five per turn.
    pub sports: Vec<Sport>,
    /// The rings that the Coach of each turn draws, for bronze, silver and gold (K4).
    pub targets: Vec<Rings>,
    /// With three or more players: for each turn and seat the order in which the guard uses rings (K8).
    pub late: Vec<Vec<[Ring; Ring::COUNT]>>,
    /// With two players: the rival nations of each turn and their cards (K19).
    pub rivals: Vec<Rivals>,
    /// The first Coach, if none was agreed (K2).
    pub start: Seat,
}

/// The four rival nations of a turn, in the order in which they land, and their cards on the three medals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rivals {
    /// The nations, in order.
    pub nations: [Nation; Rivals::COUNT],
    /// The rings of each on bronze, silver and gold.
    pub cards: [Rings; Rivals::COUNT],
}

impl Rivals {
    /// The number of rivals: the delegations that two players do not use.
    pub const COUNT: usize = 4;
}

/// The number of sets of rings differs from the number of turns.
pub const NOT_EACH_TURN: DealError = DealError::Requirement("each turn needs targets");

/// Fewer than six clues per turn.
pub const FEW_CLUES: DealError = DealError::Requirement("there are fewer than six clues a turn");

/// Fewer than five sports per turn.
pub const FEW_SPORTS: DealError = DealError::Requirement("there are fewer than five sports a turn");

/// The rings that somebody draws or uses are not all different.
pub const SAME_RINGS: DealError = DealError::Requirement("nobody has two cards with one ring");

/// There is not one order of the guard per turn and seat, or there are orders in a two-player game.
pub const WRONG_LATE: DealError =
    DealError::Requirement("the guard needs an order of rings for each turn and seat (K8)");

/// The rivals are not the four other delegations in each turn, or there are rivals with more than two players.
pub const WRONG_RIVALS: DealError =
    DealError::Requirement("two players have the four other delegations as rivals (K19)");

/// The error for a text that is not a deal.
pub const UNREADABLE: DealError =
    DealError::Unreadable("clues … sports … targets …/… late …/… (or rivals …/…) start …");

/// The first `drawn` of `0..count` in a uniformly random order: the end of a shuffle, without drawing more than is
/// dealt.
fn draw(cards: u8, drawn: usize, chance: &mut Chance) -> Vec<u8> {
    let mut deck = [0; u8::MAX as usize];
    for (number, card) in (0..cards).zip(&mut deck) {
        *card = number;
    }
    let all = usize::from(cards);
    let first = all.saturating_sub(drawn);
    for last in (first..all).rev() {
        deck.swap(last, chance.below(last as u32 + 1) as usize);
    }
    deck.get(first..all).unwrap_or(&[]).to_vec()
}

fn rings(chance: &mut Chance) -> [Ring; Ring::COUNT] {
    let mut rings = Ring::ALL;
    chance.shuffle(&mut rings);
    rings
}

fn three(chance: &mut Chance) -> Rings {
    let [bronze, silver, gold, ..] = rings(chance);
    [bronze, silver, gold]
}

impl Rivals {
    /// Draws the rivals' order and their cards.
    pub(super) fn draw(setup: &Setup, chance: &mut Chance) -> Self {
        let mut nations = [Nation::France; Self::COUNT];
        for (place, &nation) in nations.iter_mut().zip(setup.others()) {
            *place = nation;
        }
        chance.shuffle(&mut nations);
        Self { nations, cards: [(); Self::COUNT].map(|()| three(chance)) }
    }
}

impl Deal {
    /// Gives each target a clear clue (K34). Where the deck has none, other rings are drawn.
    fn make_clear(&mut self, mut deck: Vec<Clue>, chance: &mut Chance) {
        deck.retain(|clue| !self.clues.contains(clue));
        let hands = self.clues.as_chunks_mut().0.iter_mut();
        for ((hand, sports), targets) in hands.zip(self.sports.as_chunks().0).zip(&mut self.targets) {
            for _ in 0..TRIES {
                if make_clear(hand, &[], sports, targets, &mut deck, chance) {
                    break;
                }
                *targets = three(chance);
            }
        }
    }
}

impl rules::Deal for Deal {
    type Setup = Setup;

    fn draw(setup: &Setup, chance: &mut Chance) -> Self {
        let (seats, turns) = (setup.seats(), setup.turns());
        // The start player is drawn even if one was agreed, so that the same seed always deals the same cards.
        let lot = Seat(chance.below(seats as u32) as u8);
        let deck = Clue::deck(setup.more);
        let clues = draw(deck.len() as u8, turns * HAND_SIZE, chance);
        let sports = draw(Sport::CARDS as u8, turns * Ring::COUNT, chance);
        let mut sides = u64::from(chance.below(1 << 15)) | u64::from(chance.below(1 << 15)) << 15;
        let mut side = |card| {
            let back = sides & 1 == 1;
            sides >>= 1;
            Sport::side(card, back)
        };
        let targets = (0..turns).map(|_| three(chance)).collect();
        let (mut late, mut rivals) = (Vec::new(), Vec::new());
        if setup.is_together() {
            rivals.extend((0..turns).map(|_| Rivals::draw(setup, chance)));
        } else {
            late.extend((0..turns).map(|_| (0..seats).map(|_| rings(chance)).collect()));
        }
        let mut deal = Self {
            clues: clues.into_iter().filter_map(|place| deck.get(usize::from(place)).copied()).collect(),
            sports: sports.into_iter().map(&mut side).collect(),
            targets,
            late,
            rivals,
            start: setup.start.unwrap_or(lot),
        };
        // Last, so that the same seed deals everything else alike with any hands.
        if setup.clear {
            deal.make_clear(deck, chance);
        }
        deal
    }
}

fn digits(indices: impl IntoIterator<Item = usize>) -> String {
    indices.into_iter().map(|index| index.to_string()).collect()
}

fn rings_written(rings: &[Ring]) -> String {
    digits(rings.iter().map(|ring| ring.index()))
}

fn list<T>(items: &[T], by: &str, write: impl Fn(&T) -> String) -> String {
    items.iter().map(write).collect::<Vec<_>>().join(by)
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (clues, sports) = (join(&self.clues), join(&self.sports));
        let targets = list(&self.targets, "/", |rings| rings_written(rings));
        write!(f, "clues {clues} sports {sports} targets {targets}")?;
        if self.rivals.is_empty() {
            let late = list(&self.late, "/", |turn| list(turn, ",", |rings| rings_written(rings)));
            write!(f, " late {late}")?;
        } else {
            let rivals = list(&self.rivals, "/", |Rivals { nations, cards }| {
                let nations = digits(nations.iter().map(|nation| nation.index()));
                format!("{nations}:{}", list(cards, ",", |rings| rings_written(rings)))
            });
            write!(f, " rivals {rivals}")?;
        }
        write!(f, " start {}", self.start.0)
    }
}

fn read_list<T>(text: &str, by: char, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split(by).map(read).collect()
}

/// Reads a digit for each of `N` values: its index in `all`.
fn read_digits<T: Copy, const N: usize>(text: &str, all: &[T]) -> Option<[T; N]> {
    let read = |digit: u8| all.get(usize::from(digit.checked_sub(b'0')?)).copied();
    text.bytes().map(read).collect::<Option<Vec<T>>>()?.try_into().ok()
}

fn read_rings<const N: usize>(text: &str) -> Option<[Ring; N]> {
    read_digits(text, &Ring::ALL)
}

impl FromStr for Deal {
    type Err = DealError;

    fn from_str(text: &str) -> Result<Self, DealError> {
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let ["clues", clues, "sports", sports, "targets", targets, kind, orders, "start", start] = words[..]
        else {
            return Err(UNREADABLE);
        };
        let landing = |text: &str| {
            let (nations, cards) = text.split_once(':')?;
            let cards = read_list(cards, ',', read_rings)?.try_into().ok()?;
            Some(Rivals { nations: read_digits(nations, &Nation::ALL)?, cards })
        };
        let read = || {
            let (late, rivals) = match kind {
                "late" => (read_list(orders, '/', |turn| read_list(turn, ',', read_rings))?, Vec::new()),
                "rivals" => (Vec::new(), read_list(orders, '/', landing)?),
                _ => return None,
            };
            Some(Self {
                clues: split(clues)?,
                sports: split(sports)?,
                targets: read_list(targets, '/', read_rings)?,
                late,
                rivals,
                start: Seat(start.parse().ok()?),
            })
        };
        read().ok_or(UNREADABLE)
    }
}

/// The maximum number of seats that the guard has orders for.
const _: () = assert!(SEATS == Nation::COUNT);
