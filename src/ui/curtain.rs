//! The curtain: no hand is in the document until its owner takes the screen and opens it.

use crate::browser::{elapsed_ms, ignore_this_touch};
use crate::messages::screens;
use crate::settings::settings;
use crate::ui::{derived_bool, mark, on_tap, seat_class};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;

/// How long the button must be held, in milliseconds.
const HOLD_MS: u32 = 600;
/// How long touches are ignored after the curtain comes down, in milliseconds: they were meant for what was there
/// before.
const GUARD_MS: u64 = 300;

/// The curtain for the person in `seat`. It opens when the button is held or a key is pressed, or by a tap if that
/// person has the device already, or if taps were chosen.
#[component]
pub fn Curtain(
    /// The seat of the person.
    seat: Seat,
    /// The name of the person.
    name: String,
    /// Called when the curtain is opened.
    #[prop(into)]
    on_open: Callback<()>,
    /// For the undo of a secret choice: called when the curtain is left closed. Opening it undoes the choice.
    on_leave: Option<Callback<()>>,
    /// Whether the person has the device already, so that a tap opens it.
    again: bool,
) -> impl IntoView {
    let since = elapsed_ms();
    let taps = again || (on_leave.is_none() && settings().peek().tap_curtain);
    let (lead, what, why) = match on_leave {
        Some(_) => (screens::curtain_pass(), screens::curtain_take_back(), screens::curtain_take_back_why()),
        None if again => (screens::curtain_again(), screens::curtain_tap(), screens::curtain_hint()),
        None if taps => (screens::curtain_pass(), screens::curtain_tap(), screens::curtain_hint()),
        None => (screens::curtain_pass(), screens::curtain_hold(), screens::curtain_hint()),
    };
    let with_keys =
        on_leave.is_none().then(|| view! { <span class="with-keys">{screens::curtain_enter()}" "</span> });
    let leave = on_leave.map(|leave| {
        view! {
            <button type="button" class="button" on:click=on_tap(move || leave.run(()))>{screens::undo_not()}</button>
        }
        .into_any()
    });
    let holding = RwSignal::new(false);
    let timer = StoredValue::new_local(None::<Timeout>);
    on_cleanup(move || {
        let _ = timer.try_set_value(None);
    });
    let is_too_early = move || elapsed_ms().saturating_sub(since) < GUARD_MS;
    let hold = move || {
        if taps || is_too_early() {
            return;
        }
        holding.set(true);
        timer.set_value(Some(Timeout::new(HOLD_MS, move || {
            ignore_this_touch();
            on_open.run(());
        })));
    };
    let release = move || {
        holding.set(false);
        timer.set_value(None);
    };
    view! {
        <section class=format!("curtain {}", seat_class(seat)) aria-labelledby="curtain-name">
            <div class="curtain-who">
                {mark(seat)}
                <p>{lead}</p>
                <h2 id="curtain-name" tabindex="-1">{name}</h2>
            </div>
            <div class="curtain-do">
                <button
                    type="button"
                    class="primary hold"
                    class:holding=derived_bool(move || holding.get())
                    on:pointerdown=move |_| hold()
                    on:pointerup=move |_| release()
                    on:pointerleave=move |_| release()
                    on:pointercancel=move |_| release()
                    on:contextmenu=move |event| event.prevent_default()
                    on:click=move |event: leptos::ev::MouseEvent| {
                        // A click without a pointer comes from the keyboard or a screen reader, which is deliberate
                        // enough.
                        if event.detail() == 0 || (taps && !is_too_early()) {
                            on_open.run(());
                        }
                    }
                >
                    <span>{what}</span>
                </button>
                <p class="remark">{with_keys} {why}</p>
                {leave}
            </div>
        </section>
    }
}
