//! Where points came from: this prize, the next one, other prizes by discipline, and consolation.

use super::{Action, Discipline, State, View};
use crate::rules::{LATER, Parts, Seat};

/// The part of the chip on space I.
pub const PRIZE: usize = 0;
/// The part of the chip on space II; while it is chosen, of the chosen chip.
pub const NEXT: usize = 1;
/// The first of the parts of all other chips, one for each discipline. They add up several chips.
const OTHERS: usize = 2;
/// The part of the consolation chips.
const CONSOLATION: usize = OTHERS + Discipline::COUNT;

/// The discipline of a part that is about chips other than the prize and the next.
pub fn part_discipline(part: usize) -> Option<Discipline> {
    Discipline::ALL.get(part.checked_sub(OTHERS)?).copied()
}

/// The points of a seat. The figure apart is 1 if its athlete had the worst place in the round of the view.
pub(super) fn parts(view: &View, action: Action, end: &State, seat: Seat, parts: &mut Parts) {
    let (Some(player), Some(won)) = (view.player(seat), end.won.get(seat.index())) else { return };
    parts.before = i16::from(player.won.laurels()) + i16::from(player.consolation);
    let next = match action {
        Action::Chip(discipline) => view.columns.uppermost(discipline),
        Action::Athlete(_) | Action::Keep | Action::Give(_) => view.next,
    };
    for chip in won.difference(player.won).iter() {
        let part = match Some(chip) {
            chip if chip == view.prize => PRIZE,
            chip if chip == next => NEXT,
            _ => OTHERS + chip.discipline as usize,
        };
        parts.add(part, i32::from(chip.value));
    }
    let consoled = end.consolation.get(seat.index()).copied().unwrap_or(0);
    parts.add(CONSOLATION, i32::from(consoled.saturating_sub(player.consolation)));
    parts.figure = end.lasts.get(seat.index()).map_or(0, |lasts| (lasts >> (view.round & 31) & 1) as i16);
}

/// Whether a part is about the chip that the actions compete for, or choose.
pub(super) fn part_group(actions: [Action; 2], part: usize) -> u8 {
    match (actions, part) {
        ([Action::Athlete(_), _], PRIZE) | ([Action::Chip(_), _], NEXT) => 0,
        _ => LATER,
    }
}
