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
        .map(|word| view! { <span class="kos-word">{breakable(word)}</span> " " }.into_any())
        .collect();
    words.into_any()
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
    use super::breakable;

    #[test]
    fn a_long_word_may_be_broken_but_never_before_its_beginning() {
        assert_eq!(breakable("Wheelchair"), "Wheel\u{ad}chair");
        assert_eq!(breakable("Basketball"), "Basket\u{ad}ball");
        assert_eq!(breakable("ball"), "ball");
        assert_eq!(breakable("goggles"), "goggles");
    }
}
