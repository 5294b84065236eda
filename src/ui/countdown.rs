//! A countdown: a ring that empties, with the seconds in it.

use crate::ui::{derived_bool, derived_text};
use leptos::prelude::*;

/// From here on the countdown is urgent.
const URGENT: u32 = 3;

/// The gap between two segments, in ten-thousandths of the ring.
const GAP: u32 = 160;

/// A ring with a segment for each of `of` seconds; `left` is how many are left. Segments fade out by their opacity,
/// because a shrinking ring would be painted in every animation frame.
pub fn countdown(left: Signal<u32>, of: u32, name: &str) -> AnyView {
    let of = of.max(1);
    let long = (10_000 / of).saturating_sub(GAP).max(1);
    let piece = move |second: u32| {
        view! {
            <circle
                class="countdown-left"
                class:gone=derived_bool(move || left.get() <= second)
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
        <div class="countdown" class:urgent=derived_bool(move || left.get() <= URGENT) role="timer" aria-label=name.to_owned()>
            <svg viewBox="0 0 100 100" aria-hidden="true">
                <circle cx="50" cy="50" r="43"></circle>
                {(0..of).map(piece).collect_view()}
            </svg>
            <b>{derived_text(move || left.get().to_string())}</b>
        </div>
    }
    .into_any()
}
