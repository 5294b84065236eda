//! The programme of a tournament: its games, and the order in which they come.

use crate::rules::named_enum;

/// A game of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The short name of the game.
    pub game: String,
    /// The options of its set-up, in their notation.
    pub options: String,
}

named_enum! {
    /// In which order the games come.
    #[derive(Default)]
    pub enum Order {
        /// As in the programme, which goes from easy to hard.
        #[default]
        EasyToHard = "easy",
        /// Whoever is last chooses the next game. The first one is the easiest.
        LastChooses = "last",
        /// As in the programme, which was shuffled.
        Drawn = "drawn",
    }
}
