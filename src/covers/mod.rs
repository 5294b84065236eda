//! The covers, one for each game and one for the Pentathlon: one strong idea in few colours, drawn with the figure. Their colours are in
//! `style/palettes.css`. The shelf shows them before the games are fetched. Beside each is the look of the game on a picture
//! of its podium, which comes with the code that draws that.

mod art;
mod look;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;
mod pentathlon;

use crate::figure::Pictogram;

pub use look::{Look, METALS, ON_METAL, Stage, drawn};
pub use pentathlon::{EVENING, arcade, colour_of, lanes};

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

/// What the stadium shows of a cover of 300 by 330.
pub struct Cut {
    /// What an arch shows, as a `viewBox`.
    pub square: &'static str,
    /// What an arch shows that is half as wide again as it is high.
    pub wide: &'static str,
    /// Its athlete.
    pub figure: Pictogram,
    /// The colour of what the athlete holds, or of the face.
    pub accent: &'static str,
}

/// Generates [`cover`], [`cut`] and [`look()`].
macro_rules! covers {
    ($($game:ident $rules:ident),*) => {
        /// The cover of the game with that short name.
        pub fn cover(game: &str) -> Option<Cover> {
            match game {
                $(stringify!($game) => Some($game::COVER),)*
                _ => None,
            }
        }

        /// What an arch shows of the cover of the game with that short name.
        pub fn cut(game: &str) -> Option<Cut> {
            match game {
                $(stringify!($game) => Some($game::CUT),)*
                _ => None,
            }
        }

        /// The look of the game with that short name.
        pub fn look(game: &str) -> Option<&'static Look> {
            match game {
                $(stringify!($game) => Some(&$game::LOOK),)*
                _ => None,
            }
        }
    };
}

pentathlon_engine::for_each_game!(covers);
