//! A finger that has just opened something must not, on lifting, tap what lies behind it.

use gloo_timers::callback::Timeout;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, window};

/// How long after lifting a finger its click may still come.
const CLICK_COMES_WITHIN_MS: u32 = 350;

thread_local! {
    static IGNORING: Cell<bool> = const { Cell::new(false) };
}

/// Lets the touch that is under way do nothing more. The next one counts again.
pub fn ignore_this_touch() {
    IGNORING.set(true);
}

/// Prepares [`ignore_this_touch`]; called once, by the app.
pub fn prepare_touch_guard() {
    capture("pointerdown", |_| IGNORING.set(false));
    let lifted = |_: &Event| {
        if IGNORING.get() {
            Timeout::new(CLICK_COMES_WITHIN_MS, || IGNORING.set(false)).forget();
        }
    };
    capture("pointerup", lifted);
    capture("pointercancel", lifted);
    capture("click", |event| {
        if IGNORING.take() {
            event.stop_immediate_propagation();
            event.prevent_default();
        }
    });
}

/// Listens before everything else, for as long as the page lives.
fn capture(event: &str, then: fn(&Event)) {
    let Some(window) = window() else { return };
    let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| then(&event));
    let function = listener.as_ref().unchecked_ref();
    let _ = window.add_event_listener_with_callback_and_bool(event, function, true);
    listener.forget();
}
