//! What all notations share: lists, and what is not a notation.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A text that is not the notation of an action, a card, a seat or the like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseNotationError;

impl fmt::Display for ParseNotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the text is not a notation")
    }
}

impl Error for ParseNotationError {}

/// The notation of a list, `3,12,27`; `-` if it is empty.
pub fn join<T: fmt::Display>(items: &[T]) -> String {
    if items.is_empty() {
        return "-".to_owned();
    }
    items.iter().map(T::to_string).collect::<Vec<_>>().join(",")
}

/// Reads what [`join`] writes.
pub fn split<T: FromStr>(text: &str) -> Option<Vec<T>> {
    if text == "-" { Some(Vec::new()) } else { text.split(',').map(|item| item.parse().ok()).collect() }
}

/// The notation of several lists, `3,12/10,23`.
pub fn join_lists<T: fmt::Display>(lists: &[Vec<T>]) -> String {
    lists.iter().map(|list| join(list)).collect::<Vec<_>>().join("/")
}

/// Reads what [`join_lists`] writes.
pub fn split_lists<T: FromStr>(text: &str) -> Option<Vec<Vec<T>>> {
    text.split('/').map(split).collect()
}
