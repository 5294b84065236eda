//! The covers, one per game: one strong idea in few colours, drawn with the figure. Their colours are in
//! `style/covers.css`. The shelf shows them before the games are fetched.

mod art;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;

use crate::messages::app;

/// The cover of a game on the shelf.
#[derive(Clone, Copy)]
pub struct Cover {
    /// The line on the cover.
    pub line: fn() -> &'static str,
    /// The picture: markup for an `<svg>` as large as its frame.
    pub art: fn() -> String,
}

/// Lists every game with the line on its cover; the art is in the file of that name.
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
