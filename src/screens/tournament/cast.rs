//! Who stands on the podium of a tournament as the athlete of which game.

use super::course::{Course, winners};
use crate::covers::cut;
use crate::games;
use crate::saves;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::rules::{Seat, Standing};
use pentathlon_engine::tournament::Round;

/// An athlete.
pub struct Athlete {
    /// The game.
    pub game: String,
    /// The picture.
    pub picture: AnyView,
}

/// The athlete of each seat, as on the podium of a game that they won or did best in, and if possible no two of the same game.
pub fn cast(course: &Course, standing: &Standing) -> Vec<Option<Athlete>> {
    let games: Vec<(&Round, &[u8])> = course.over().collect();
    let mut taken = vec![false; games.len()];
    let mut all: Vec<Option<Athlete>> = standing.ranks.iter().map(|_| None).collect();
    for (_, seat) in standing.by_rank() {
        let place = |places: &[u8]| places.get(seat.index()).copied().unwrap_or(u8::MAX);
        // A game that somebody stands for already is as good as one in which one did two places worse.
        let cost = |(index, (_, places)): &(usize, &(&Round, &[u8]))| {
            u32::from(place(places)) + if taken.get(*index) == Some(&true) { 2 } else { 0 }
        };
        let Some((index, (round, _))) = games.iter().enumerate().min_by_key(cost) else { continue };
        if let Some(slot) = all.get_mut(seat.index()) {
            *slot = athlete(round, seat).map(|picture| Athlete { game: round.game.clone(), picture });
        }
        if let Some(slot) = taken.get_mut(index) {
            *slot = true;
        }
    }
    all
}

/// Who stood on the podium of a game for a seat, or else the athlete of its cover.
fn athlete(round: &Round, seat: Seat) -> Option<AnyView> {
    let table = saves::record(&round.table).and_then(|record| Some(games::read_record(&record).ok()?.table));
    let champion = table.and_then(|table| table.champions().into_iter().nth(seat.index())?);
    let of_cover = || cut(&round.game).map(|cut| pictogram(cut.figure).into_any());
    champion.map(|champion| champion.picture).or_else(of_cover)
}

/// The games that a seat won, with their numbers among those that count.
pub fn won(course: &Course, seat: Seat) -> impl Iterator<Item = (usize, &str)> {
    let games = course.over().enumerate();
    games
        .filter(move |(_, (_, places))| winners(places).any(|winner| winner == seat))
        .map(|(number, (round, _))| (number, &*round.game))
}
