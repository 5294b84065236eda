//! Who leads: on the board, and for the shelf, which is told after each game.

use super::coming::Coming;
use super::course::Course;
use crate::messages::{app, tournament as messages};
use crate::saves::tournaments;
use pentathlon_engine::games::title_of;
use pentathlon_engine::rules::{Lead, Seat, Standing};
use pentathlon_engine::tournament::{Decision, decision, standing};

/// Who leads, and by how much.
pub fn lead(course: &Course, standing: &Standing) -> String {
    match standing.lead() {
        _ if course.results().is_empty() => messages::all_level().to_owned(),
        Some(Lead { seat, margin: 0 }) => leads_tied(course, seat, course.results().len()),
        Some(Lead { seat, margin }) => messages::leads(&course.name(seat), margin),
        None => messages::lead_together(&course.names(standing.firsts())),
    }
}

/// Who leads after so many games without more points than the next one, and why.
pub fn leads_tied(course: &Course, seat: Seat, games: usize) -> String {
    let (name, mut results) = (course.name(seat), course.results());
    results.truncate(games);
    let ranked = standing(course.tournament.participants.len(), &results).by_rank();
    match ranked.get(1).map(|&(_, second)| decision(&results, seat, second)) {
        Some(Decision::Wins(_)) => messages::leads_by_wins(&name),
        _ => messages::leads_by_last(&name),
    }
}

/// Notes for the shelf who leads, and which game is next; at the end, who has won.
pub fn note_lead(id: &str, course: &Course, standing: &Standing, coming: Option<&Coming>) {
    let Some(coming) = coming else {
        let champions = course.names(standing.firsts());
        let points = standing.points.iter().max().copied().unwrap_or_default();
        if course.over().next().is_some() {
            let is_shared = champions.len() == standing.points.len();
            let won =
                if is_shared { app::waiting_shared(points) } else { app::waiting_won(&champions, points) };
            tournaments::note_champions(id, &won);
        }
        return tournaments::note_lead(id, None);
    };
    let (number, games) = (coming.number(course), course.tournament.programme.len());
    let next = match coming.game() {
        Some(game) => app::tournament_at(number, games, &title_of(game)),
        None => messages::game_of(number, games),
    };
    tournaments::note_lead(id, Some([&lead(course, standing), &next]));
}
