//! Figures of a person: a number below each of their names.

use leptos::prelude::*;

/// A list of figures.
pub fn figures(figures: Vec<(&'static str, u32)>) -> AnyView {
    let items: Vec<AnyView> = figures
        .into_iter()
        .map(|(name, value)| view! { <div><dt>{name}</dt> <dd>{value}</dd></div> }.into_any())
        .collect();
    view! { <dl class="figures">{items}</dl> }.into_any()
}
