//! Who stands on the podium of a tournament as the athlete of which game.

use super::course::Course;
use crate::covers::cut;
use crate::figure::Pictogram;
use pentathlon_engine::rules::{Seat, Standing};

/// The athlete of each seat: of a game that they won or did best in, and if possible no two of the same game.
pub fn cast(course: &Course, standing: &Standing) -> Vec<Option<Pictogram>> {
    let games: Vec<(&str, &[u8])> =
        course.over().map(|(round, places)| (round.game.as_str(), places)).collect();
    let mut taken = vec![false; games.len()];
    let mut all = vec![None; standing.ranks.len()];
    for (_, seat) in standing.by_rank() {
        let place = |places: &[u8]| places.get(seat.index()).copied().unwrap_or(u8::MAX);
        // A game that somebody stands for already is as good as one in which one did two places worse.
        let cost = |(index, (_, places)): &(usize, &(&str, &[u8]))| {
            u32::from(place(places)) + if taken.get(*index) == Some(&true) { 2 } else { 0 }
        };
        let Some((index, (game, _))) = games.iter().enumerate().min_by_key(cost) else { continue };
        if let Some(slot) = all.get_mut(seat.index()) {
            *slot = cut(game).map(|cut| cut.figure);
        }
        if let Some(slot) = taken.get_mut(index) {
            *slot = true;
        }
    }
    all
}

/// The games that a seat won.
pub fn won(course: &Course, seat: Seat) -> Vec<String> {
    let is_won = |places: &[u8]| places.get(seat.index()) == Some(&1);
    course.over().filter(|(_, places)| is_won(places)).map(|(round, _)| round.game.clone()).collect()
}
