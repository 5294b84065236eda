//! Orc-lympics.

use super::pair::{Pair, mark, text};

/// Checked in the palette of this game.
pub const PAIRS: &[Pair] = &[
    // Competition cards, names of cards, the value in the skill that counts: printed in the colour of a skill.
    text("on-skill", "speed", "a competition of speed, a goblin, a halfling"),
    text("on-skill", "cunning", "a competition of cunning, an elf, a djinn"),
    text("on-skill", "strength", "a competition of strength, a dwarf, an orc"),
    text("on-skill", "human", "the name of a human"),
    text("dim on-skill", "dim speed", "the same on a card that cannot be chosen"),
    text("dim on-skill", "dim cunning", "the same"),
    text("dim on-skill", "dim strength", "the same"),
    text("dim on-skill", "dim human", "the same"),
    mark("speed", "bone", "the wing on a card"),
    mark("cunning", "bone", "the eye on a card"),
    mark("strength", "bone", "the fist on a card"),
    mark("speed", "speed-tint", "the edge of a small card"),
    mark("cunning", "cunning-tint", "the edge of a small card"),
    mark("strength", "strength-tint", "the edge of a small card"),
    mark("human", "human-tint", "the edge of a small card"),
    text("on-bone", "bone", "values on a card"),
    text("dim on-bone", "dim bone", "values on a card that cannot be chosen"),
    // The row of seven.
    mark("ember", "ground", "the frame of the competition that is held"),
    mark("seat-*", "panel", "the mark of who won, on its plate"),
    text("muted", "panel-2", "a competition that is over"),
    mark("gold", "speed", "the cup on its card"),
    mark("gold", "cunning", "the cup on its card"),
    mark("silver", "speed", "the cup on its card"),
    mark("silver", "cunning", "the cup on its card"),
    mark("silver", "strength", "the cup on its card"),
    mark("gold", "strength", "the cup on its card"),
    // The stage.
    text("on-night", "night", "the name of who wins a cup"),
    text("night-gold", "night", "the points that are counted up"),
    mark("bright-*", "night", "the mark of who wins a cup"),
    mark("gold", "night", "the cup that is won"),
    mark("silver", "night", "the cup that is won"),
    // Lanes.
    mark("seat-*", "lit", "the end of the bar of strength"),
    text("on-edge-plate", "edge-plate", "chosen, passed"),
    mark("edge-plate", "ground", "the plate of it"),
    mark("accent", "panel", "the arrow of the draft"),
    text("ink", "panel-2", "the name of who has passed"),
    // The hand.
    mark("strong", "panel-2", "passing, when it is selected"),
    text("ink", "lit", "the competition that is held, in the list of all"),
    // The podium, in the colours of the cover.
    text("#fbf0d6", "#5b3a1d", "a step on the podium"),
    text("#171c12", "#f3e6c8", "the primary button on the podium"),
    mark("bright-*", "#171c12", "the mark beside a name on the podium"),
];

/// Colours that need no contrast, with the reason.
pub const LEFT_OUT: &[(&str, &str)] = &[
    ("#26301d", "the floor of the podium, whose buttons have grounds of their own"),
];
