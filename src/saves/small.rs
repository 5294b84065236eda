//! Small saves of one kind (docs/saves.md): a text for each id, under a key with the prefix of the kind, in local storage and
//! in the database of such. What the storage refuses lasts as long as the page, and in the database.

use super::unreadable::listed;
use crate::browser::{Storage, StorageError, Turn, refresh_small, take_turn};

/// The small saves of one kind, by the prefix of their keys.
#[derive(Clone, Copy, Debug)]
pub struct SmallSaves(pub(super) &'static str);

impl SmallSaves {
    /// The storage key of a save.
    pub fn key(self, id: &str) -> String {
        format!("{}{id}", self.0)
    }

    /// The text of a save.
    pub fn text(self, id: &str) -> Option<String> {
        Storage.get(&self.key(id))
    }

    /// Saves a text. If the storage refuses it, the page has it, and the database, if there is one.
    pub fn save(self, id: &str, text: &str) {
        let _ = Storage.set(&self.key(id), text);
    }

    /// Why the storage has refused the last text of a save; `None` if it has it.
    pub fn failure(self, id: &str) -> Option<StorageError> {
        Storage.failure(&self.key(id))
    }

    /// Waits until no other tab changes the save in its turn, and reads what the last one has saved.
    pub async fn take_turn(self, id: &str) -> Turn {
        let key = self.key(id);
        let turn = take_turn(&key).await;
        refresh_small(&key).await;
        turn
    }

    /// Removes a save.
    pub fn remove(self, id: &str) {
        Storage.remove(&self.key(id));
    }

    /// The ids of all saves of this kind, latest first.
    pub fn ids(self) -> Vec<String> {
        let mut ids: Vec<String> = Vec::new();
        for key in listed(self.0) {
            if let Some(id) = key.strip_prefix(self.0)
                && let Err(place) = ids.binary_search_by(|other| id.cmp(other))
            {
                ids.insert(place, id.to_owned());
            }
        }
        ids
    }
}
