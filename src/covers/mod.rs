//! The covers, one a game: a strong idea, few colours, drawn with the figure. Their colours are in `style/covers.css`. They
//! are what the shelf has of a game before the game is fetched.

mod art;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;

use crate::messages::app;

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
    ($($game:ident $line:ident;)*) => {
        /// The cover of the game with that short name.
        pub fn cover(game: &str) -> Option<Cover> {
            match game {
                $(stringify!($game) => Some(Cover { line: app::$line, art: $game::drawing }),)*
                _ => None,
            }
        }
    };
}

covers! {
    olympics poster_olympics;
    olympikos poster_olympikos;
    orclympics poster_orclympics;
    olympia2000 poster_olympia2000;
    olympicards poster_olympicards;
}
