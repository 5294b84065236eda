//! The saves on this device: in the local storage, which reads and writes synchronously, and in a database
//! (`backup.rs`), which survives a crash of the browser at any moment.
//!
//! Each record has metadata beside it: how often the table was saved, a checksum, and its summary for the shelf.

mod aside;
mod backup;
mod base64;
mod changes;
mod collection;
mod comparison;
pub mod dailies;
#[cfg(test)]
mod device;
mod guest;
pub mod guests;
mod here;
mod id;
mod import;
mod import_action;
mod kinds;
mod lesson;
mod metadata;
mod names;
mod ownership;
pub mod people;
mod person;
mod reconcile;
mod renaming;
pub mod results;
mod slices;
mod small;
mod summary;
pub mod tournaments;
mod unreadable;

pub use aside::{is_any_set_aside, take_back};
pub use backup::open;
pub use changes::{Answers, Change, guest_from_elsewhere};
pub use collection::{export, export_table, export_tournament, is_collection, is_record};
pub use import::{Collection, Imported, find, import, read_collection};
pub use kinds::{MAX_TABLES, SaveKind};
pub use lesson::LessonProgress;
pub use names::person_names;
pub use ownership::{acquire, is_ours, release, steal};
pub use renaming::{NameError, rename};
pub use slices::Slices;
pub use summary::{Progress, Summary};
pub use unreadable::{export_unreadable, remove_unreadable, unreadable, unreadable_results};

use crate::browser::{Storage, StorageError, is_installed, now, persist_storage};
use metadata::SaveMetadata;
use pentathlon_engine::table::read_game;
use std::cell::{Cell, RefCell};

/// The key prefix of a table.
pub const PREFIX: &str = SaveKind::Table.prefix();
/// The key prefix of metadata. Earlier versions called it a stamp, and saved keys never change.
const METADATA: &str = "stamp/";
/// The key prefix of the next table in the season of a table.
const NEXT: &str = "next/";
/// The key that says when the browser was last asked for persistent storage.
const ASKED: &str = "persist";
/// The moments at which it is asked: after the first finished game, when there are many tables, and when the app is
/// installed. Each time it may grant what it has refused before.
const MOMENTS: [&str; 3] = ["asked", "many", "installed"];
/// So many tables are many.
const MANY: usize = 10;

/// The last save of a table by this page.
struct CachedSave {
    id: String,
    record: String,
    sequence: u64,
    /// Why the storage failed to write or to read it back.
    failure: Option<StorageError>,
}

thread_local! {
    /// The saves of this page, for a storage that fails to write or to read.
    static CACHE: RefCell<Vec<CachedSave>> = const { RefCell::new(Vec::new()) };
    static WAS_NOTIFIED: Cell<bool> = const { Cell::new(false) };
}

fn cached<T>(id: &str, read: impl FnOnce(&CachedSave) -> T) -> Option<T> {
    CACHE.with_borrow(|cached| cached.iter().find(|cached| cached.id == id).map(read))
}

fn cache(new: CachedSave) {
    evict(&new.id);
    CACHE.with_borrow_mut(|cached| cached.push(new));
}

fn evict(id: &str) {
    CACHE.with_borrow_mut(|cached| cached.retain(|cached| cached.id != id));
}

/// A new id. Later ids sort after earlier ones.
pub fn new_id() -> String {
    let mut id = format!("{:x}", now().ms());
    while record(&id).is_some() || tournaments::SAVES.text(&id).is_some() || people::SAVES.text(&id).is_some()
    {
        id.push('x');
    }
    id
}

/// The storage key of a save.
pub fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

fn metadata_key(id: &str) -> String {
    format!("{METADATA}{id}")
}

/// The record of a table.
pub fn record(id: &str) -> Option<String> {
    match cached(id, |cached| cached.failure.map(|_| cached.record.clone())).flatten() {
        Some(record) => Some(record),
        None => stored(id).unwrap_or_else(|_| cached(id, |cached| cached.record.clone())),
    }
}

/// The record of a table in the storage.
fn stored(id: &str) -> Result<Option<String>, StorageError> {
    Storage.read(&key(id))
}

/// The record of a table, and its metadata if they belong to that record.
fn record_and_metadata(id: &str) -> Option<(String, Option<SaveMetadata>)> {
    let record = record(id)?;
    let metadata = Storage.get(&metadata_key(id)).and_then(|text| SaveMetadata::read(&text));
    let metadata = metadata.filter(|metadata| metadata.is_of(&record));
    Some((record, metadata))
}

/// The record of a table, and its summary if that is known without a replay.
pub fn record_and_summary(id: &str) -> Option<(String, Option<Summary>)> {
    let (record, metadata) = record_and_metadata(id)?;
    Some((record, metadata.and_then(|metadata| metadata.summary)))
}

/// Whether a table was opened on this device and no person has acted at it yet.
pub fn is_new(id: &str) -> bool {
    let metadata = Storage.get(&metadata_key(id)).and_then(|text| SaveMetadata::read(&text));
    let says_so = |metadata: &SaveMetadata| {
        metadata.summary.as_ref().is_some_and(|summary| summary.progress == Progress::New)
    };
    // Few tables are, so the record is read last.
    metadata.filter(says_so).is_some_and(|metadata| record(id).is_some_and(|record| metadata.is_of(&record)))
}

/// Whether another tab has changed the save: the storage has a different record than this page. Then the storage wins.
pub fn is_changed_elsewhere(id: &str, ours: &str) -> bool {
    let changed = stored(id).is_ok_and(|stored| stored.as_deref() != Some(ours));
    if changed {
        evict(id);
    }
    changed
}

/// The short name of the game of a save.
pub fn game(id: &str) -> Option<String> {
    read_game(&record(id)?).ok().map(str::to_owned)
}

/// Saves the record of a table: in the storage now, in the database a moment later. If both fail, it lasts as long as
/// the page.
///
/// # Errors
/// If the storage cannot save the record or read it back.
pub fn save(id: &str, record: String, summary: Summary) -> Result<(), StorageError> {
    save_with(id, record, Some(summary))
}

/// Saves a record without a summary. Returns whether the storage accepted it.
fn save_record(id: &str, record: &str) -> bool {
    save_with(id, record.to_owned(), None).is_ok()
}

fn save_with(id: &str, record: String, summary: Option<Summary>) -> Result<(), StorageError> {
    let before = Storage.read(&metadata_key(id));
    let numbered = before
        .as_ref()
        .ok()
        .and_then(|text| SaveMetadata::read(text.as_deref()?))
        .map(|metadata| metadata.sequence);
    let last = numbered.max(cached(id, |cached| cached.sequence)).unwrap_or_default();
    let metadata = SaveMetadata::new(next_sequence(last, &record), &record, summary);
    let kept = put(id, &record, &metadata).and(before.map(drop));
    backup::save(id, &metadata, &record);
    cache(CachedSave { id: id.to_owned(), record, sequence: metadata.sequence, failure: kept.err() });
    kept
}

/// Why the storage failed at the last save of a table; `None` if it did not.
pub fn failure(id: &str) -> Option<StorageError> {
    cached(id, |cached| cached.failure).flatten()
}

/// Tries once more to store a table that the storage has refused.
pub fn try_again(id: &str) {
    if let Some(record) = cached(id, |cached| cached.failure.map(|_| cached.record.clone())).flatten() {
        save_record(id, &record);
    }
}

/// Whether this is the first failure that the player is told about. True once.
pub fn is_first_failure() -> bool {
    !WAS_NOTIFIED.replace(true)
}

/// The next sequence number. It is at least the number of lines of the record, so that a save is later than an old one
/// without a number.
fn next_sequence(last: u64, record: &str) -> u64 {
    last.saturating_add(1).max(record.lines().count() as u64)
}

/// Writes a record and its metadata to the storage.
fn put(id: &str, record: &str, metadata: &SaveMetadata) -> Result<(), StorageError> {
    Storage.set(&key(id), record)?;
    put_metadata(id, metadata);
    Ok(())
}

/// Writes the metadata of a record to the storage. If there is no room, the next start makes them again from the
/// record.
fn put_metadata(id: &str, metadata: &SaveMetadata) {
    let _ = Storage.set(&metadata_key(id), &metadata.write());
}

/// Stores the summary of an existing save.
pub fn save_summary(id: &str, record: &str, summary: Summary) {
    let sequence =
        record_and_metadata(id).and_then(|(_, metadata)| metadata).map(|metadata| metadata.sequence);
    let sequence = sequence.unwrap_or_else(|| next_sequence(0, record));
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

/// Removes a save.
pub fn remove(id: &str) {
    let metadata = Storage.get(&metadata_key(id)).and_then(|text| SaveMetadata::read(&text));
    let sequence = metadata
        .map(|metadata| metadata.sequence)
        .max(cached(id, |cached| cached.sequence))
        .unwrap_or_default();
    backup::remove(id, sequence);
    clear(id);
    if results::SAVES.text(id).is_none() {
        guests::remove(id);
    }
}

/// Removes everything of a save from the storage.
fn clear(id: &str) {
    for start in [PREFIX, METADATA, NEXT] {
        Storage.remove(&format!("{start}{id}"));
    }
    evict(id);
}

/// The ids of all saves, latest first.
pub fn ids() -> Vec<String> {
    let cached: Vec<String> =
        CACHE.with_borrow(|cached| cached.iter().map(|cached| cached.id.clone()).collect());
    let cached = cached.into_iter().filter(|id| record(id).is_some());
    let mut ids = aside::listed(PREFIX);
    for id in cached {
        if let Err(place) = ids.binary_search_by(|other| id.cmp(other)) {
            ids.insert(place, id);
        }
    }
    ids
}

/// Asks the browser not to evict the saves when space is low, once at each of [`MOMENTS`]: some ask the player.
pub fn request_persistence() {
    let now = if is_installed() { 2 } else { usize::from(ids().len() >= MANY) };
    let asked = Storage.get(ASKED).and_then(|asked| MOMENTS.iter().position(|moment| *moment == asked));
    if let Some(moment) = MOMENTS.get(now)
        && asked < Some(now)
    {
        let _ = Storage.set(ASKED, moment);
        persist_storage();
    }
}

#[cfg(test)]
mod tests {
    use super::{ASKED, METADATA, NEXT, PREFIX, SaveKind, next_sequence, people, results, tournaments};

    #[test]
    fn the_keys_of_what_earlier_versions_saved_never_change() {
        assert_eq!([PREFIX, METADATA, NEXT, ASKED], ["table/", "stamp/", "next/", "persist"]);
        let prefixes = ["table/", "tournament/", "person/", "daily/", "result/", "guests/"];
        assert_eq!(SaveKind::ALL.map(SaveKind::prefix), prefixes);
        let small = [tournaments::SAVES, people::SAVES, results::SAVES].map(|saves| saves.key("1a"));
        assert_eq!(small, ["tournament/1a", "person/1a", "result/1a"]);
    }

    #[test]
    fn each_time_a_table_is_kept_has_a_greater_number_than_any_line_of_an_old_save() {
        assert_eq!(next_sequence(0, "one line\n"), 1);
        assert_eq!(next_sequence(7, "one line\n"), 8);
        assert_eq!(next_sequence(0, &"line\n".repeat(40)), 40);
        assert_eq!(next_sequence(u64::MAX, ""), u64::MAX);
    }
}
