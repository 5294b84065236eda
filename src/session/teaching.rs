//! What teaches a game: its lesson, its opening for several people, and what can be asked about. `docs/lessons.md`
//! describes all of it.

use crate::browser::Topic;
use crate::messages::language::Sentences;

/// What teaches a game.
pub struct Teaching {
    /// The parts of the lesson: see [`Lesson`](pentathlon_engine::table::Lesson).
    pub parts: &'static [&'static str],
    /// The bundle of all its messages, which is fetched.
    pub sentences: &'static Sentences,
    /// A message of the lesson, by its number.
    pub say: fn(usize) -> Option<&'static str>,
    /// The opening of a game for several people, whose messages are numbered apart.
    pub together: WrittenGame,
    /// A second, optional minute for what the lesson leaves out.
    pub more: WrittenGame,
    /// What wins games.
    pub wins: fn() -> Vec<&'static str>,
    /// The things on the table that can be asked about.
    pub topics: &'static [Topic],
    /// What such a thing is, by its number.
    pub about: fn(usize) -> Option<&'static str>,
    /// A tip, by its number.
    pub tip: fn(usize) -> Option<&'static str>,
}

/// A written game whose messages are numbered apart from those of the lesson.
#[derive(Clone, Copy)]
pub struct WrittenGame {
    /// Its text.
    pub part: &'static str,
    /// A message of the voice, by its number.
    pub say: fn(usize) -> Option<&'static str>,
}
