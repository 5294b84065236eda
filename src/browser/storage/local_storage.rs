//! The local storage.
//!
//! Other projects may share this origin, so every key has our prefix and no other key is touched. What is not of a table
//! is small and is saved in a database, too, at once: the browser writes its local storage only now and then.

use super::database::keep_small;
use crate::browser::listen;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{StorageEvent, window};

const PREFIX: &str = "pentathlon/";
/// The keys that begin with this are of tables, which are saved in a database of their own (`src/saves/backup.rs`).
const OF_TABLES: [&str; 2] = ["table/", "stamp/"];

/// Our part of the browser's local storage.
#[derive(Clone, Copy, Debug)]
pub struct Storage;

/// Why something could not be stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser allows no storage here.
    Closed,
    /// The storage is full.
    Full,
}

impl Storage {
    fn open() -> Option<web_sys::Storage> {
        window()?.local_storage().ok().flatten()
    }

    /// The value of a key.
    pub fn get(self, key: &str) -> Option<String> {
        self.read(key).ok().flatten()
    }

    /// The value of a key.
    ///
    /// # Errors
    /// If the storage cannot be read.
    pub fn read(self, key: &str) -> Result<Option<String>, StorageError> {
        let storage = Self::open().ok_or(StorageError::Closed)?;
        let get = || storage.get_item(&format!("{PREFIX}{key}"));
        // A failure may be temporary; a save is worth a second try.
        get().or_else(|_| get()).map_err(|_| StorageError::Closed)
    }

    /// Stores a text under a key.
    ///
    /// # Errors
    /// If it cannot be stored; the previous value remains.
    pub fn set(self, key: &str, text: &str) -> Result<(), StorageError> {
        let storage = Self::open().ok_or(StorageError::Closed)?;
        let stored = storage.set_item(&format!("{PREFIX}{key}"), text).map_err(|_| StorageError::Full);
        back_up(key, Some(text));
        stored
    }

    /// Removes a key.
    pub fn remove(self, key: &str) {
        if let Some(storage) = Self::open() {
            let _ = storage.remove_item(&format!("{PREFIX}{key}"));
            back_up(key, None);
        }
    }

    /// The keys that begin with `start`.
    pub fn keys(self, start: &str) -> Vec<String> {
        let Some(storage) = Self::open() else { return Vec::new() };
        let count = storage.length().unwrap_or(0);
        (0..count)
            .filter_map(|index| storage.key(index).ok().flatten())
            .filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned))
            .filter(|key| key.starts_with(start))
            .collect()
    }
}

/// Saves what is small in the database, too.
fn back_up(key: &str, text: Option<&str>) {
    if !OF_TABLES.iter().any(|start| key.starts_with(start)) {
        keep_small(key, text);
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
        match event.key().as_deref().map(|key| key.strip_prefix(PREFIX)) {
            Some(None) => {}
            key => then(key.flatten()),
        }
    });
}
