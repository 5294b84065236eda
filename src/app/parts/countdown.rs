//! Time that runs out: a ring that empties, and the seconds in it.

use crate::app::parts::{holds, says};
use leptos::prelude::*;

/// From here on it is urgent.
const URGENT: u32 = 3;

/// A ring for so many seconds; `left` says how many are left. Read out are only the start, the last seconds and the end.
pub fn countdown(left: Signal<u32>, of: u32, name: &str) -> AnyView {
    let share = move || 100 * left.get().min(of) / of.max(1);
    view! {
        <div class="countdown" class:urgent=holds(move || left.get() <= URGENT) role="timer" aria-label=name.to_owned()>
            <svg viewBox="0 0 100 100" aria-hidden="true">
                <circle cx="50" cy="50" r="43" pathLength="100"></circle>
                <circle
                    class="countdown-left"
                    cx="50"
                    cy="50"
                    r="43"
                    pathLength="100"
                    stroke-dasharray=says(move || format!("{} 200", share()))
                ></circle>
            </svg>
            <b>{says(move || left.get().to_string())}</b>
        </div>
    }
    .into_any()
}
