//! The local storage itself: whether there is one, and what it has.

use crate::browser::note_read;
use web_sys::window;

/// What our keys begin with: other projects may share this origin.
pub const PREFIX: &str = "pentathlon/";

/// Why something could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser allows no storage here.
    Closed,
    /// The storage is full.
    Full,
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
    let storage = local_storage().ok_or(StorageError::Closed)?;
    let get = || storage.get_item(&format!("{PREFIX}{key}"));
    // A failure may be temporary; a save is worth a second try.
    let value = get().or_else(|_| get()).map_err(|_| StorageError::Closed)?;
    if value.is_some() {
        note_read(key);
    }
    Ok(value)
}
