//! Figures of a person: a number below each of their names.

use leptos::prelude::*;

/// A list of numbers, each with its name.
pub fn stats(stats: Vec<(&'static str, u32)>) -> AnyView {
    let items: Vec<AnyView> = stats
        .into_iter()
        .map(|(name, value)| view! { <div><dt>{name}</dt> <dd>{value}</dd></div> }.into_any())
        .collect();
    view! { <dl class="stats">{items}</dl> }.into_any()
}
