//! The covers on the shelf. Each has the same colours in both themes.

use super::pair::{Pair, text};

/// Checked on every cover.
pub const PAIRS: &[Pair] = &[
    text("p-ink", "p-field", "title and line"),
    text("p-on-foot", "p-foot", "players and minutes"),
    text("p-foot", "p-on-foot", "the mark of the game to play first"),
];
