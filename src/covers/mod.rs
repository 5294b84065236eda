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
    /// What the game is good for.
    pub marks: [fn() -> &'static str; 2],
    /// Whether it is the game to play first.
    pub is_first: bool,
    /// The picture: markup for an `<svg>` as large as its frame.
    pub art: fn() -> String,
}

/// The game to play first.
const FIRST: &str = "olympia2000";

/// Lists every game with the line and the marks on its cover; the art is in the file of that name.
macro_rules! covers {
    ($($game:ident $line:ident $one:ident $two:ident;)*) => {
        /// The cover of the game with that short name.
        pub fn cover(game: &str) -> Option<Cover> {
            match game {
                $(stringify!($game) => Some(Cover {
                    line: app::$line,
                    marks: [app::$one, app::$two],
                    is_first: game == FIRST,
                    art: $game::drawing,
                }),)*
                _ => None,
            }
        }
    };
}

covers! {
    olympics poster_olympics mark_think mark_bluff;
    olympikos poster_olympikos mark_two mark_pictures;
    orclympics poster_orclympics mark_faces mark_quick;
    olympia2000 poster_olympia2000 mark_easy mark_turns;
    olympicards poster_olympicards mark_many mark_quick;
}
