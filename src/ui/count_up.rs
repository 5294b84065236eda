//! Points that are counted up where they land.

use leptos::prelude::*;

/// The numbers from `before` on, one rolling in after the other. A picture: what they lead to is said elsewhere.
pub fn count_up(before: i32, more: i32) -> AnyView {
    let numbers = (before..=before + more).map(|number| view! { <i>{number}</i> }.into_any());
    view! { <b class="count-up" aria-hidden="true"><span>{numbers.collect_view()}</span></b> }.into_any()
}
