//! A page to read: heads, text, and pictures between.

use leptos::prelude::*;

/// A passage of a page.
pub enum Passage {
    /// The head of a part.
    Head(&'static str),
    /// The head of a part of that.
    Part(&'static str),
    /// What is said.
    Text(&'static str),
    /// What is shown.
    Shown(AnyView),
}

/// The rules of a game.
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
    view! { <div class="rules-text">{passages}</div> }.into_any()
}
