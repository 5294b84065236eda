//! Where points came from: each cup of each competition is a part.

use super::deal::ROW;
use super::{Action, State, View};
use crate::rules::{LATER, Parts, Seat};

/// The group of the main event. The current competition has the group 0.
pub const MAIN: u8 = 1;
/// The group of the first skill; the others follow.
pub const SKILLS: u8 = 2;

/// The competition of a part, as its index in the row, and whether the cup is the gold one.
pub const fn part_cup(part: usize) -> (usize, bool) {
    (part % ROW, part < ROW)
}

/// The points of a seat.
pub(super) fn parts(view: &View, end: &State, seat: Seat, parts: &mut Parts) {
    parts.before = view.player(seat).map_or(0, |player| player.points as i16);
    let held = end.row.iter().zip(&end.awards).zip(&view.awards).enumerate();
    for (index, ((competition, award), before)) in held {
        if before.is_some() {
            continue;
        }
        let award = award.unwrap_or_default();
        if award.gold == Some(seat) {
            parts.add(index, i32::from(competition.gold()));
        }
        if award.silver == Some(seat) {
            parts.add(ROW + index, i32::from(competition.silver()));
        }
    }
}

/// What a part is about: the competition that is on, the main event, a skill while teams are chosen, or later ones.
pub(super) fn part_group(view: &View, actions: [Action; 2], part: usize) -> u8 {
    let (index, _) = part_cup(part);
    match actions {
        [Action::Keep(_) | Action::Roster(_), _] => {
            view.row.get(index).map_or(LATER, |competition| SKILLS + competition.skill() as u8)
        }
        [Action::Enter(_) | Action::Pass, _] if index == usize::from(view.current) => 0,
        _ if index + 1 == ROW => MAIN,
        _ => LATER,
    }
}
