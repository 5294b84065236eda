//! A page of text: headings, paragraphs and pictures.

use leptos::prelude::*;

/// A passage of a page.
pub enum Passage {
    /// A heading.
    Head(&'static str),
    /// A subheading.
    Part(&'static str),
    /// A paragraph.
    Text(&'static str),
    /// A picture.
    Shown(AnyView),
}

/// Renders the rules of a game.
pub fn page(passages: Vec<Passage>) -> AnyView {
    let passages: Vec<AnyView> = passages
        .into_iter()
        .map(|passage| match passage {
            Passage::Head(text) => view! { <h3>{text}</h3> }.into_any(),
            Passage::Part(text) => view! { <h4>{text}</h4> }.into_any(),
            Passage::Text(text) => view! { <p>{text}</p> }.into_any(),
            Passage::Shown(picture) => picture,
        })
        .collect();
    view! { <div class="rules-text" translate="yes">{passages}</div> }.into_any()
}
