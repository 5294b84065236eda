//! The posters on the shelf. Each is printed: the same by day and by night.

use super::pair::{Pair, text};

/// Judged on every cover.
pub const PAIRS: &[Pair] =
    &[text("p-ink", "p-field", "title and line"), text("p-on-foot", "p-foot", "players and minutes")];
