//! What is left of the time, large beside the medals, or the button that stands for the clock.

use super::Context;
use super::model::{self, Ticking};
use super::words::Say;
use crate::ui::{countdown, dynamic_if, on_tap};
use leptos::prelude::*;

/// Whether the clock has a place of its own through the whole race: rivals land from its beginning to its end, and nothing
/// moves when the first is counted. The guard comes when all but one are done.
pub fn has_place(context: Context) -> Memo<bool> {
    context.memo(|view| view.setup.is_together())
}

/// The clock, or the button.
pub fn clock(context: Context) -> AnyView {
    let ticking = context.memo(model::ticking);
    let of = Memo::new(move |_| context.left().map(|left| left.of));
    let by_hand = Memo::new(move |_| context.waits_for_button());
    let racing = Memo::new(move |_| context.is_racing());
    let seconds = Signal::derive(move || context.left().map_or(0, |left| left.seconds));
    dynamic_if(move || {
        if !racing.get() {
            return None;
        }
        if by_hand.get() {
            let say = match ticking.get() {
                // Clues are flipped as always.
                Ticking::Three | Ticking::Flip => return None,
                Ticking::Rival => Say::PressRival,
                Ticking::Guard => Say::PressGuard,
            };
            let button = view! {
                <button type="button" class="primary olympikos-press" on:click=on_tap(move || context.press_clock())>
                    {say.text()}
                </button>
            };
            return Some(button.into_any());
        }
        let (say, short, class) = match ticking.get() {
            Ticking::Three => (Say::CountThree, None, "olympikos-clock three"),
            // Less than a second: whoever looks at it misses the clue.
            Ticking::Flip => return None,
            Ticking::Rival => (Say::CountRival, Some(Say::ClockRival), "olympikos-clock"),
            Ticking::Guard => (Say::CountGuard, Some(Say::ClockGuard), "olympikos-clock"),
        };
        let ring = countdown(seconds, of.get()?, say.text());
        let short = short.map(|say| view! { <small aria-hidden="true">{say.text()}</small> });
        Some(view! { <div class=class>{ring} {short}</div> }.into_any())
    })
}
