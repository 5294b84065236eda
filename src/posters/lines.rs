//! One line for each poster.

use crate::text::words;

words! {
    /// The line on the poster of a game.
    Line {
        Olympics "Bid in secret, invest in secret, win the podium.";
        Olympikos "One clue, five sports, three medals, and all of you at once.";
        Orclympics "Draft orcs, elves and djinns. Toss a boulder. Steal a cup.";
        Olympia2000 "The right athlete at the right moment, before the laurels wither.";
        Olympicards "Nine sports. Hold out for gold, or withdraw for new cards.";
    }
}
