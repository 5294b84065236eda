//! The set-up sheet, as a game sees it.

use leptos::prelude::*;

/// The part of the set-up sheet that a game may read and change.
#[derive(Clone, Copy)]
pub struct SetUpSheet {
    /// The answers.
    pub options: RwSignal<String>,
    /// How many seats there are.
    pub seats: Signal<usize>,
    /// How many of the seats are taken by people.
    pub people: Signal<usize>,
    /// Sets the number of seats, with people in the first ones and computers in the others.
    pub arrange: Callback<(usize, usize)>,
    /// What is chosen otherwise than usual, for each question: it is told where the questions are folded away.
    pub changed: RwSignal<Vec<Signal<Option<String>>>>,
    /// Whether the game is part of a tournament.
    pub is_tournament: bool,
}
