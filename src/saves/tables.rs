//! The tables in the storage: a record for each, and its metadata beside it.

use super::Summary;
use super::aside::listed;
use super::kinds::SaveKind;
use super::metadata::SaveMetadata;
use super::summary::Progress;
use crate::browser::{Storage, StorageError};
use pentathlon_engine::table::read_game;

/// The key prefix of a table.
pub const PREFIX: &str = SaveKind::Table.prefix();
/// The key prefix of metadata. Earlier versions called it a stamp, and saved keys never change.
pub(super) const METADATA: &str = "stamp/";
/// The key prefix of the next table in the season of a table.
pub(super) const NEXT: &str = "next/";

/// The storage key of a table.
pub fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

fn metadata_key(id: &str) -> String {
    format!("{METADATA}{id}")
}

/// The record of a table.
pub fn record(id: &str) -> Option<String> {
    Storage.get(&key(id))
}

/// The metadata of a table, perhaps of an earlier record.
fn metadata(id: &str) -> Option<SaveMetadata> {
    SaveMetadata::read(&Storage.get(&metadata_key(id))?)
}

/// The record of a table, and its metadata if they belong to that record.
pub(super) fn record_and_metadata(id: &str) -> Option<(String, Option<SaveMetadata>)> {
    let record = record(id)?;
    let metadata = metadata(id).filter(|metadata| metadata.is_of(&record));
    Some((record, metadata))
}

/// The record of a table, and its summary if that is known without a replay.
pub fn record_and_summary(id: &str) -> Option<(String, Option<Summary>)> {
    let (record, metadata) = record_and_metadata(id)?;
    Some((record, metadata.and_then(|metadata| metadata.summary)))
}

/// Whether a table was opened on this device and no person has acted at it yet.
pub fn is_new(id: &str) -> bool {
    let Some(metadata) = metadata(id) else { return false };
    let says_so = metadata.summary.as_ref().is_some_and(|summary| summary.progress == Progress::New);
    // Few tables are, so the record is read last.
    says_so && record(id).is_some_and(|record| metadata.is_of(&record))
}

/// Whether another tab has changed the save: the storage has a different record than this page.
pub fn is_changed_elsewhere(id: &str, ours: &str) -> bool {
    Storage.read(&key(id)).is_ok_and(|stored| stored.as_deref() != Some(ours))
}

/// The short name of the game of a table.
pub fn game(id: &str) -> Option<String> {
    read_game(&record(id)?).ok().map(str::to_owned)
}

/// The ids of all tables, latest first.
pub fn ids() -> Vec<String> {
    listed(PREFIX)
}

/// Why the storage failed at the last save of a table; `None` if it did not.
pub fn failure(id: &str) -> Option<StorageError> {
    Storage.failure(&key(id))
}

/// Whether this page has saved a table.
pub(super) fn is_saved_here(id: &str) -> bool {
    Storage.written(&key(id)).is_some()
}

/// The number of the last save of a table: this page knows it even if the storage was emptied since.
pub(super) fn last_sequence(id: &str) -> u64 {
    let key = metadata_key(id);
    let numbers = [Storage.get(&key), Storage.written(&key)].into_iter().flatten();
    let numbers = numbers.filter_map(|text| Some(SaveMetadata::read(&text)?.sequence));
    numbers.max().unwrap_or_default()
}

/// The next sequence number. It is at least the number of lines of the record, so that a save is later than an old one
/// without a number.
pub(super) fn next_sequence(last: u64, record: &str) -> u64 {
    last.saturating_add(1).max(record.lines().count() as u64)
}

/// Writes a record and its metadata.
pub(super) fn put(id: &str, record: &str, metadata: &SaveMetadata) -> Result<(), StorageError> {
    let stored = Storage.set(&key(id), record);
    put_metadata(id, metadata);
    stored
}

/// Writes the metadata of a record. If there is no room, the next start makes them again from the record.
pub(super) fn put_metadata(id: &str, metadata: &SaveMetadata) {
    let (key, text) = (metadata_key(id), metadata.write());
    match failure(id) {
        // In the storage they would be beside the record before.
        Some(StorageError::Full) => Storage.remember(&key, &text, Some(StorageError::Full)),
        _ => _ = Storage.set(&key, &text),
    }
}

/// Stores the summary of an existing save.
pub fn save_summary(id: &str, record: &str, summary: Summary) {
    let metadata = metadata(id).filter(|metadata| metadata.is_of(record));
    let sequence = metadata.map_or_else(|| next_sequence(0, record), |metadata| metadata.sequence);
    put_metadata(id, &SaveMetadata::new(sequence, record, Some(summary)));
}

/// The table with the next game of the season, if it has been opened and still exists.
pub fn next_game(id: &str) -> Option<String> {
    Storage.get(&format!("{NEXT}{id}")).filter(|next| record(next).is_some())
}

/// Stores which table continues the season of a table. If there is no room, the shelf keeps offering the next game.
pub fn save_next_game(id: &str, next: &str) {
    let _ = Storage.set(&format!("{NEXT}{id}"), next);
}

/// Removes everything of a table from the storage.
pub(super) fn clear(id: &str) {
    for start in [PREFIX, METADATA, NEXT] {
        Storage.remove(&format!("{start}{id}"));
    }
}

#[cfg(test)]
mod tests {
    use super::next_sequence;

    #[test]
    fn each_time_a_table_is_kept_has_a_greater_number_than_any_line_of_an_old_save() {
        assert_eq!(next_sequence(0, "one line\n"), 1);
        assert_eq!(next_sequence(7, "one line\n"), 8);
        assert_eq!(next_sequence(0, &"line\n".repeat(40)), 40);
        assert_eq!(next_sequence(u64::MAX, ""), u64::MAX);
    }
}
