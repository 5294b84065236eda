//! The result of a game in the game's own terms.

use leptos::prelude::AnyView;
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
    /// Sentences on how they got there.
    pub why: Vec<String>,
    /// The heading over the grades.
    pub heading: &'static str,
    /// All grades, the lowest first.
    pub grades: Vec<String>,
    /// The index of the grade reached.
    pub reached: usize,
}

/// Who stands on the podium for a player, as what the game is about.
pub struct Champion {
    /// The picture.
    pub picture: AnyView,
    /// Its name.
    pub name: String,
}

/// Two players in successive places, the better one first.
#[derive(Clone, Debug)]
pub struct Rivals {
    /// Their seats.
    pub seats: [Seat; 2],
    /// Their names.
    pub names: [String; 2],
    /// Their points.
    pub points: [i32; 2],
}
