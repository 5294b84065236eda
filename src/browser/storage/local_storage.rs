//! The local storage.
//!
//! Other projects may share this origin, so every key has our prefix and no other key is touched. What is not of a table
//! is small and is saved in a database, too, at once: the browser writes its local storage only now and then. What the storage
//! refuses of it lasts as long as the page, and in the database.

use super::database::keep_small;
use super::refused::{Refused, each_refused, forget, refused, remember};
use super::stored::{PREFIX, StorageError, local_storage, read_stored};
use crate::browser::listen;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{StorageEvent, window};

/// The keys that begin with this are of tables, which are saved in a database of their own (`src/saves/backup.rs`).
const OF_TABLES: [&str; 2] = ["table/", "stamp/"];

/// Our part of the browser's local storage.
#[derive(Clone, Copy, Debug)]
pub struct Storage;

impl Storage {
    /// The value of a key.
    pub fn get(self, key: &str) -> Option<String> {
        self.read(key).ok().flatten()
    }

    /// The value of a key.
    ///
    /// # Errors
    /// If the storage cannot be read.
    pub fn read(self, key: &str) -> Result<Option<String>, StorageError> {
        match refused(key, |refused| refused.text.clone()) {
            Some(text) => Ok(Some(text)),
            None => read_stored(key),
        }
    }

    /// Stores a text under a key.
    ///
    /// # Errors
    /// If it cannot be stored; the previous value remains in the storage. What is small lasts as long as the page.
    pub fn set(self, key: &str, text: &str) -> Result<(), StorageError> {
        let set = |storage: web_sys::Storage| storage.set_item(&format!("{PREFIX}{key}"), text);
        let stored = match local_storage().map(set) {
            Some(stored) => stored.map_err(|_| StorageError::Full),
            None => Err(StorageError::Closed),
        };
        if is_small(key) {
            forget(key);
            if let Err(why) = stored {
                remember(Refused { key: key.to_owned(), text: text.to_owned(), why });
            }
            keep_small(key, Some(text));
        }
        stored
    }

    /// Removes a key.
    pub fn remove(self, key: &str) {
        if let Some(storage) = local_storage() {
            let _ = storage.remove_item(&format!("{PREFIX}{key}"));
        }
        if is_small(key) {
            forget(key);
            keep_small(key, None);
        }
    }

    /// The keys that begin with `start`.
    pub fn keys(self, start: &str) -> Vec<String> {
        let stored = |storage: web_sys::Storage| {
            let count = storage.length().unwrap_or(0);
            let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
            keys.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned)).collect::<Vec<_>>()
        };
        let mut keys = local_storage().map(stored).unwrap_or_default();
        keys.retain(|key| key.starts_with(start) && refused(key, |_| ()).is_none());
        each_refused(|one| keys.push(one.key.clone()));
        keys.retain(|key| key.starts_with(start));
        keys
    }

    /// Why the storage has refused the last text of a small save; `None` if it has it.
    pub fn failure(self, key: &str) -> Option<StorageError> {
        refused(key, |refused| refused.why)
    }
}

/// Whether a key is of no table, so that it is in the database of what is small, too.
fn is_small(key: &str) -> bool {
    !OF_TABLES.iter().any(|start| key.starts_with(start))
}

/// Asks the browser not to evict the storage when space is low. It may ask the user, or refuse.
pub fn persist_storage() {
    let asked = window().and_then(|window| window.navigator().storage().persist().ok());
    if let Some(asked) = asked {
        leptos::task::spawn_local(async move {
            let _ = JsFuture::from(asked).await;
        });
    }
}

/// Calls `then` with the key whenever another tab changes one of ours, or the database had a later value; with `None`
/// when everything was removed.
pub fn on_change_elsewhere(then: impl Fn(Option<&str>) + 'static) {
    listen("storage", move |event| {
        let Some(event) = event.dyn_ref::<StorageEvent>() else { return };
        let key = event.key();
        let key = key.as_deref().map(|key| key.strip_prefix(PREFIX));
        if let Some(Some(key)) = key.filter(|_| event.is_trusted()) {
            // What another tab could store is later than what this one could not.
            forget(key);
        }
        match key {
            Some(None) => {}
            key => then(key.flatten()),
        }
    });
}
