//! What the rules of a game consist of: headings, paragraphs and pictures.

use super::Position;
use crate::messages::MessageId;
use leptos::prelude::*;

/// A passage of a page. Its text is fetched when the page is opened.
#[derive(Clone)]
pub enum Passage {
    /// A heading.
    Head(MessageId),
    /// A subheading.
    Part(MessageId),
    /// A paragraph.
    Text(MessageId),
    /// A paragraph with values.
    Filled(String),
    /// Lines below one another.
    Lines(Vec<MessageId>),
    /// A picture of components.
    Shown(fn() -> AnyView),
    /// A picture of a position, and what it shows.
    Position(&'static Position),
}

/// The heading above a paragraph, or the heading itself.
pub fn heading_of(passages: &[Passage], passage: MessageId) -> Option<MessageId> {
    let mut heading = None;
    for other in passages {
        let is_found = match other {
            Passage::Head(text) | Passage::Part(text) => {
                heading = Some(*text);
                *text == passage
            }
            Passage::Text(text) => *text == passage,
            Passage::Lines(lines) => lines.contains(&passage),
            Passage::Position(position) => position.says == passage,
            Passage::Filled(_) | Passage::Shown(_) => false,
        };
        if is_found {
            return heading;
        }
    }
    None
}
