//! Head to head: how two fare against each other, whoever else is at the table.

use super::GameResult;
use crate::rules::Level;
use crate::table::PlayerKind;
use std::cmp::Ordering;

/// Somebody one plays against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// A person, by number.
    Person(usize),
    /// Computer players of a level.
    Computer(Level),
}

/// How a person fares against an opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeadToHead {
    /// The opponent.
    pub opponent: Opponent,
    /// How often the person finished ahead of the opponent.
    pub ahead: u32,
    /// How often they shared a place.
    pub tied: u32,
    /// How often the person finished behind.
    pub behind: u32,
}

impl HeadToHead {
    /// How often they met.
    pub const fn met(&self) -> u32 {
        self.ahead + self.tied + self.behind
    }
}

/// Adds what a game says of a person in `seat` and all others at the table.
pub(super) fn add(all: &mut Vec<HeadToHead>, result: &GameResult, seated: &[Option<usize>], seat: usize) {
    let Some(own) = result.seats.get(seat).map(|own| own.place) else { return };
    for (other, there) in result.seats.iter().enumerate().filter(|&(other, _)| other != seat) {
        let opponent = match (there.player.kind, seated.get(other).copied().flatten()) {
            (PlayerKind::Computer(level), _) => Opponent::Computer(level),
            (PlayerKind::Person, Some(person)) => Opponent::Person(person),
            (PlayerKind::Person, None) => continue,
        };
        let index = all.iter().position(|known| known.opponent == opponent).unwrap_or_else(|| {
            all.push(HeadToHead { opponent, ahead: 0, tied: 0, behind: 0 });
            all.len() - 1
        });
        if let Some(known) = all.get_mut(index) {
            match own.cmp(&there.place) {
                Ordering::Less => known.ahead += 1,
                Ordering::Equal => known.tied += 1,
                Ordering::Greater => known.behind += 1,
            }
        }
    }
}
