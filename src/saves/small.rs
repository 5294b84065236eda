//! Small saves of one kind (docs/saves.md): a text for each id, under a key with the prefix of the kind, in local storage and
//! in the database of such. What the storage refuses lasts as long as the page.

use crate::browser::Storage;
use std::cell::RefCell;

thread_local! {
    /// The keys and texts that the storage has refused.
    static REFUSED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

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
        let key = self.key(id);
        let refused = REFUSED.with_borrow(|all| Some(all.iter().find(|(name, _)| *name == key)?.1.clone()));
        refused.or_else(|| Storage.get(&key))
    }

    /// Saves a text.
    pub fn save(self, id: &str, text: &str) {
        let key = self.key(id);
        forget(&key);
        if Storage.set(&key, text).is_err() {
            REFUSED.with_borrow_mut(|all| all.push((key, text.to_owned())));
        }
    }

    /// Removes a save.
    pub fn remove(self, id: &str) {
        let key = self.key(id);
        forget(&key);
        Storage.remove(&key);
    }

    /// The ids of all saves of this kind, latest first.
    pub fn ids(self) -> Vec<String> {
        let refused = REFUSED.with_borrow(|all| all.iter().map(|(key, _)| key.clone()).collect::<Vec<_>>());
        let mut ids: Vec<String> = Vec::new();
        for key in Storage.keys(self.0).into_iter().chain(refused) {
            if let Some(id) = key.strip_prefix(self.0)
                && let Err(place) = ids.binary_search_by(|other| id.cmp(other))
            {
                ids.insert(place, id.to_owned());
            }
        }
        ids
    }
}

fn forget(key: &str) {
    REFUSED.with_borrow_mut(|all| all.retain(|(name, _)| name != key));
}
