//! The names of the people in a save.

use super::kinds::SaveKind;
use pentathlon_engine::hall::GameResult;
use pentathlon_engine::table::{Player, PlayerKind, read_players};
use pentathlon_engine::tournament::Tournament;

/// The names of the people in the text of a save; guests without a name of their own have none.
pub(super) fn names_in(kind: SaveKind, text: &str) -> Vec<String> {
    let players: Vec<Player> = match kind {
        SaveKind::Table => read_players(text),
        SaveKind::Tournament => match text.parse::<Tournament>() {
            Ok(tournament) => tournament.participants.into_iter().map(|one| one.player).collect(),
            Err(_) => Vec::new(),
        },
        SaveKind::Result => match text.parse::<GameResult>() {
            Ok(result) => result.seats.into_iter().map(|seat| seat.player).collect(),
            Err(_) => Vec::new(),
        },
        SaveKind::Person | SaveKind::Day | SaveKind::Guests | SaveKind::Try => Vec::new(),
    };
    person_names(&players)
}

/// The names that people among these players have.
pub fn person_names(players: &[Player]) -> Vec<String> {
    let people = players.iter().filter(|player| player.kind == PlayerKind::Person);
    people.map(|player| player.name().to_owned()).filter(|name| !name.is_empty()).collect()
}
