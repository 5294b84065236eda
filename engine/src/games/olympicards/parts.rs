//! Where points came from: the medals of this sport, those of later sports, and world records.

use super::state::RECORD_POINTS;
use super::{Medal, Sport, State, View};
use crate::rules::{LATER, Parts, Seat};

/// The part of the gold medal of the view's sport.
pub const GOLD: usize = 0;
const SILVER: usize = 1;
const BRONZE: usize = 2;
/// The part of a world record in the view's sport.
pub const RECORD: usize = 3;
/// The first of the parts of later sports, one for each. They add up several medals.
const LATER_SPORTS: usize = 4;
/// The part of world records in later sports.
const LATER_RECORDS: usize = LATER_SPORTS + Sport::COUNT;

/// The points of a seat.
pub(super) fn parts(view: &View, end: &State, seat: Seat, parts: &mut Parts) {
    let Some(player) = view.player(seat) else { return };
    parts.before = (player.medals.points() + RECORD_POINTS * player.records.len() as i32) as i16;
    let ladder = view.setup.ladder();
    let won = end.golds.iter().zip(&end.silvers).zip(&end.bronzes);
    let held = end.programme.order.into_iter().zip(won).skip(view.finished.len());
    for (sport, ((gold, silver), bronze)) in held {
        let medals =
            [(GOLD, Medal::Gold, gold), (SILVER, Medal::Silver, silver), (BRONZE, Medal::Bronze, bronze)];
        for (part, medal, winner) in medals {
            if *winner != Some(seat) {
                continue;
            }
            if Some(sport) != view.sport {
                parts.add(LATER_SPORTS + sport as usize, medal.points());
            } else if ladder.iter().skip(view.withdrawn.len()).any(|reward| reward.medal == Some(medal)) {
                // A medal of an earlier withdrawal in this sport was won before the view.
                parts.add(part, medal.points());
            }
        }
    }
    let records = end.records.get(seat.index()).copied().unwrap_or_default();
    for sport in records.difference(player.records).iter() {
        parts.add(if Some(sport) == view.sport { RECORD } else { LATER_RECORDS }, RECORD_POINTS);
    }
}

/// The group of a part: 0 if it is about the view's sport, [`LATER`] otherwise.
pub(super) const fn part_group(part: usize) -> u8 {
    if part <= RECORD { 0 } else { LATER }
}
