//! Olympicards.

use super::pair::{Pair, mark, text};

/// Checked in the palette of this game.
pub const PAIRS: &[Pair] = &[
    // Performance cards and chips; each colour also has a shape.
    text("on-card", "card-blue", "a blue card"),
    text("on-card-yellow", "card-yellow", "a yellow card"),
    text("on-card", "card-black", "a black card"),
    text("on-card", "card-green", "a green card"),
    text("on-card", "card-red", "a red card"),
    text("dim on-card", "dim card-blue", "a blue card that cannot be played"),
    text("dim on-card-yellow", "dim card-yellow", "a yellow card that cannot be played"),
    text("dim on-card", "dim card-black", "a black card that cannot be played"),
    text("dim on-card", "dim card-green", "a green card that cannot be played"),
    text("dim on-card", "dim card-red", "a red card that cannot be played"),
    text("on-deep-ink", "gold", "the points on a medal"),
    text("on-deep-ink", "silver", "the points on a medal"),
    text("on-deep-ink", "bronze", "the points on a medal"),
    mark("strong", "lit", "round the card that counts"),
    mark("strong", "ground", "round the card that is chosen"),
    // The sport card.
    text("on-clay", "clay", "its words"),
    text("clay", "on-clay", "that it must be played"),
    mark("sport-ink", "card-white", "the athlete"),
    mark("sport-ink", "sport-lane", "the athlete's feet"),
    mark("sport-accent", "card-white", "the apparatus"),
    mark("sport-accent", "sport-lane", "the apparatus on the ground"),
    text("on-night", "night", "what is needed, a step that is taken"),
    text("night-muted", "night", "by whom"),
    mark("bright-*", "night", "the mark beside it"),
    // The programme.
    mark("muted", "panel-2", "a sport that is over"),
    mark("ink", "panel", "a sport that was put off"),
    mark("accent", "panel", "its edge; the start card; the star of a record"),
    mark("accent", "panel-2", "the same of who is out"),
    text("accent", "panel", "the title of the result of a sport"),
    text("on-night", "night-2", "how many cards the stack has"),
    // The lanes.
    text("ink", "lit", "the total of several cards; a sport in the list"),
    text("muted", "panel-2", "who is out"),
    text("ink", "panel-2", "a step of the ladder"),
    mark("seat-*", "panel-2", "the mark and edge of who is out"),
    mark("edge", "panel-2", "round the word that says so"),
    mark("focus", "lit", "round the lanes"),
    // The podium, in the colours of the cover.
    text("#0c1f45", "#fff", "a step on the podium"),
    text("#0c1f45", "#ffab6b", "a sport in the light of the winner"),
];

/// Colours that need no contrast, with the reason.
pub const LEFT_OUT: &[(&str, &str)] = &[
    ("#d65a00", "the floor of the podium, whose buttons have grounds of their own"),
];
