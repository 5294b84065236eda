//! The result of a game in the game's own terms.

use pentathlon_engine::rules::{Seat, Standing};

/// The points of a game by category, as a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// The names of the categories.
    pub categories: Vec<&'static str>,
    /// The points by seat and category.
    pub points: Vec<Vec<i32>>,
    /// The player without a seat who won points but is not ranked.
    pub neutral: Option<Neutral>,
}

/// A player without a seat, moved by the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Neutral {
    /// The player's name.
    pub name: &'static str,
    /// The seat whose mark the player has; the game never has that seat itself.
    pub seat: Seat,
    /// The points by category.
    pub points: Vec<i32>,
}

/// Several games played to an agreed number of points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Season {
    /// The agreed number of points.
    pub target: u8,
    /// Points and ranks by seat.
    pub standing: Standing,
    /// Whether somebody has reached the target.
    pub decided: bool,
    /// The options of the next game; if the season is decided, those of the first game of another season.
    pub next: String,
}

/// What players have achieved together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// A sentence with their names.
    pub title: String,
    /// The heading over the grades.
    pub heading: &'static str,
    /// All grades, the best first, and whether each is the one reached.
    pub grades: Vec<(String, bool)>,
}

/// The texts for players with equal points: which rule broke the tie. Both functions get the names, and the points that
/// each has.
#[derive(Clone, Copy)]
pub struct Ties {
    /// The rule has ordered all of them.
    pub broken: fn(&[String], i32) -> String,
    /// Some of them still share a place.
    pub partly: fn(&[String], i32) -> String,
}
