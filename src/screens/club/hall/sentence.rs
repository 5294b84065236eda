//! A sentence beside the person or the game that it is about.

use leptos::prelude::*;

/// A sentence; `picture` is the token or the arch, and `link` leads to where it is from, if there is such a place.
pub fn sentence(picture: AnyView, sentence: String, link: Option<AnyView>) -> AnyView {
    view! {
        <li class="sentence">
            {picture} <span>{sentence}</span> {link}
        </li>
    }
    .into_any()
}

/// Sentences in a pane; nothing if there are none.
pub fn sentences(title: Option<&'static str>, sentences: Vec<AnyView>) -> Option<AnyView> {
    (!sentences.is_empty()).then(|| {
        view! {
            <section class="pane">
                {title.map(|title| view! { <h2>{title}</h2> })}
                <ul class="sentences">{sentences}</ul>
            </section>
        }
        .into_any()
    })
}
