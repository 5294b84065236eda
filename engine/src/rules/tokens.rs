//! The words of a line of notation, read one by one.

use crate::rules::ParseNotationError;
use std::str::{FromStr, SplitAsciiWhitespace};

/// The words of a line of notation. Each must be consumed; [`Tokens::end`] refuses leftover words.
///
/// ```
/// use pentathlon_engine::rules::Tokens;
///
/// /// The number in `bid 30`.
/// fn bid(line: &str) -> Option<u8> {
///     let mut words = Tokens::new(line);
///     words.word().filter(|&word| word == "bid")?;
///     let number = words.read::<u8>()?;
///     words.end(number)
/// }
///
/// assert_eq!(bid("bid 30"), Some(30));
/// assert_eq!(bid("bid"), None);
/// assert_eq!(bid("bid 30 now"), None);
/// ```
#[derive(Clone, Debug)]
pub struct Tokens<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Tokens<'a> {
    /// Splits `line` into words.
    pub fn new(line: &'a str) -> Self {
        Self(line.split_ascii_whitespace())
    }

    /// Parses a line by its first word; `read` reads the rest.
    ///
    /// # Errors
    /// If `read` returns `None` or leaves a word.
    pub fn parse<T>(
        line: &'a str,
        read: impl FnOnce(&'a str, &mut Self) -> Option<T>,
    ) -> Result<T, ParseNotationError> {
        let mut words = Self::new(line);
        let value = words.word().and_then(|word| read(word, &mut words));
        value.and_then(|value| words.end(value)).ok_or(ParseNotationError)
    }

    /// The next word.
    pub fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// The next word, parsed as `T`.
    pub fn read<T: FromStr>(&mut self) -> Option<T> {
        self.0.next()?.parse().ok()
    }

    /// Returns `value`, provided that no word is left.
    pub fn end<T>(mut self, value: T) -> Option<T> {
        self.0.next().is_none().then_some(value)
    }
}
