//! A name in little room: on a telephone a sport has a fifth of the width.

use leptos::prelude::*;

/// A long word may be broken before these parts.
const PARTS: [&str; 16] = [
    "athlon", "ball", "board", "chair", "glass", "lifting", "mic", "ming", "minton", "nastics", "poline",
    "sleigh", "style", "surfing", "thon", "tling",
];

/// A name, for the eye only. A word is broken only where a line has no room for it.
pub fn hyphenated(name: &str) -> AnyView {
    let words: Vec<AnyView> = name
        .split(' ')
        .map(|word| view! { <span class="olympikos-word">{breakable(word)}</span> " " }.into_any())
        .collect();
    words.into_any()
}

/// A word that is no longer is written smaller rather than broken.
const WHOLE: usize = 9;

/// How many letters stand in a row at most: by that it is known how large a name can be.
pub fn letters(name: &str) -> String {
    let length = |word: &str| word.chars().count();
    let longest = |word: &str| match length(word) {
        ..=WHOLE => length(word),
        _ => breakable(word).split('\u{ad}').map(length).max().unwrap_or(0),
    };
    name.split([' ', '-']).map(longest).max().unwrap_or(1).to_string()
}

/// A word with soft hyphens.
fn breakable(word: &str) -> String {
    let mut hyphenated = word.to_owned();
    for part in PARTS {
        hyphenated = hyphenated.replace(part, &format!("\u{ad}{part}"));
    }
    hyphenated.trim_start_matches('\u{ad}').to_owned()
}

#[cfg(test)]
mod tests {
    use super::{breakable, letters};
    use pentathlon_engine::games::olympikos::Sport;

    #[test]
    fn a_name_is_as_large_as_its_longest_part_allows() {
        assert_eq!(letters("Wheelchair Basketball"), "6");
        assert_eq!(letters("Marathon Swimming"), "8");
        assert_eq!(letters("Fist"), "4");
        let longest = Sport::all().filter_map(|sport| letters(sport.name()).parse::<usize>().ok()).max();
        assert!(
            longest <= Some(10),
            "{longest:?} letters in a row are no more to be read under a ring on a phone"
        );
    }

    #[test]
    fn a_long_word_may_be_broken_but_never_before_its_beginning() {
        assert_eq!(breakable("Wheelchair"), "Wheel\u{ad}chair");
        assert_eq!(breakable("Basketball"), "Basket\u{ad}ball");
        assert_eq!(breakable("ball"), "ball");
        assert_eq!(breakable("goggles"), "goggles");
    }
}
