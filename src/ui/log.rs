//! The log of a game, in sentences.

use leptos::prelude::*;

/// The sentences, latest first.
pub fn log(sentences: Vec<String>) -> AnyView {
    let lines: Vec<AnyView> =
        sentences.into_iter().rev().map(|line| view! { <li>{line}</li> }.into_any()).collect();
    view! { <ol class="log" reversed="reversed">{lines}</ol> }.into_any()
}
