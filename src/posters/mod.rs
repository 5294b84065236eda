//! The covers, one a game: a strong idea, few colours, drawn with the figure. The line on them stands beside, in type;
//! their colours are in `style/posters.css`. They are what the shelf has of a game before the game is fetched.

mod art;
mod lines;
mod olympia2000;
mod olympicards;
mod olympics;
mod olympikos;
mod orclympics;

use lines::Line;

/// What hangs on the shelf for a game.
#[derive(Clone, Copy)]
pub struct Cover {
    /// One line for the poster.
    pub line: fn() -> &'static str,
    /// What the cover shows: markup for an `<svg>` as large as its frame.
    pub art: fn() -> String,
}

/// The cover of the game with that short name.
pub fn cover(game: &str) -> Option<Cover> {
    Some(match game {
        "olympia2000" => Cover { line: || Line::Olympia2000.text(), art: olympia2000::poster },
        "olympicards" => Cover { line: || Line::Olympicards.text(), art: olympicards::poster },
        "olympics" => Cover { line: || Line::Olympics.text(), art: olympics::poster },
        "olympikos" => Cover { line: || Line::Olympikos.text(), art: olympikos::poster },
        "orclympics" => Cover { line: || Line::Orclympics.text(), art: orclympics::poster },
        _ => return None,
    })
}
