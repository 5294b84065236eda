//! The rules of a game.

use super::Position;
use crate::messages::language::Sentences;
use crate::messages::{MessageId, Passage};
use leptos::prelude::AnyView;

/// A picture of components, and the passage that it follows.
pub type Drawing = (MessageId, fn() -> AnyView);

/// The rules of a game, in the project's own words.
pub struct RulesPage {
    /// Headings, paragraphs and lines, in the order of the page.
    pub passages: &'static [Passage],
    /// Pictures of components.
    pub drawings: &'static [Drawing],
    /// Pictures of positions, in the order in which the passages name them.
    pub positions: &'static [Position],
    /// The bundle of their texts, which is fetched.
    pub sentences: &'static Sentences,
    /// A text; `None` until they have been fetched.
    pub text: fn(MessageId) -> Option<&'static str>,
    /// The paragraphs that people look for in other words, each with these words.
    pub words: fn() -> Vec<(&'static str, &'static str)>,
}

impl RulesPage {
    /// The heading above a passage, or the heading itself.
    pub fn heading_of(&self, passage: MessageId) -> Option<MessageId> {
        let found = self.passages.iter().position(|other| other.message() == passage)?;
        self.passages.get(..=found)?.iter().rev().find_map(|passage| match passage {
            Passage::Head(heading) | Passage::Part(heading) => Some(*heading),
            _ => None,
        })
    }
}
