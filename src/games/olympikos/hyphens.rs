//! Names in narrow columns: on a phone a sport has a fifth of the width. Soft hyphens in a name mark where its words
//! may be broken.

use leptos::prelude::*;

/// Where a word may be broken.
const SOFT_HYPHEN: char = '\u{ad}';

/// A name, hidden from screen readers. A word is broken only if it does not fit the line.
pub fn hyphenated(name: &'static str) -> AnyView {
    let words: Vec<AnyView> = name
        .split(' ')
        .map(|word| view! { <span class="olympikos-word">{word}</span> " " }.into_any())
        .collect();
    words.into_any()
}

/// The length of the longest word. It limits how large a name can be set without breaking a word.
pub fn letters(name: &str) -> String {
    let words = name.split([' ', '-']).map(|word| word.chars().filter(|&sign| sign != SOFT_HYPHEN).count());
    words.max().unwrap_or(0).max(1).to_string()
}

/// The lines that a name takes where its longest word fills one, two at least. It limits how large a name can be set below its
/// picture.
pub fn lines(name: &str) -> String {
    let longest = letters(name).parse().unwrap_or(1);
    let whole = name.chars().filter(|&sign| sign != SOFT_HYPHEN).count();
    whole.div_ceil(longest).max(2).to_string()
}

#[cfg(test)]
mod tests {
    use super::{SOFT_HYPHEN, letters, lines};
    use crate::messages::olympikos::SPORT;

    #[test]
    fn a_name_is_as_large_as_its_longest_word_allows() {
        assert_eq!(letters("Abcde\u{ad}fghi Klmnop\u{ad}qrst"), "10");
        assert_eq!(letters("Abcdefgh-ijkl mno"), "8");
        assert_eq!(letters(""), "1");
        assert_eq!(["Abcdef gh ijk lm nopq", "Abcd\u{ad}efghi", ""].map(lines), ["4", "2", "2"]);
    }

    #[test]
    fn every_name_of_a_sport_can_be_read_under_a_ring_on_a_phone() {
        for sport in SPORT {
            let name = sport.text();
            let parts = name.split([' ', '-', SOFT_HYPHEN]).map(|part| part.chars().count());
            let longest = parts.max().unwrap_or(0);
            assert!(longest <= 10, "{name}: {longest} letters in a row; a soft hyphen is missing");
        }
    }
}
