//! The second copy of each save, in IndexedDB, which is written to the disk.
//!
//! The operating system may kill a browser at any moment, and then the local storage is up to a minute old. So at the
//! start both copies of each save are compared, and the better one (`reconcile.rs`) replaces the other.

use super::metadata::SaveMetadata;
use super::reconcile::{CopyAction, InDatabase, SavedCopy, decide};
use super::tables::{
    PREFIX, clear, ids, is_saved_here, next_sequence, put, put_metadata, record, record_and_metadata,
};
use crate::browser::{
    Row, bury_table, forget_table, on_change_elsewhere, read_database, read_tables, reload, save_table,
    tell_change,
};
use gloo_timers::callback::Timeout;
use leptos::task::spawn_local;
use std::cell::Cell;
use std::rc::Rc;

/// How long the app waits for the database at the start, in milliseconds.
const OPEN_TIMEOUT_MS: u32 = 3_000;

thread_local! {
    /// Whether the database is being opened and read.
    static IS_READING: Cell<bool> = const { Cell::new(false) };
}

/// Reconciles storage and database, then calls `then`. No save may be read before that. A database that opens late is
/// used from then on; if it has better copies, the page is reloaded. If the storage is emptied later, perhaps by another project
/// of this origin, it gets everything again.
pub fn open(then: impl FnOnce() + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    // Returns whether it has not begun before.
    let begin = move || then.take().map(|then| then()).is_some();
    let give_up = begin.clone();
    Timeout::new(OPEN_TIMEOUT_MS, move || _ = give_up()).forget();
    read(begin);
    on_change_elsewhere(|key| {
        if key.is_none() {
            spawn_local(async {
                if read_database(&[], true).await.is_some_and(reconcile) {
                    tell_change(PREFIX);
                }
            });
        }
    });
}

/// Takes over tables that only the database has: those of another tab that the storage has refused.
pub(super) async fn catch_up() {
    let rows = read_tables(&known()).await.unwrap_or_default();
    for row in rows.iter().filter(|row| record(&row.id).is_none()) {
        reconcile_save(row);
    }
}

/// The tables that are known here, each with its metadata.
fn known() -> Vec<(String, String)> {
    let metadata = |id: String| record_and_metadata(&id)?.1.map(|metadata| (id, metadata.write()));
    ids().into_iter().filter_map(metadata).collect()
}

/// Opens and reads the database, unless that is under way, and reconciles. `begin` returns whether the app begins only
/// now.
fn read(begin: impl Fn() -> bool + 'static) {
    if IS_READING.replace(true) {
        return;
    }
    spawn_local(async move {
        let rows = read_database(&known(), false).await;
        IS_READING.set(false);
        let is_restored = rows.is_some_and(reconcile);
        if !begin() && is_restored {
            reload();
        }
    });
}

/// Writes the better copy of each save to storage and database. Returns whether the storage changed.
fn reconcile(rows: Vec<Row>) -> bool {
    for id in ids() {
        if rows.binary_search_by(|row| row.id.cmp(&id)).is_err()
            && let Some((record, metadata)) = record_and_metadata(&id)
        {
            write_copy(&id, &record, metadata, 0);
        }
    }
    let mut is_changed = false;
    for row in rows {
        is_changed |= reconcile_save(&row);
    }
    is_changed
}

/// Reconciles one save. Returns whether the storage got the copy of the database.
fn reconcile_save(row: &Row) -> bool {
    let Row { id, metadata, record } = row;
    let Some(there) = SaveMetadata::read(metadata) else { return false };
    if is_saved_here(id)
        && let Some((record, metadata)) = record_and_metadata(id)
    {
        // The database opened late, and this page has saved since.
        write_copy(id, &record, metadata, there.sequence);
        return false;
    }
    let stored_there = match record {
        Some(record) => {
            InDatabase::Copy(SavedCopy { record, sequence: there.is_of(record).then_some(there.sequence) })
        }
        None if there.checksum.is_none() => InDatabase::Removed(there.sequence),
        // The storage has the same record.
        None => return false,
    };
    let here = record_and_metadata(id);
    let ours = here.as_ref().map(|(record, metadata)| SavedCopy {
        record,
        sequence: metadata.as_ref().map(|metadata| metadata.sequence),
    });
    match (decide(ours, stored_there), here, record) {
        (CopyAction::Restore, _, Some(record)) => {
            let _ = put(id, record, &there);
            return true;
        }
        (CopyAction::WriteCopy, Some((record, metadata)), _) => {
            write_copy(id, &record, metadata, there.sequence)
        }
        (CopyAction::Clear, ..) => clear(id),
        (CopyAction::Forget, ..) => forget_table(id),
        _ => {}
    }
    false
}

/// Writes the copy of the storage to the database, with a higher sequence number than the copy there.
fn write_copy(id: &str, record: &str, metadata: Option<SaveMetadata>, last: u64) {
    let sequence = metadata.as_ref().map_or(0, |metadata| metadata.sequence);
    let sequence = if sequence > last { sequence } else { next_sequence(last, record) };
    let metadata = SaveMetadata::new(sequence, record, metadata.and_then(|metadata| metadata.summary));
    put_metadata(id, &metadata);
    save(id, &metadata, record);
}

/// Writes a save to the database. If the database could not be opened, that is tried again: then it gets everything of
/// this page.
pub fn save(id: &str, metadata: &SaveMetadata, record: &str) {
    if !save_table(id, &metadata.write(), record) {
        read(|| false);
    }
}

/// Removes a save. A tombstone stays until the save is known to be gone from the storage too.
pub fn remove(id: &str, sequence: u64) {
    bury_table(id, &SaveMetadata::removed(sequence).write());
}
