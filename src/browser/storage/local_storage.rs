//! The local storage.
//!
//! Other projects may share this origin, so every key has our prefix and no other key is touched.

use crate::browser::listen;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{StorageEvent, window};

const PREFIX: &str = "pentathlon/";

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
        storage.set_item(&format!("{PREFIX}{key}"), text).map_err(|_| StorageError::Full)
    }

    /// Removes a key.
    pub fn remove(self, key: &str) {
        if let Some(storage) = Self::open() {
            let _ = storage.remove_item(&format!("{PREFIX}{key}"));
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

/// Asks the browser not to evict the storage when space is low. It may ask the user, or refuse.
pub fn persist_storage() {
    let asked = window().and_then(|window| window.navigator().storage().persist().ok());
    if let Some(asked) = asked {
        leptos::task::spawn_local(async move {
            let _ = JsFuture::from(asked).await;
        });
    }
}

/// Calls `then` with the key whenever another tab changes one of ours.
pub fn on_change_elsewhere(then: impl Fn(&str) + 'static) {
    listen("storage", move |event| {
        let event: Option<&StorageEvent> = event.dyn_ref();
        if let Some(key) =
            event.and_then(StorageEvent::key).as_deref().and_then(|key| key.strip_prefix(PREFIX))
        {
            then(key);
        }
    });
}
