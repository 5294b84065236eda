//! What the local storage has refused of the small saves: it lasts as long as the page, and in the database.

use super::stored::{StorageError, read_stored};
use std::cell::RefCell;

/// A small save that the storage has refused.
pub struct Refused {
    /// Its key.
    pub key: String,
    /// Its text.
    pub text: String,
    /// Why it was refused.
    pub why: StorageError,
}

thread_local! {
    static REFUSED: RefCell<Vec<Refused>> = const { RefCell::new(Vec::new()) };
}

/// Reads what is refused under a key, if anything is.
pub fn refused<T>(key: &str, read: impl FnOnce(&Refused) -> T) -> Option<T> {
    REFUSED.with_borrow(|all| all.iter().find(|refused| refused.key == key).map(read))
}

/// Calls `each` with everything that is refused.
pub fn each_refused(each: impl FnMut(&Refused)) {
    REFUSED.with_borrow(|all| all.iter().for_each(each));
}

/// Forgets what was refused under a key.
pub fn forget(key: &str) {
    REFUSED.with_borrow_mut(|all| all.retain(|refused| refused.key != key));
}

/// Remembers what was refused.
pub fn remember(new: Refused) {
    forget(&new.key);
    REFUSED.with_borrow_mut(|all| all.push(new));
}

/// Remembers a small save of the database that the storage does not take.
pub fn refuse(key: String, text: String) {
    let why = if read_stored(&key).is_ok() { StorageError::Full } else { StorageError::Closed };
    remember(Refused { key, text, why });
}
