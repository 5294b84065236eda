//! The covers, one a game: a strong idea, few colours, drawn with the figure. Their colours are in `style/covers.css`. They
//! are what the shelf has of a game before the game is fetched.

mod art;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;

use crate::text::words;

/// What hangs on the shelf for a game.
#[derive(Clone, Copy)]
pub struct Cover {
    /// One line for the cover.
    pub line: fn() -> &'static str,
    /// What the cover shows: markup for an `<svg>` as large as its frame.
    pub art: fn() -> String,
}

/// Names every game, with the line on its cover; the art is in the file of that name.
macro_rules! covers {
    ($($game:ident $name:ident $line:literal;)*) => {
        words! {
            /// The line on the cover of a game.
            Line { $($name $line;)* }
        }

        /// The cover of the game with that short name.
        pub fn cover(game: &str) -> Option<Cover> {
            match game {
                $(stringify!($game) => Some(Cover { line: || Line::$name.text(), art: $game::drawing }),)*
                _ => None,
            }
        }
    };
}

covers! {
    olympics Olympics "Bid in secret, invest in secret, win the podium.";
    olympikos Olympikos "One clue, five sports, three medals, and all of you at once.";
    orclympics Orclympics "Draft orcs, elves and djinns. Toss a boulder. Steal a cup.";
    olympia2000 Olympia2000 "The right athlete at the right moment, before the laurels wither.";
    olympicards Olympicards "Nine sports. Hold out for gold, or withdraw for new cards.";
}
