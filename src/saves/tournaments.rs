//! The tournaments on this device: small saves (`small.rs`). Their tables are saves of their own.

use super::backup::catch_up;
use super::record;
use super::small::SmallSaves;
use crate::browser::{StorageError, Turn};
use pentathlon_engine::tournament::Header;

/// The key prefix of a tournament.
pub(super) const PREFIX: &str = "tournament/";
pub(super) const SAVES: SmallSaves = SmallSaves(PREFIX);

/// Whether a text is a tournament.
pub(super) fn is_readable(_id: &str, text: &str) -> bool {
    Header::read(text).is_some()
}

/// The storage key of a tournament.
pub fn key(id: &str) -> String {
    SAVES.key(id)
}

/// The text of a tournament.
pub fn text(id: &str) -> Option<String> {
    SAVES.text(id)
}

/// Saves a tournament. What the storage refuses lasts as long as the page, and in the database.
pub fn save(id: &str, text: &str) {
    SAVES.save(id, text);
}

/// Why the storage has refused the last text of a tournament; `None` if it has it.
pub fn failure(id: &str) -> Option<StorageError> {
    SAVES.failure(id)
}

/// Waits until no other tab begins a game of the tournament, and reads what the last one has begun, with the tables that are not in
/// the storage.
pub async fn take_turn(id: &str) -> Turn {
    let turn = SAVES.take_turn(id).await;
    let header = text(id).and_then(|text| Header::read(&text)).unwrap_or_default();
    if header.rounds.iter().any(|[_, table]| record(table).is_none()) {
        catch_up().await;
    }
    turn
}

/// Removes a tournament. Its tables stay.
pub fn remove(id: &str) {
    SAVES.remove(id);
}

/// The ids of all tournaments, latest first.
pub fn ids() -> Vec<String> {
    SAVES.ids()
}

/// What lists show of all tournaments that can be read, latest first.
pub fn headers() -> Vec<(String, Header)> {
    let read = |id: String| {
        let header = Header::read(&text(&id)?)?;
        Some((id, header))
    };
    ids().into_iter().filter_map(read).collect()
}

/// The tournament to which a table belongs.
pub fn of_table(table: &str) -> Option<String> {
    let has = |header: &Header| header.rounds.iter().any(|[_, id]| id == table);
    headers().into_iter().find(|(_, header)| has(header)).map(|(id, _)| id)
}
