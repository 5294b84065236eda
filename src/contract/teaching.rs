//! What teaches a game: its lesson, its opening for several people, and what can be asked about. `docs/lessons.md`
//! describes all of it.

use crate::browser::Topic;
use crate::messages::language::Sentences;
use pentathlon_engine::table::{Lesson, LessonPart};

/// What teaches a game.
pub struct Teaching {
    /// The lesson.
    pub lesson: WrittenGames,
    /// The opening of a game for several people.
    pub together: WrittenGames,
    /// A second, optional minute for what the lesson leaves out.
    pub more: WrittenGames,
    /// The bundle of all messages, which is fetched.
    pub sentences: &'static Sentences,
    /// What wins games.
    pub wins: fn() -> Vec<&'static str>,
    /// The things on the table that can be asked about.
    pub topics: &'static [Topic],
    /// What such a thing is, by its number.
    pub about: fn(usize) -> Option<&'static str>,
    /// A tip, by its number.
    pub tip: fn(usize) -> Option<&'static str>,
}

/// Written games that follow one another: see [`Lesson`].
pub struct WrittenGames {
    /// Their texts.
    pub texts: &'static [&'static str],
    /// A message of the callout, by its number.
    pub say: fn(usize) -> Option<&'static str>,
}

impl WrittenGames {
    /// The games with their steps; none if a text cannot be read.
    pub fn parts(&self) -> Vec<LessonPart> {
        Lesson::read(self.texts).map(|lesson| lesson.parts).unwrap_or_default()
    }
}
