//! What this page has written into the local storage: it answers where the storage has refused a text or cannot be read.

use super::stored::StorageError;
use std::cell::RefCell;

/// A text that this page has written.
#[derive(Clone, Debug)]
pub struct Written {
    /// Its key.
    pub key: String,
    /// The text.
    pub text: String,
    /// Why the storage does not have it; `None` if it does.
    pub refused: Option<StorageError>,
}

thread_local! {
    /// The texts, in the order of their keys.
    static WRITTEN: RefCell<Vec<Written>> = const { RefCell::new(Vec::new()) };
}

/// The place of a key among texts, or the one where it belongs.
fn place(all: &[Written], key: &str) -> Result<usize, usize> {
    all.binary_search_by(|written| written.key.as_str().cmp(key))
}

/// Reads what this page has written under a key, if anything.
pub fn written<T>(key: &str, read: impl FnOnce(&Written) -> T) -> Option<T> {
    WRITTEN.with_borrow(|all| place(all, key).ok().and_then(|place| all.get(place)).map(read))
}

/// Calls `each` with every text that this page has written.
pub fn each_written(each: impl FnMut(&Written)) {
    WRITTEN.with_borrow(|all| all.iter().for_each(each));
}

/// Remembers a text.
pub fn remember(new: Written) {
    WRITTEN.with_borrow_mut(|all| match place(all, &new.key) {
        Ok(place) => all[place] = new,
        Err(place) => all.insert(place, new),
    });
}

/// Forgets the text of a key.
pub fn forget(key: &str) {
    WRITTEN.with_borrow_mut(|all| {
        if let Ok(place) = place(all, key) {
            all.remove(place);
        }
    });
}

/// The value of a key: what the storage has refused, or else what it has, or else, if it cannot be read, what this page
/// has written.
///
/// # Errors
/// If the storage cannot be read and this page has written nothing there.
pub fn read_or_written(
    key: &str,
    read: impl FnOnce() -> Result<Option<String>, StorageError>,
) -> Result<Option<String>, StorageError> {
    let text = |written: &Written| written.text.clone();
    match written(key, |written| written.refused.map(|_| text(written))).flatten() {
        Some(refused) => Ok(Some(refused)),
        None => read().or_else(|why| written(key, text).map(Some).ok_or(why)),
    }
}

#[cfg(test)]
mod tests {
    use super::{StorageError, Written, each_written, forget, read_or_written, remember};

    fn write(key: &str, text: &str, refused: Option<StorageError>) {
        remember(Written { key: key.to_owned(), text: text.to_owned(), refused });
    }

    #[test]
    fn what_this_page_has_written_answers_where_the_storage_does_not() {
        let storage = |text: &str| Ok(Some(text.to_owned()));
        let closed = || Err(StorageError::Closed);
        assert_eq!(read_or_written("b", || storage("stored")), storage("stored"));
        assert_eq!(read_or_written("b", closed), closed(), "nothing was written");
        write("b", "ours", None);
        assert_eq!(read_or_written("b", || storage("of another tab")), storage("of another tab"));
        assert_eq!(read_or_written("b", || Ok(None)), Ok(None), "it was removed");
        assert_eq!(read_or_written("b", closed), storage("ours"));
        write("b", "later", Some(StorageError::Full));
        assert_eq!(read_or_written("b", || storage("ours")), storage("later"));
        forget("b");
        assert_eq!(read_or_written("b", || storage("stored")), storage("stored"));
        assert_eq!(read_or_written("b", closed), closed());
    }

    #[test]
    fn all_that_is_written_is_found_under_its_keys() {
        for key in ["c", "a", "d", "b", "a"] {
            write(key, key, (key != "d").then_some(StorageError::Full));
        }
        let refused = || {
            let mut keys = Vec::new();
            each_written(|written| keys.extend(written.refused.map(|_| written.key.clone())));
            keys
        };
        assert_eq!(refused(), ["a", "b", "c"]);
        for key in ["a", "b", "c", "d"] {
            assert_eq!(read_or_written(key, || Err(StorageError::Closed)), Ok(Some(key.to_owned())));
        }
        write("b", "b", None);
        forget("c");
        forget("x");
        assert_eq!(refused(), ["a"]);
    }
}
