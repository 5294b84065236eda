//! A deck or pile, shown by its count.

use leptos::prelude::*;

/// A deck or pile: what is said of it, at the place from which its cards come.
pub fn pile(place: &'static str, class: &'static str, text: Signal<String>) -> AnyView {
    view! { <p class=class data-place=place>{text}</p> }.into_any()
}
