//! What became of a play of a deal, as its record says, or the result that a deleted game has left.

use crate::games;
use crate::saves::{self, results, tournaments};
use crate::screens::saved_tables::summarise_again;
use crate::session::StoryInput;
use pentathlon_engine::daily::{DayPlay, PlayKind};
use pentathlon_engine::hall::{GameResult, SeatResult};
use pentathlon_engine::tournament::{Tournament, standing};

/// What became of a play.
pub struct PlayResult {
    /// What became of each seat, the player's first.
    pub seats: Vec<SeatResult>,
    /// The points of each seat after each round, or of a Pentathlon after each game; empty if they are not known.
    pub points: Vec<Vec<i32>>,
}

/// What became of a play that is over; `None` if nothing tells it.
pub fn result_of_play(play: &DayPlay) -> Option<PlayResult> {
    match play.kind {
        PlayKind::Table => {
            Some(PlayResult { seats: result_of(&play.id)?.seats, points: points_of(&play.id) })
        }
        PlayKind::Tournament => of_tournament(&tournament_of(play)?),
    }
}

/// The player's place in a play that is over; `None` if nothing tells it.
pub fn place_of(play: &DayPlay) -> Option<u8> {
    let seats = match play.kind {
        PlayKind::Table => result_of(&play.id)?.seats,
        PlayKind::Tournament => of_tournament(&tournament_of(play)?)?.seats,
    };
    seats.first().map(|seat| seat.place)
}

/// The short names of the games without which the place in a play is not known: older versions have saved no results.
pub fn games_needed(play: &DayPlay) -> Vec<String> {
    let tables = match (play.kind, tournament_of(play)) {
        (PlayKind::Tournament, Some(tournament)) => {
            tournament.rounds.into_iter().map(|round| round.table).collect()
        }
        _ => vec![play.id.clone()],
    };
    let unread = tables.iter().filter(|table| result_of(table).is_none());
    unread.filter_map(|table| saves::game(table)).collect()
}

fn tournament_of(play: &DayPlay) -> Option<Tournament> {
    let is_it = play.kind == PlayKind::Tournament;
    let tournament: Tournament = tournaments::SAVES.text(&play.id).filter(|_| is_it)?.parse().ok()?;
    Some(tournament).filter(|tournament| play.is_over || tournament.is_over)
}

/// The result of a table that is over, or was before it was deleted.
fn result_of(table: &str) -> Option<GameResult> {
    let (_, summary) = saves::record_and_summary(table).unzip();
    let line = summary.flatten().and_then(|summary| summary.result);
    let line = line.or_else(|| results::SAVES.text(table)).or_else(|| summarise_again(table)?.result);
    line?.trim_end().parse().ok()
}

fn points_of(table: &str) -> Vec<Vec<i32>> {
    let reading = saves::record(table).and_then(|record| games::read_record(&record).ok());
    let story = reading.and_then(|reading| StoryInput::of(reading.table.as_ref()));
    story.map(|story| story.points_by_round()).unwrap_or_default()
}

fn of_tournament(tournament: &Tournament) -> Option<PlayResult> {
    let count = tournament.participants.len();
    let counted = tournament.rounds.iter().filter(|round| !round.is_given_up);
    let places: Vec<Vec<u8>> = counted
        .filter_map(|round| {
            let result = result_of(&round.table).filter(|result| result.deal == round.deal)?;
            Some(result.seats.iter().map(|seat| seat.place).collect())
        })
        .collect();
    let points =
        (1..=places.len()).filter_map(|games| Some(standing(count, places.get(..games)?).points)).collect();
    let last = standing(count, &places);
    let seats = tournament.participants.iter().zip(last.ranks.iter().zip(&last.points));
    let seats = seats.map(|(one, (&place, &points))| SeatResult {
        player: one.player.clone(),
        place,
        points,
        hints: 0,
    });
    (!places.is_empty()).then(|| PlayResult { seats: seats.collect(), points })
}
