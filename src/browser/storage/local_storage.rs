//! The local storage.
//!
//! Other projects may share this origin, so every key has our prefix and no other key is touched. What is not a record or its
//! metadata is small and is saved in a database, too, at once: the browser writes its local storage only now and then. What
//! the storage refuses lasts as long as the page, and in the database.

use super::database::keep_small;
use super::stored::{PREFIX, StorageError, is_small, local_storage, read_stored, write_stored};
use super::written::{Written, each_written, forget, read_or_written, remember, written};
use crate::browser::listen;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{StorageEvent, window};

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
    /// If the storage cannot be read and this page has written nothing there.
    pub fn read(self, key: &str) -> Result<Option<String>, StorageError> {
        read_or_written(key, || read_stored(key))
    }

    /// Stores a text under a key.
    ///
    /// # Errors
    /// If it cannot be stored, or not be read again. Then it lasts as long as the page, and the storage may keep what it had.
    pub fn set(self, key: &str, text: &str) -> Result<(), StorageError> {
        let stored = write_stored(key, text);
        self.remember(key, text, stored.err());
        if is_small(key) {
            keep_small(key, Some(text));
        }
        stored
    }

    /// Remembers a text for as long as the page lasts: `refused` says why the storage does not have it.
    pub fn remember(self, key: &str, text: &str, refused: Option<StorageError>) {
        remember(Written { key: key.to_owned(), text: text.to_owned(), refused });
    }

    /// What this page has written under a key, whatever the storage has.
    pub fn written(self, key: &str) -> Option<String> {
        written(key, |written| written.text.clone())
    }

    /// Removes a key.
    pub fn remove(self, key: &str) {
        if let Some(storage) = local_storage() {
            let _ = storage.remove_item(&format!("{PREFIX}{key}"));
        }
        forget(key);
        if is_small(key) {
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
        let stored = local_storage().map(stored);
        let is_closed = stored.is_none();
        let mut keys = stored.unwrap_or_default();
        keys.retain(|key| key.starts_with(start) && self.failure(key).is_none());
        each_written(|Written { key, refused, .. }| {
            if (is_closed || refused.is_some()) && key.starts_with(start) {
                keys.push(key.clone());
            }
        });
        keys
    }

    /// Why the storage has refused the last text of a key; `None` if it has it.
    pub fn failure(self, key: &str) -> Option<StorageError> {
        written(key, |written| written.refused).flatten()
    }
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
