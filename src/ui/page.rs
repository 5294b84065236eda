//! A page of text: headings, paragraphs and pictures.

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

/// Renders the rules of a game.
pub fn page(passages: Vec<Passage>) -> AnyView {
    let line = |line: &'static str| view! { <li>{line}</li> }.into_any();
    let passages: Vec<AnyView> = passages
        .into_iter()
        .map(|passage| match passage {
            Passage::Head(text) => view! { <h3>{text}</h3> }.into_any(),
            Passage::Part(text) => view! { <h4>{text}</h4> }.into_any(),
            Passage::Text(text) => view! { <p>{text}</p> }.into_any(),
            Passage::Filled(text) => view! { <p>{text}</p> }.into_any(),
            Passage::Lines(lines) => {
                view! { <ul>{lines.into_iter().map(line).collect_view()}</ul> }.into_any()
            }
            Passage::Shown(picture) => picture(),
        })
        .collect();
    view! { <div class="rules-text" translate="yes">{passages}</div> }.into_any()
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
