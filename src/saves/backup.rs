//! The second copy of each table, in a database: when it is written, it is on the disk.
//!
//! A browser may be ended at any moment, and then the local storage is as it was up to a minute ago. So at the start both
//! copies of each table are compared, and the better one (`reconcile.rs`) is put in the place of the other.

use super::reconcile::{Candidate, Settlement, There, settle};
use super::stamp::Stamp;
use super::{Held, clear, following, held, hold, ids, put, put_stamp, record_and_stamp};
use crate::browser::{Row, StorageError, keep_in_database, read_database, reload};
use gloo_timers::callback::Timeout;
use leptos::task::spawn_local;
use std::cell::Cell;
use std::rc::Rc;

/// How long the start waits for the database, in milliseconds.
const PATIENCE_MS: u32 = 3_000;

/// Brings storage and database together, then calls `then`. Until then no table is to be read. A database that comes late is
/// used from then on; if it has something better, the page is loaded again.
pub fn open(then: impl FnOnce() + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let begin = move || match then.take() {
        Some(then) => {
            then();
            true
        }
        None => false,
    };
    let give_up = begin.clone();
    Timeout::new(PATIENCE_MS, move || _ = give_up()).forget();
    spawn_local(async move {
        let known: Vec<(String, String)> = ids()
            .into_iter()
            .filter_map(|id| record_and_stamp(&id)?.1.map(|stamp| (id, stamp.write())))
            .collect();
        let rows = read_database(&known).await;
        let is_restored = rows.is_some_and(reconcile);
        if !begin() && is_restored {
            reload();
        }
    });
}

/// Gives storage and database the better copy of each table; whether the storage got one.
fn reconcile(rows: Vec<Row>) -> bool {
    for id in ids() {
        if rows.binary_search_by(|row| row.id.cmp(&id)).is_err()
            && let Some((record, stamp)) = record_and_stamp(&id)
        {
            take_over(&id, &record, stamp, 0);
        }
    }
    rows.into_iter().filter(bring_together).count() > 0
}

/// Whether the storage got the copy of the database.
fn bring_together(row: &Row) -> bool {
    let Row { id, stamp, record } = row;
    let Some(there) = Stamp::read(stamp) else { return false };
    if held(id, |_| ()).is_some()
        && let Some((record, stamp)) = record_and_stamp(id)
    {
        // The database came late, and this page has gone on.
        take_over(id, &record, stamp, there.sequence);
        return false;
    }
    let theirs = match record {
        Some(record) => {
            There::Copy(Candidate { record, sequence: there.is_of(record).then_some(there.sequence) })
        }
        None if there.checksum.is_none() => There::Removed(there.sequence),
        // The storage has the same.
        None => return false,
    };
    let here = record_and_stamp(id);
    let ours = here
        .as_ref()
        .map(|(record, stamp)| Candidate { record, sequence: stamp.as_ref().map(|stamp| stamp.sequence) });
    match (settle(ours, theirs), here, record) {
        (Settlement::Restore, _, Some(record)) => {
            restore(id, record, &there);
            return true;
        }
        (Settlement::TakeOver, Some((record, stamp)), _) => take_over(id, &record, stamp, there.sequence),
        (Settlement::Clear, ..) => clear(id),
        (Settlement::Forget, ..) => keep_in_database(id, None, None),
        _ => {}
    }
    false
}

/// Puts the copy of the database into the storage, or, where that takes nothing, holds it for this page.
fn restore(id: &str, record: &str, stamp: &Stamp) {
    let put = put(id, record, stamp);
    let failure = put.err().or_else(|| record_and_stamp(id).is_none().then_some(StorageError::Closed));
    if failure.is_some() {
        hold(Held { id: id.to_owned(), record: record.to_owned(), sequence: stamp.sequence, failure });
    }
}

/// Puts the copy of the storage into the database, numbered after what is there.
fn take_over(id: &str, record: &str, stamp: Option<Stamp>, last: u64) {
    let sequence = stamp.as_ref().map_or(0, |stamp| stamp.sequence);
    let sequence = if sequence > last { sequence } else { following(last, record) };
    let stamp = Stamp::new(sequence, record, stamp.and_then(|stamp| stamp.summary));
    put_stamp(id, &stamp);
    keep(id, &stamp, record);
}

/// Keeps a table.
pub fn keep(id: &str, stamp: &Stamp, record: &str) {
    keep_in_database(id, Some(stamp.write()), Some(record.to_owned()));
}

/// Removes a table. A mark stays until the storage, too, is known to be without it.
pub fn remove(id: &str, sequence: u64) {
    keep_in_database(id, Some(Stamp::removed(sequence).write()), None);
}
