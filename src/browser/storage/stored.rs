//! The local storage itself: whether there is one, and what it has.

use crate::browser::note_read;
use web_sys::window;

/// What our keys begin with: other projects may share this origin.
pub const PREFIX: &str = "pentathlon/";
/// The keys that begin with this are of tables, which are saved in a database of their own (`src/saves/second_copy.rs`).
const OF_TABLES: [&str; 2] = ["table/", "stamp/"];

/// Why something could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser allows no storage here.
    Closed,
    /// The storage is full.
    Full,
}

/// Whether a key is none of those that the database of tables has, so that it is in the database of what is small.
pub fn is_small(key: &str) -> bool {
    !OF_TABLES.iter().any(|start| key.starts_with(start))
}

/// The browser's local storage, if it allows one here.
pub fn local_storage() -> Option<web_sys::Storage> {
    window()?.local_storage().ok().flatten()
}

/// The value of a key in the storage itself, which may have refused a later one.
///
/// # Errors
/// If the storage cannot be read.
pub fn read_stored(key: &str) -> Result<Option<String>, StorageError> {
    let value = item(&local_storage().ok_or(StorageError::Closed)?, key)?;
    if value.is_some() {
        note_read(key);
    }
    Ok(value)
}

fn item(storage: &web_sys::Storage, key: &str) -> Result<Option<String>, StorageError> {
    let get = || storage.get_item(&format!("{PREFIX}{key}"));
    // A failure may be temporary; a save is worth a second try.
    get().or_else(|_| get()).map_err(|_| StorageError::Closed)
}

/// Writes the value of a key into the storage itself.
///
/// # Errors
/// If the storage does not take it, or does not give it back.
pub fn write_stored(key: &str, text: &str) -> Result<(), StorageError> {
    let storage = local_storage().ok_or(StorageError::Closed)?;
    storage.set_item(&format!("{PREFIX}{key}"), text).map_err(|_| StorageError::Full)?;
    item(&storage, key).map(drop)
}
