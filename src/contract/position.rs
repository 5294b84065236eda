//! Positions of real games, as pictures of the rules. They come from the games that the lessons are written in.

use crate::messages::MessageId;
use pentathlon_engine::rules::Viewer;

/// Which of the written games of [`Teaching`](super::Teaching).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Written {
    /// A part of the lesson, from 0.
    Lesson(usize),
    /// The opening for several people.
    Together,
}

/// A position of a written game, and what a picture shows of it.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    /// The game.
    pub game: Written,
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
