//! The words of a line of notation, read one by one.

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
