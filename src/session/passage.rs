//! What the rules of a game consist of: headings, paragraphs and pictures.

use leptos::prelude::*;

/// A passage of a page.
#[derive(Clone)]
pub enum Passage {
    /// A heading.
    Head(&'static str),
    /// A subheading.
    Part(&'static str),
    /// A paragraph.
    Text(&'static str),
    /// A paragraph with values.
    Filled(String),
    /// Lines below one another.
    Lines(Vec<&'static str>),
    /// A picture.
    Shown(fn() -> AnyView),
}

/// The heading above a paragraph, or the heading itself.
pub fn heading_of(passages: &[Passage], passage: &str) -> Option<&'static str> {
    let mut heading = None;
    for other in passages {
        let is_found = match other {
            Passage::Head(text) | Passage::Part(text) => {
                heading = Some(*text);
                *text == passage
            }
            Passage::Text(text) => *text == passage,
            Passage::Lines(lines) => lines.contains(&passage),
            Passage::Filled(_) | Passage::Shown(_) => false,
        };
        if is_found {
            return heading;
        }
    }
    None
}
