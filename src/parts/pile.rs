//! A pile of cards: what lies on top, and how many there are.

use leptos::prelude::*;

/// A pile with `top` on it; `name` says what it is and how many cards it has.
pub fn pile(top: AnyView, count: usize, name: &str) -> AnyView {
    let thick = match count {
        0 => "pile pile-none",
        1 => "pile",
        2..=4 => "pile pile-few",
        _ => "pile pile-many",
    };
    view! {
        <div class=thick role="img" aria-label=name.to_owned()>
            {(count > 0).then_some(top)}
            <b class="pile-count" aria-hidden="true">{count}</b>
        </div>
    }
    .into_any()
}
