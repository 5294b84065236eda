//! Points that count up where they land.

use leptos::prelude::*;

/// The numbers from `before` to `before + more`, rolling in one after the other. Decorative: the result is said
/// elsewhere.
pub fn count_up(before: i32, more: i32) -> AnyView {
    let numbers = (before..=before + more).map(|number| view! { <i>{number}</i> }.into_any());
    view! { <b class="count-up" aria-hidden="true"><span>{numbers.collect_view()}</span></b> }.into_any()
}
