//! The saves on this device: in the local storage, which reads and writes synchronously, and in a database
//! (`second_copy.rs`), which survives a crash of the browser at any moment.
//!
//! Each record has metadata beside it: how often the table was saved, a checksum, and its summary for the shelf.

mod aside;
mod base64;
mod changes;
mod collection;
mod comparison;
pub mod dailies;
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
mod persistence;
mod person;
mod reconcile;
mod renaming;
pub mod results;
mod second_copy;
pub mod set_ups;
mod slices;
mod small;
mod summary;
mod tables;
#[cfg(test)]
mod test_device;
pub mod tournaments;
mod unreadable;
pub mod whose_day;

pub use aside::{is_any_set_aside, take_back};
pub use changes::{Answers, Change, guest_from_elsewhere};
pub use collection::{export, export_table, export_tournament, is_collection, is_record};
pub use import::{Collection, Imported, id_of_record, import, read_collection};
pub use kinds::{MAX_TABLES, SaveKind};
pub use lesson::LessonProgress;
pub use names::person_names;
pub use ownership::{acquire, is_ours, release, steal};
pub use persistence::request_persistence;
pub use renaming::{NameError, add, rename};
pub use second_copy::open;
pub use slices::Slices;
pub use summary::{Progress, Summary};
pub use tables::{
    PREFIX, failure, game, ids, is_changed_elsewhere, is_new, key, next_game, record, record_and_summary,
    save_next_game, save_summary,
};
pub use unreadable::{export_unreadable, remove_unreadable, unreadable, unreadable_results};

use crate::browser::{StorageError, now};
use metadata::SaveMetadata;
use std::cell::Cell;
use tables::{clear, last_sequence, next_sequence, put};

thread_local! {
    static WAS_NOTIFIED: Cell<bool> = const { Cell::new(false) };
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

/// Saves the record of a table: in the storage now, in the database a moment later. If both fail, it lasts as long as
/// the page.
///
/// # Errors
/// If the storage cannot save the record or read it back.
pub fn save(id: &str, record: &str, summary: Option<Summary>) -> Result<(), StorageError> {
    let metadata = SaveMetadata::new(next_sequence(last_sequence(id), record), record, summary);
    let stored = put(id, record, &metadata);
    second_copy::save(id, &metadata, record);
    stored
}

/// Tries once more to store a table that the storage has refused.
pub fn try_again(id: &str) {
    if failure(id).is_some()
        && let Some((record, summary)) = record_and_summary(id)
    {
        let _ = save(id, &record, summary);
    }
}

/// Takes the right to tell the player about a failure: true once.
pub fn take_first_failure() -> bool {
    !WAS_NOTIFIED.replace(true)
}

/// Removes a table.
pub fn remove(id: &str) {
    second_copy::remove(id, last_sequence(id));
    clear(id);
    if results::SAVES.text(id).is_none() {
        guests::remove(id);
    }
}

#[cfg(test)]
mod tests {
    use super::persistence::ASKED;
    use super::tables::{METADATA, NEXT};
    use super::{PREFIX, SaveKind, people, results, tournaments};

    #[test]
    fn the_keys_of_what_earlier_versions_saved_never_change() {
        assert_eq!([PREFIX, METADATA, NEXT, ASKED], ["table/", "stamp/", "next/", "persist"]);
        let prefixes = ["table/", "tournament/", "person/", "daily/", "result/", "guests/", "try/"];
        assert_eq!(SaveKind::ALL.map(SaveKind::prefix), prefixes);
        let small = [tournaments::SAVES, people::SAVES, results::SAVES].map(|saves| saves.key("1a"));
        assert_eq!(small, ["tournament/1a", "person/1a", "result/1a"]);
    }
}
