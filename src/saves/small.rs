//! Small saves of one kind (docs/saves.md): a text for each id, under a key with the prefix of the kind, in local storage and
//! in the database of such. What the storage refuses lasts as long as the page, and in the database.

use super::aside::listed;
use super::kinds::SaveKind;
use crate::browser::{Lock, Storage, StorageError, acquire_lock, refresh_small};

/// The small saves of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SmallSaves(pub(super) SaveKind);

impl SmallSaves {
    /// The small saves of a kind; `None` of tables.
    pub(super) fn of(kind: SaveKind) -> Option<Self> {
        (kind != SaveKind::Table).then_some(Self(kind))
    }

    /// The storage key of a save.
    pub fn key(self, id: &str) -> String {
        format!("{}{id}", self.0.prefix())
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

    /// Waits until no other tab changes the save, and reads what the last one has saved.
    pub async fn lock(self, id: &str) -> Lock {
        let key = self.key(id);
        let lock = acquire_lock(&key).await;
        refresh_small(&key).await;
        lock
    }

    /// Removes a save.
    pub fn remove(self, id: &str) {
        Storage.remove(&self.key(id));
    }

    /// The ids of all saves of this kind, latest first.
    pub fn ids(self) -> Vec<String> {
        listed(self.0.prefix())
    }
}
