//! The programme of a tournament: its games, and the order in which they come.

use std::fmt;
use std::str::FromStr;

/// A game of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The short name of the game.
    pub game: String,
    /// The options of its set-up, in their notation.
    pub options: String,
}

/// In which order the games come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Order {
    /// As in the programme, which goes from easy to hard.
    #[default]
    EasyToHard,
    /// Whoever is last chooses the next game. The first one is the easiest.
    LastChooses,
    /// As in the programme, which was shuffled.
    Drawn,
}

impl Order {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::EasyToHard, Self::LastChooses, Self::Drawn];

    const fn name(self) -> &'static str {
        match self {
            Self::EasyToHard => "easy",
            Self::LastChooses => "last",
            Self::Drawn => "drawn",
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Order {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|order| order.name() == text).ok_or(())
    }
}
