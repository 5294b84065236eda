//! Positions of real games, as pictures of the rules. They come from the games that the lessons are written in.

use crate::messages::MessageId;
use pentathlon_engine::rules::{Seat, Viewer};

/// Which of the written games of [`Teaching`](super::Teaching).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrittenGame {
    /// A part of the lesson, from 0.
    Lesson(usize),
    /// The opening for several people.
    Together,
}

/// A position of a written game, and what a picture shows of it: `at(LESSON, 7).seen_by(0).shows(".runs", …)`.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The game.
    pub game: WrittenGame,
    /// How many of its actions have been played.
    pub actions: usize,
    /// Which event of the last action is on show, from 1, as in a lesson; `None` after all of them.
    pub event: Option<usize>,
    /// Who sees it.
    pub viewer: Viewer,
    /// The action that is selected, in notation.
    pub selected: Option<&'static str>,
    /// What of board and hand is drawn: a selector.
    pub shows: &'static str,
    /// What it shows, in two sentences.
    pub says: MessageId,
}

/// The first part of the lesson.
pub const LESSON: WrittenGame = WrittenGame::Lesson(0);

/// A game after that many actions, as it lies on the table.
pub const fn at(game: WrittenGame, actions: usize) -> Position {
    let viewer = Viewer::Table;
    Position { game, actions, event: None, viewer, selected: None, shows: "", says: MessageId(0) }
}

impl Position {
    /// While that event of the last action is on show.
    pub const fn event(self, number: usize) -> Self {
        Self { event: Some(number), ..self }
    }

    /// As that seat sees it.
    pub const fn seen_by(self, seat: u8) -> Self {
        Self { viewer: Viewer::Seat(Seat(seat)), ..self }
    }

    /// With that action selected.
    pub const fn selected(self, notation: &'static str) -> Self {
        Self { selected: Some(notation), ..self }
    }

    /// What of it is drawn, and what that says.
    pub const fn shows(self, selector: &'static str, says: MessageId) -> Self {
        Self { shows: selector, says, ..self }
    }
}
