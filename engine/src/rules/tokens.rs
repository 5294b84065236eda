//! Words of a notation, taken one by one.

use std::str::{FromStr, SplitAsciiWhitespace};

/// The words of a line of notation. Each must be taken; [`Tokens::end`] refuses what is left over.
#[derive(Clone, Debug)]
pub struct Tokens<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Tokens<'a> {
    /// The words of `line`.
    pub fn new(line: &'a str) -> Self {
        Self(line.split_ascii_whitespace())
    }

    /// The next word.
    pub fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// The next word, read as what is asked for.
    pub fn read<T: FromStr>(&mut self) -> Option<T> {
        self.0.next()?.parse().ok()
    }

    /// `value`, provided that no word is left.
    pub fn end<T>(mut self, value: T) -> Option<T> {
        self.0.next().is_none().then_some(value)
    }
}
