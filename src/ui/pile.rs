//! A deck or pile, shown by its count.

use leptos::prelude::*;

/// A deck or pile with its text, at the place its cards come from.
pub fn pile(place: &'static str, class: &'static str, text: Signal<String>) -> AnyView {
    view! { <p class=class data-place=place>{text}</p> }.into_any()
}
