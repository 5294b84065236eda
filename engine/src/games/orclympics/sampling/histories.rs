//! The possibilities of what a player took back, which is hidden.

use super::super::deal::ROW;
use super::super::state::RACES;
use super::super::{Player, Team};

/// A possibility of what a player took back.
#[derive(Clone, Copy)]
pub(super) struct History {
    /// The cards that the roster must have contained for everything that was entered.
    pub(super) needed: Team,
    /// The cards resting now.
    pub(super) resting: Team,
    /// The number of sequences of cards taken back that lead to this.
    pub(super) ways: u32,
    out: Team,
}

/// All possibilities, computed competition by competition.
pub(super) fn histories(player: &Player) -> Vec<History> {
    let size = roster_size(player);
    let mut all = vec![History { needed: Team::EMPTY, resting: Team::EMPTY, ways: 1, out: Team::EMPTY }];
    let mut next: Vec<History> = Vec::new();
    for (&entered, returned) in player.history.iter().zip(player.returned).take(ROW) {
        if entered.is_empty() && !returned {
            continue;
        }
        for mut history in all.drain(..) {
            history.resting = history.resting.plus(entered);
            history.out = history.out.plus(entered);
            // The most cards that were ever out of the hand at once.
            history.needed = history.needed.plus(history.out.minus(history.needed));
            if history.needed.len() > size || history.needed.races() > RACES {
                continue;
            }
            if !returned {
                add(&mut next, history);
                continue;
            }
            for race in history.resting.kinds() {
                let (resting, out) = (history.resting.without(race), history.out.without(race));
                add(&mut next, History { resting, out, ..history });
            }
        }
        std::mem::swap(&mut all, &mut next);
    }
    // Face-up cards do not rest yet.
    all.iter_mut().for_each(|history| history.resting = history.resting.minus(player.entered));
    all
}

/// Adds a possibility, or adds its ways to an equal one.
fn add(all: &mut Vec<History>, history: History) {
    let same = |other: &&mut History| {
        (other.needed, other.resting, other.out) == (history.needed, history.resting, history.out)
    };
    match all.iter_mut().find(same) {
        Some(other) => other.ways = other.ways.saturating_add(history.ways),
        None => all.push(history),
    }
}

pub(super) fn roster_size(player: &Player) -> usize {
    usize::from(player.cards) + player.entered.len() + usize::from(player.resting_cards)
}
