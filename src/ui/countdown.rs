//! Time that runs out: a ring that empties, and the seconds in it.

use crate::ui::{derived_text, flag};
use leptos::prelude::*;

/// From here on it is urgent.
const URGENT: u32 = 3;

/// The gap between two pieces, in ten-thousandths of the ring.
const GAP: u32 = 160;

/// A ring of `of` seconds, a piece for each; `left` says how many are left. A piece disappears by its opacity: a ring that
/// shrinks would be painted in every animation frame.
pub fn countdown(left: Signal<u32>, of: u32, name: &str) -> AnyView {
    let of = of.max(1);
    let long = (10_000 / of).saturating_sub(GAP).max(1);
    let piece = move |second: u32| {
        view! {
            <circle
                class="countdown-left"
                class:gone=flag(move || left.get() <= second)
                cx="50"
                cy="50"
                r="43"
                pathLength="10000"
                stroke-dasharray=format!("{long} 20000")
                stroke-dashoffset=format!("-{}", 10_000 * second / of)
            ></circle>
        }
        .into_any()
    };
    view! {
        <div class="countdown" class:urgent=flag(move || left.get() <= URGENT) role="timer" aria-label=name.to_owned()>
            <svg viewBox="0 0 100 100" aria-hidden="true">
                <circle cx="50" cy="50" r="43"></circle>
                {(0..of).map(piece).collect_view()}
            </svg>
            <b>{derived_text(move || left.get().to_string())}</b>
        </div>
    }
    .into_any()
}
