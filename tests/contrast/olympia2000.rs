//! Olympia 2000 (B.C.).

use super::pair::{Pair, mark, text};

/// Checked in the palette of this game.
pub const PAIRS: &[Pair] = &[
    // The cover.
    text("on-clay", "clay", "title, line and facts of the cover"),
    mark("night", "clay", "the athlete on the cover and on the pictures of the columns"),
    // Badges.
    mark("bright-*", "strong", "the mark of who is busy").only("light"),
    mark("deep-*", "strong", "the mark of who is busy").only("dark"),
    // The competition card.
    text("ink", "lit", "the column that is competed for"),
    text("muted", "lit", "what is left in it"),
    text("ink 60% / panel", "panel", "an empty column"),
    mark("focus", "lit", "the column that is competed for"),
    mark("clay-accent", "clay", "apparatus on the pictures of the columns"),
    text("on-night", "night", "the prize on a phone, the result board"),
    text("night-muted", "night", "its small words, the head of the result board"),
    // The result board. The focus ring has the colour of the names.
    text("on-night", "night-2", "the name of an athlete"),
    text("night-muted", "night-2", "rank and player"),
    text("night-gold", "night-2", "the place"),
    text("night-gold", "night-2", "what a line says besides"),
    text("night-gold", "night", "a round without a winner"),
    text("on-night", "night-win", "the winner's name"),
    text("night-muted", "night-win", "the winner's rank and player"),
    text("night-gold", "night-win", "the winner's place"),
    text("night-gold", "night-win", "what the winner's line says besides"),
    mark("bright-*", "night-2", "the mark and edge of a line"),
    mark("bright-*", "night-win", "the mark and edge of the winner's line"),
    mark("night-accent", "night-2", "apparatus of an athlete"),
    mark("night-accent", "night-win", "apparatus of the winner"),
    // The stage.
    mark("bright-*", "night", "whose athlete it is"),
    mark("night-gold", "night", "the frame of the winner"),
    // Cards.
    text("on-clay", "clay", "the upper end of a card"),
    text("on-clay", "clay-deep", "its lower end"),
    text("dim on-clay", "dim clay", "the same on a card that cannot be played"),
    text("dim on-clay", "dim clay-deep", "its lower end"),
    mark("night", "clay-deep", "the athlete, low on a card"),
    mark("dim night", "dim clay", "the athlete on a card that cannot be played"),
    mark("clay-accent", "clay-deep", "apparatus beside the places"),
    text("on-night", "night", "the discipline that is competed for"),
    text("night-gold", "night", "its place"),
    text("dim on-night", "dim night", "the same on a card that cannot be played"),
    text("dim night-gold", "dim night", "its place"),
    mark("night-accent", "night", "apparatus of its picture"),
    text("on-chip", "chip", "who knows the card"),
    text("dim on-chip", "dim chip", "who knows a card that cannot be played"),
    mark("deep-*", "chip", "the mark of who knows it"),
    // Hand and offer.
    text("ink", "panel-2", "the card from the deck"),
    text("muted", "panel-2", "its head"),
    mark("edge", "panel-2", "the choices beside it"),
    mark("seat-*", "panel-2", "their marks"),
    mark("strong", "panel-2", "the choice that is selected"),
    mark("focus", "panel-2", "round a choice"),
    // The podium, in the colours of the cover.
    mark("deep-*", "#fbe9cf", "the mark beside a name on the podium"),
];

/// Colours that need no contrast, with the reason.
pub const LEFT_OUT: &[(&str, &str)] = &[];
