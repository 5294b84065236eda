//! The rules of a game.

use super::Passage;
use crate::messages::MessageId;
use crate::messages::language::Sentences;

/// The rules of a game, in the project's own words.
pub struct RulesPage {
    /// What they consist of.
    pub passages: fn() -> Vec<Passage>,
    /// The bundle of their texts, which is fetched.
    pub sentences: &'static Sentences,
    /// A text; `None` until they have been fetched.
    pub text: fn(MessageId) -> Option<&'static str>,
    /// The paragraphs that people look for in other words, each with these words.
    pub words: fn() -> Vec<(&'static str, &'static str)>,
}
