//! Tables kept on this device: in the local storage, which is read and written at once, and in a database
//! (`backup.rs`), which survives the browser's being ended at any moment.
//!
//! Beside each record lies its stamp: how often the table was kept, a checksum, and what the shelf tells of it.

mod backup;
mod collection;
mod ownership;
mod reconcile;
mod stamp;
mod summary;

pub use backup::open;
pub use collection::{export, import, is_collection, is_record};
pub use ownership::{is_ours, leave, own, take_over};
pub use summary::{Progress, Summary};

use crate::browser::{Storage, StorageError, keep_for_good, now_ms};
use pentathlon_engine::table::read_game;
use stamp::Stamp;
use std::cell::{Cell, RefCell};

const PREFIX: &str = "table/";
const STAMP: &str = "stamp/";
/// Where it is kept which table goes on with the season of a table.
const NEXT: &str = "next/";
/// Whether the browser was asked to keep everything for good.
const ASKED: &str = "persist";

/// A table as this page kept it last.
struct Held {
    id: String,
    record: String,
    sequence: u64,
    /// Why the storage did not take it, or would not give it back.
    failure: Option<StorageError>,
}

thread_local! {
    /// What this page has kept, for a storage that takes nothing or gives nothing back.
    static HELD: RefCell<Vec<Held>> = const { RefCell::new(Vec::new()) };
    static IS_TOLD: Cell<bool> = const { Cell::new(false) };
}

fn held<T>(id: &str, read: impl FnOnce(&Held) -> T) -> Option<T> {
    HELD.with_borrow(|held| held.iter().find(|held| held.id == id).map(read))
}

fn hold(new: Held) {
    let_go(&new.id);
    HELD.with_borrow_mut(|held| held.push(new));
}

fn let_go(id: &str) {
    HELD.with_borrow_mut(|held| held.retain(|held| held.id != id));
}

/// A new id: later tables sort after earlier ones.
pub fn new_id() -> String {
    let mut id = format!("{:x}", now_ms());
    while record(&id).is_some() {
        id.push('x');
    }
    id
}

/// The key of a table in the storage.
pub fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

fn stamp_key(id: &str) -> String {
    format!("{STAMP}{id}")
}

/// The record of a table.
pub fn record(id: &str) -> Option<String> {
    match held(id, |held| held.failure.map(|_| held.record.clone())).flatten() {
        Some(record) => Some(record),
        None => stored(id).unwrap_or_else(|_| held(id, |held| held.record.clone())),
    }
}

/// The record of a table as the storage has it.
fn stored(id: &str) -> Result<Option<String>, StorageError> {
    Storage.read(&key(id))
}

/// The record of a table, and its stamp if it is of that record.
fn record_and_stamp(id: &str) -> Option<(String, Option<Stamp>)> {
    let record = record(id)?;
    let stamp = Storage.get(&stamp_key(id)).and_then(|text| Stamp::read(&text));
    let stamp = stamp.filter(|stamp| stamp.is_of(&record));
    Some((record, stamp))
}

/// The record of a table and what the shelf tells of it, if that is known without a replay.
pub fn record_and_summary(id: &str) -> Option<(String, Option<Summary>)> {
    let (record, stamp) = record_and_stamp(id)?;
    Some((record, stamp.and_then(|stamp| stamp.summary)))
}

/// Whether another tab has played on: the storage has another record than this page. From then on the storage is right.
pub fn is_changed_elsewhere(id: &str, ours: &str) -> bool {
    let changed = stored(id).is_ok_and(|stored| stored.as_deref() != Some(ours));
    if changed {
        let_go(id);
    }
    changed
}

/// The game of a table that is kept, by its short name.
pub fn game(id: &str) -> Option<String> {
    read_game(&record(id)?).ok().map(str::to_owned)
}

/// Keeps the record of a table: in the storage now, in the database a moment later. Where neither takes it, it lasts as long
/// as the page.
///
/// # Errors
/// If the storage does not keep it, or would not give it back.
pub fn keep(id: &str, record: String, summary: Summary) -> Result<(), StorageError> {
    keep_with(id, record, Some(summary))
}

/// Keeps a record of which nothing is known yet; whether the storage takes it.
fn keep_record(id: &str, record: &str) -> bool {
    keep_with(id, record.to_owned(), None).is_ok()
}

fn keep_with(id: &str, record: String, summary: Option<Summary>) -> Result<(), StorageError> {
    let before = Storage.read(&stamp_key(id));
    let stamped =
        before.as_ref().ok().and_then(|text| Stamp::read(text.as_deref()?)).map(|stamp| stamp.sequence);
    let last = stamped.max(held(id, |held| held.sequence)).unwrap_or_default();
    let stamp = Stamp::new(following(last, &record), &record, summary);
    let kept = put(id, &record, &stamp).and(before.map(drop));
    backup::keep(id, &stamp, &record);
    hold(Held { id: id.to_owned(), record, sequence: stamp.sequence, failure: kept.err() });
    kept
}

/// Why the storage did not take a table when it was kept last; `None` if it did.
pub fn failure(id: &str) -> Option<StorageError> {
    held(id, |held| held.failure).flatten()
}

/// Whether nobody has been told yet that something could not be kept. Asking tells.
pub fn is_first_failure() -> bool {
    !IS_TOLD.replace(true)
}

/// The number of the next time a table is kept. It is never less than the number of its lines: where an old save has no
/// number, a later one is greater all the same.
fn following(last: u64, record: &str) -> u64 {
    last.saturating_add(1).max(record.lines().count() as u64)
}

/// Puts a record with its stamp into the storage.
fn put(id: &str, record: &str, stamp: &Stamp) -> Result<(), StorageError> {
    Storage.set(&key(id), record)?;
    put_stamp(id, stamp);
    Ok(())
}

/// Puts a stamp into the storage. If it finds no room, the next start makes another one from the record.
fn put_stamp(id: &str, stamp: &Stamp) {
    let _ = Storage.set(&stamp_key(id), &stamp.write());
}

/// Keeps what the shelf tells of a table that is kept already.
pub fn keep_summary(id: &str, record: &str, summary: Summary) {
    let sequence = record_and_stamp(id).and_then(|(_, stamp)| stamp).map(|stamp| stamp.sequence);
    let sequence = sequence.unwrap_or_else(|| following(0, record));
    put_stamp(id, &Stamp::new(sequence, record, Some(summary)));
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
    let stamp = Storage.get(&stamp_key(id)).and_then(|text| Stamp::read(&text));
    let sequence = stamp.map(|stamp| stamp.sequence).max(held(id, |held| held.sequence)).unwrap_or_default();
    backup::remove(id, sequence);
    clear(id);
}

/// Takes everything of a table out of the storage.
fn clear(id: &str) {
    for start in [PREFIX, STAMP, NEXT] {
        Storage.remove(&format!("{start}{id}"));
    }
    let_go(id);
}

/// The ids of all tables, the latest first.
pub fn ids() -> Vec<String> {
    let held: Vec<String> = HELD.with_borrow(|held| held.iter().map(|held| held.id.clone()).collect());
    let held = held.into_iter().filter(|id| record(id).is_some());
    let keys = Storage.keys(PREFIX);
    let kept = keys.iter().filter_map(|key| key.strip_prefix(PREFIX)).map(str::to_owned);
    let mut ids: Vec<String> = Vec::new();
    for id in kept.chain(held) {
        if let Err(place) = ids.binary_search_by(|other| id.cmp(other)) {
            ids.insert(place, id);
        }
    }
    ids
}

/// Asks the browser, once, not to clear what is kept when it is short of room.
pub fn ask_to_keep_for_good() {
    if Storage.get(ASKED).is_none() {
        let _ = Storage.set(ASKED, "asked");
        keep_for_good();
    }
}

#[cfg(test)]
mod tests {
    use super::following;

    #[test]
    fn each_time_a_table_is_kept_has_a_greater_number_than_any_line_of_an_old_save() {
        assert_eq!(following(0, "one line\n"), 1);
        assert_eq!(following(7, "one line\n"), 8);
        assert_eq!(following(0, &"line\n".repeat(40)), 40);
        assert_eq!(following(u64::MAX, ""), u64::MAX);
    }
}
