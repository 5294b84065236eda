//! Olympia 2000 (B.C.).

use super::pair::{Pair, mark, text};

/// Judged in the palette of this game.
pub const PAIRS: &[Pair] = &[
    // The cover.
    text("on-clay", "clay", "title, line and facts of the poster"),
    mark("night", "#e08a55", "the athlete before the sun"),
    mark("night", "clay", "the athlete on the cover and on the pictures of the columns"),
    // Badges.
    mark("bright-*", "strong", "the mark of who is busy").only("light"),
    mark("deep-*", "strong", "the mark of who is busy").only("dark"),
    text("on-chip", "chip", "consolation chips, the number of a laurel chip"),
    mark("leaf", "chip", "the wreath of a laurel chip"),
    // The competition card.
    text("ink", "clay 24% / panel", "the column that is competed for"),
    text("muted", "clay 24% / panel", "what is left in it"),
    text("ink 60% / panel", "panel", "an empty column"),
    mark("focus", "clay 24% / panel", "the column that is competed for"),
    mark("#fff1dc", "clay", "apparatus on the pictures of the columns"),
    text("on-night", "night", "the prize on a phone, the result board"),
    text("night-muted", "night", "its small words, the head of the result board"),
    // The result board. The ring of the focus has the colour of the names.
    text("on-night", "night-2", "the name of an athlete"),
    text("night-muted", "night-2", "rank and player"),
    text("#ffdf9a", "night-2", "the place"),
    text("#ffe0a3", "night-2", "what a line says besides"),
    text("#ffe0a3", "night", "a round without a winner"),
    text("on-night", "#4d3a12", "the winner's name"),
    text("night-muted", "#4d3a12", "the winner's rank and player"),
    text("#ffdf9a", "#4d3a12", "the winner's place"),
    text("#ffe0a3", "#4d3a12", "what the winner's line says besides"),
    mark("bright-*", "night-2", "the mark and edge of a line"),
    mark("bright-*", "#4d3a12", "the mark and edge of the winner's line"),
    mark("#ff9b63", "night-2", "apparatus of an athlete"),
    mark("#ff9b63", "#4d3a12", "apparatus of the winner"),
    // Cards.
    text("on-clay", "clay", "the upper end of a card"),
    text("on-clay", "clay-deep", "its lower end"),
    text("dim on-clay", "dim clay", "the same on a card that cannot be played"),
    text("dim on-clay", "dim clay-deep", "its lower end"),
    mark("night", "clay-deep", "the athlete, low on a card"),
    mark("dim night", "dim clay", "the athlete on a card that cannot be played"),
    mark("#fff1dc", "clay-deep", "apparatus beside the places"),
    text("#fbe9cf", "night", "the discipline that is competed for"),
    text("#ffdf9a", "night", "its place"),
    text("dim #fbe9cf", "dim night", "the same on a card that cannot be played"),
    text("dim #ffdf9a", "dim night", "its place"),
    mark("#ff9b63", "night", "apparatus of its picture"),
    text("#1d1410", "#fff4e2", "who knows the card"),
    text("dim #1d1410", "dim #fff4e2", "who knows a card that cannot be played"),
    mark("deep-*", "#fff4e2", "the mark of who knows it"),
    // Hand and offer.
    text("ink", "panel 80% / ground", "the card from the deck"),
    text("muted", "panel 80% / ground", "its head"),
    mark("edge", "panel 80% / ground", "the choices beside it"),
    mark("seat-*", "panel 80% / ground", "their marks"),
    mark("strong", "panel 80% / ground", "the choice that is selected"),
    mark("focus", "panel 80% / ground", "round a choice"),
];

/// What needs no contrast, and why.
pub const LEFT_OUT: &[(&str, &str)] = &[];
