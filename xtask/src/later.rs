//! What the app loads later, beside the first load: files that are fetched when a table first wants them.
//!
//! Their names bear a hash of what is in them, so that a browser may keep them and never takes an old one for a new
//! one. The app is told the names while it is compiled.

use crate::{Outcome, clues};

/// The sentences on the sports of Olympikos.
const LORE: &str = include_str!("../../src/games/olympikos/lore.txt");

/// One such file.
#[derive(Debug)]
pub struct Later {
    /// The variable in which the app is told the name.
    pub variable: &'static str,
    /// The name of the file.
    pub name: String,
    /// What is in it.
    pub content: String,
}

impl Later {
    fn new(variable: &'static str, (stem, kind): (&str, &str), content: String) -> Self {
        let name = format!("{stem}-{:016x}.{kind}", hash(content.as_bytes()));
        Self { variable, name, content }
    }
}

/// All of them.
///
/// # Errors
/// A clue has no picture.
pub fn files() -> Outcome<[Later; 2]> {
    Ok([
        Later::new("PENTATHLON_CLUES", ("clues", "svg"), clues::sprite()?),
        Later::new("PENTATHLON_LORE", ("lore", "txt"), LORE.to_owned()),
    ])
}

/// Whether a file of the build is one of them, by its name.
#[must_use]
pub fn is_later(name: &str) -> bool {
    let made = |(stem, kind): (&str, &str)| name.starts_with(stem) && name.ends_with(kind);
    [("clues-", ".svg"), ("lore-", ".txt")].into_iter().any(made)
}

/// FNV-1a: the same in every year, and good enough to tell two versions of a file apart.
pub fn hash(content: &[u8]) -> u64 {
    content
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod test {
    #![allow(clippy::panic, reason = "a test that cannot go on stops with a sentence")]

    use super::{files, hash, is_later};

    #[test]
    fn the_hash_is_fnv_1a() {
        assert_eq!(hash(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(b"a"), 0xaf63_dc4c_8601_ec8c);
    }

    #[test]
    fn names_follow_the_content_and_are_known_again() {
        let [clues, lore] = files().unwrap_or_else(|failure| panic!("{failure}"));
        assert!(is_later(&clues.name) && is_later(&lore.name) && clues.name != lore.name);
        assert!(!is_later("index.html") && !is_later("clues-0123456789abcdef.css"));
    }
}
