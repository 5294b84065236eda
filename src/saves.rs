//! Tables kept on this device.

use crate::browser::{Storage, StorageError, now_ms};
use pentathlon_engine::table::read_game;

const PREFIX: &str = "table/";
/// Where it is kept which table goes on with the season of a table.
const NEXT: &str = "next/";

/// A new id: later tables sort after earlier ones.
pub fn new_id() -> String {
    let mut id = format!("{:x}", now_ms());
    while Storage.get(&format!("{PREFIX}{id}")).is_some() {
        id.push('x');
    }
    id
}

/// The key of a table in the storage.
pub fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// The record of a table.
pub fn record(id: &str) -> Option<String> {
    Storage.get(&key(id))
}

/// The game of a table that is kept, by its short name.
pub fn game(id: &str) -> Option<String> {
    read_game(&record(id)?).ok().map(str::to_owned)
}

/// Keeps the record of a table.
///
/// # Errors
/// If it cannot be kept.
pub fn keep(id: &str, record: &str) -> Result<(), StorageError> {
    Storage.set(&key(id), record)
}

/// The table with the next game of the season, if it has been opened and is still there.
pub fn next_game(id: &str) -> Option<String> {
    Storage.get(&format!("{NEXT}{id}")).filter(|next| record(next).is_some())
}

/// Keeps which table goes on with the season of a table. If there is no room for that, the shelf goes on offering it.
pub fn keep_next_game(id: &str, next: &str) {
    let _ = Storage.set(&format!("{NEXT}{id}"), next);
}

/// Forgets a table.
pub fn remove(id: &str) {
    Storage.remove(&key(id));
    Storage.remove(&format!("{NEXT}{id}"));
}

/// The ids of all tables, the latest first.
pub fn ids() -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for key in Storage.keys(PREFIX) {
        let Some(id) = key.strip_prefix(PREFIX) else { continue };
        let at = ids.iter().take_while(|other| other.as_str() > id).count();
        ids.insert(at, id.to_owned());
    }
    ids
}
