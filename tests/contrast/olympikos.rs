//! Olympikos.

use super::pair::{Pair, mark, text};

/// Checked in the palette of this game.
pub const PAIRS: &[Pair] = &[
    // Rings: yellow on light backgrounds and black on dark ones are distinguished by their edge.
    mark("ring-edge", "ground", "the edge of a ring"),
    mark("ring-edge", "panel", "the edge of a ring on a card"),
    mark("ring-edge", "panel-2", "the edge of a ring in the hand"),
    mark("ring-edge", "ring-yellow", "between yellow and its edge").only("light"),
    mark("ring-edge", "ring-black", "between black and its edge").only("dark"),
    mark("ring-black", "ground", "a ring").only("light"),
    mark("ring-yellow", "ground", "a ring").only("dark"),
    mark("ring-blue", "ground", "a ring"),
    mark("ring-blue", "panel", "a ring"),
    mark("ring-green", "ground", "a ring"),
    mark("ring-green", "panel", "a ring"),
    mark("ring-red", "ground", "a ring"),
    mark("ring-red", "panel", "a ring"),
    text("on-ring", "ring-blue", "the letter of a ring"),
    text("on-ring", "ring-green", "the letter of a ring"),
    text("on-ring", "ring-red", "the letter of a ring"),
    text("on-ring-yellow", "ring-yellow", "the letter of the yellow ring"),
    text("on-ring-black", "ring-black", "the letter of the black ring"),
    // Clues: their pictures have many colours, including white, so the background is tinted, and their text is on it.
    text("panel", "danger", "the control on a pad"),
    text("on-deep", "leaf", "the points on a turned card, and that it is right"),
    text("danger", "panel", "that a card is wrong, and what the control cost"),
    text("on-chip", "chip", "the target, and the common total"),
    text("on-clay", "clay", "the page before a race"),
    text("on-strong", "strong", "the grade that two have reached"),
    text("on-clue", "clue", "the word of a clue"),
];

/// Colours that need no contrast, with the reason.
pub const LEFT_OUT: &[(&str, &str)] = &[];
