//! Olympics.

use super::pair::{Pair, mark, text};

/// Checked in the palette of this game.
pub const PAIRS: &[Pair] = &[
    // Lanes.
    text("on-deep", "deep-*", "the head of a lane, stars on a step of the podium"),
    mark("deep-*", "on-night", "the mark on a token"),
    mark("lane", "on-night", "the lanes on the back of a card"),
    mark("lane", "panel-2", "the back of a card in a cell").only("light"),
    mark("on-night", "panel-2", "the edge of the back of a card in a cell").only("dark"),
    mark("on-night", "night", "the edge of the back of a card beneath a pair"),
    mark("accent", "panel-2", "round the card that its owner alone knows"),
    text("ink", "panel-2", "the sum of a cell"),
    text("muted", "panel-2", "what is added to it"),
    text("ink", "lit", "the event that takes place"),
    text("muted", "lit", "what is added to its sums"),
    mark("focus", "lit", "round what is lit"),
    // Cards, chips and tiles in the colours of the events.
    text("on-clay", "court", "basketball"),
    text("on-clay", "pool", "swimming"),
    text("on-clay", "mat", "gymnastics"),
    text("on-clay", "road", "cycling"),
    text("on-clay", "track", "athletics"),
    text("dim on-clay", "dim court", "basketball, on a card that cannot be played"),
    text("dim on-clay", "dim pool", "swimming, on a card that cannot be played"),
    text("dim on-clay", "dim mat", "gymnastics, on a card that cannot be played"),
    text("dim on-clay", "dim road", "cycling, on a card that cannot be played"),
    text("dim on-clay", "dim track", "athletics, on a card that cannot be played"),
    mark("clay-accent", "court", "the basket"),
    mark("clay-accent", "pool", "the water"),
    mark("clay-accent", "mat", "the beam"),
    mark("clay-accent", "road", "the bicycle"),
    mark("clay-accent", "track", "the blocks"),
    text("on-clay", "on-night", "the number on a bib"),
    text("on-night", "on-clay", "where a card would go"),
    text("night-gold", "on-clay", "what it would replace"),
    text("night-accent", "on-clay", "that it can only be discarded"),
    text("dim on-night", "dim on-clay", "where a card would go that cannot be played now"),
    text("dim night-gold", "dim on-clay", "what it would replace"),
    text("dim night-accent", "dim on-clay", "that it can only be discarded"),
    // The market.
    text("on-night", "night", "the ceremony"),
    text("night-muted", "night", "heads, the deck, sums that are counted"),
    text("on-night", "night-2", "who bids, the discard pile"),
    text("night-muted", "night-2", "that he has a pair"),
    text("on-night", "night-win", "who takes a pair"),
    mark("bright-*", "night-2", "the edge of who bids"),
    mark("bright-*", "night-win", "the edge of who takes a pair"),
    mark("on-night", "night-2", "a bib, or the edge of the back of a card, among the bids"),
    mark("night-gold", "night", "round a pair that can be taken, a sum that counts"),
    text("night-gold", "night", "a sum that counts"),
    mark("night-muted", "night", "the edge of the discard pile, a place whose pair is gone"),
    // The ceremony.
    text("on-deep", "night-2", "stars of who has no medal"),
    mark("night-accent", "night", "the torch"),
    text("on-deep-ink", "gold", "what a medal is worth"),
    text("on-deep-ink", "silver", "what a medal is worth"),
    text("on-deep-ink", "bronze", "what a medal is worth"),
    // The podium, in the colours of the cover.
    mark("deep-*", "#fdf6e9", "the mark beside a name on the podium"),
];

/// Colours that need no contrast, with the reason.
pub const LEFT_OUT: &[(&str, &str)] =
    &[
    ("lane-2", "a shadow round the back of a card, which has an edge of chalk"),
    ("#c4432b", "the floor of the podium, whose buttons have grounds of their own"),
];
