//! How a game ended, in its own terms.

use pentathlon_engine::rules::{Seat, Standing};

/// The points of a game by category: a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// What the categories are called.
    pub categories: Vec<&'static str>,
    /// The points by seat and category.
    pub points: Vec<Vec<i32>>,
    /// Who won points without a seat, and is not ranked.
    pub neutral: Option<Neutral>,
}

/// A player without a seat, whom the rules move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Neutral {
    /// What the player is called.
    pub name: &'static str,
    /// Whose mark: of a seat that the game never has.
    pub seat: Seat,
    /// The points by category.
    pub points: Vec<i32>,
}

/// Several games played to an agreed number of points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Season {
    /// The number of points that was agreed.
    pub target: u8,
    /// Points and ranks by seat.
    pub standing: Standing,
    /// Whether somebody has reached the target.
    pub decided: bool,
    /// The options of the next game; of the first of another season, if this one is decided.
    pub next: String,
}

/// What players who play together have achieved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// In a sentence, with their names.
    pub title: String,
    /// What the grades are called together.
    pub heading: &'static str,
    /// All grades, from the best; and which of them was reached.
    pub grades: Vec<(String, bool)>,
}

/// What is said of players who have equal points: by which rule the tie was broken. Both get the names, and the points of
/// each.
#[derive(Clone, Copy)]
pub struct Ties {
    /// The rule has put all of them in order.
    pub broken: fn(&[String], i32) -> String,
    /// Some of them share a place even so.
    pub partly: fn(&[String], i32) -> String,
}
