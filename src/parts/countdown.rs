//! Time that runs out: a ring that empties, and the seconds in it.

use crate::parts::{holds, says};
use leptos::prelude::*;

/// From here on it is urgent.
const URGENT: u32 = 3;

/// The gap between two pieces, in ten-thousandths of the ring.
const GAP: u32 = 160;

/// A ring for so many seconds, a piece for each; `left` says how many are left. Read out are only the start, the last
/// seconds and the end. A piece goes by its opacity: a ring that shrinks would be drawn anew in every picture.
pub fn countdown(left: Signal<u32>, of: u32, name: &str) -> AnyView {
    let of = of.max(1);
    let long = (10_000 / of).saturating_sub(GAP).max(1);
    let piece = move |second: u32| {
        view! {
            <circle
                class="countdown-left"
                class:gone=holds(move || left.get() <= second)
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
        <div class="countdown" class:urgent=holds(move || left.get() <= URGENT) role="timer" aria-label=name.to_owned()>
            <svg viewBox="0 0 100 100" aria-hidden="true">
                <circle cx="50" cy="50" r="43"></circle>
                {(0..of).map(piece).collect_view()}
            </svg>
            <b>{says(move || left.get().to_string())}</b>
        </div>
    }
    .into_any()
}
