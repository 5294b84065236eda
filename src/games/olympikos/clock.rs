//! The remaining time, large beside the medals, or the button that replaces the clock.

use super::Context;
use super::model::{self, Ticking};
use crate::messages::olympikos as messages;
use crate::ui::{countdown, dynamic_if, on_tap};
use leptos::prelude::*;

/// Whether the clock has its space for the whole race. Rivals land throughout the race, so the layout must not move
/// when the first one is counted. The guard comes only when all but one are done.
pub fn has_place(context: Context) -> Memo<bool> {
    context.memo(|view| view.setup.is_together())
}

/// The clock, or the button that replaces it.
pub fn clock(context: Context) -> AnyView {
    let ticking = context.memo(model::ticking);
    let total = Memo::new(move |_| context.race().time_left().map(|left| left.total));
    let by_hand = Memo::new(move |_| context.race().waits_for_button());
    let racing = Memo::new(move |_| context.race().is_running());
    let seconds = Signal::derive(move || context.race().time_left().map_or(0, |left| left.seconds));
    dynamic_if(move || {
        if !racing.get() {
            return None;
        }
        if by_hand.get() {
            let text = match ticking.get() {
                // Clues are flipped with the same timing either way.
                Ticking::Three | Ticking::Flip => return None,
                Ticking::Rival => messages::press_rival(),
                Ticking::Guard => messages::press_guard(),
            };
            let button = view! {
                <button type="button" class="primary olympikos-press" on:click=on_tap(move || context.race().press_clock())>
                    {text}
                </button>
            };
            return Some(button.into_any());
        }
        let (label, short, class) = match ticking.get() {
            Ticking::Three => (messages::count_three(), None, "olympikos-clock three"),
            // Less than a second: a player who watches it would miss the clue.
            Ticking::Flip => return None,
            Ticking::Rival => (messages::count_rival(), Some(messages::clock_rival()), "olympikos-clock"),
            Ticking::Guard => (messages::count_guard(), Some(messages::clock_guard()), "olympikos-clock"),
        };
        let ring = countdown(seconds, total.get()?, label);
        let short = short.map(|text| view! { <small aria-hidden="true">{text}</small> });
        Some(view! { <div class=class>{ring} {short}</div> }.into_any())
    })
}
