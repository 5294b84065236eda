//! Touches that nobody meant, sorted out before any button hears of them. A finger that has just opened something must
//! not, on lifting, tap what lies behind it ([`ignore_this_touch`]). And the second half of a double tap never acts: what
//! the first half did may have brought another action under the finger. It counts where the finger is and when the
//! browser saw it, so a slow drawing does not let the second half through. A key or a screen reader has no finger, and
//! is never held up.

use gloo_timers::callback::Timeout;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, MouseEvent, UiEvent, window};

/// How long after lifting a finger its click may still come.
const CLICK_COMES_WITHIN_MS: u32 = 350;

/// Two clicks in one place within this many milliseconds are a double tap.
const DOUBLE_TAP_MS: f64 = 300.;
/// And this is one place, in pixels.
const ONE_PLACE: i32 = 24;
/// What must not be done by the second half of a double tap: the first may have selected it, or brought it there.
const ACTS: &str = "[data-action], .confirm, .once";

thread_local! {
    /// The number of the last touch.
    static TOUCH: Cell<u32> = const { Cell::new(0) };
    /// The number of the touch that does nothing more, 0 if there is none.
    static IGNORED: Cell<u32> = const { Cell::new(0) };
    /// When and where the last click of a finger was that counted.
    static LAST: Cell<(f64, i32, i32)> = const { Cell::new((f64::NEG_INFINITY, 0, 0)) };
}

/// Lets the touch that is under way do nothing more. The next one counts again.
pub fn ignore_this_touch() {
    IGNORED.set(TOUCH.get());
}

/// Prepares [`ignore_this_touch`]; called once, by the app.
pub fn prepare_touch_guard() {
    capture("pointerdown", |_| {
        TOUCH.set(TOUCH.get().wrapping_add(1).max(1));
        IGNORED.set(0);
    });
    let lifted = |_: &Event| {
        let touch = IGNORED.get();
        if touch != 0 {
            // In a race the next one may have come by then.
            let forget =
                move || IGNORED.set(Some(IGNORED.get()).filter(|&later| later != touch).unwrap_or(0));
            Timeout::new(CLICK_COMES_WITHIN_MS, forget).forget();
        }
    };
    capture("pointerup", lifted);
    capture("pointercancel", lifted);
    capture("click", |event| {
        // What a key or a program clicks comes from no finger.
        let by_finger = event.dyn_ref::<UiEvent>().is_some_and(|event| event.detail() != 0);
        if !by_finger {
            return;
        }
        if IGNORED.take() != 0 || (is_second_half(event) && acts(event)) {
            event.stop_immediate_propagation();
            event.prevent_default();
        } else if let Some(click) = event.dyn_ref::<MouseEvent>() {
            LAST.set(moment(click));
        }
    });
}

/// When and where a click was.
fn moment(click: &MouseEvent) -> (f64, i32, i32) {
    (click.time_stamp(), click.client_x(), click.client_y())
}

/// Whether a click came right after the last one that counted, in the same place.
fn is_second_half(event: &Event) -> bool {
    let Some(click) = event.dyn_ref::<MouseEvent>() else { return false };
    let (now, last) = (moment(click), LAST.get());
    now.0 - last.0 < DOUBLE_TAP_MS && (now.1 - last.1).abs() < ONE_PLACE && (now.2 - last.2).abs() < ONE_PLACE
}

/// Whether a click falls on something that acts.
fn acts(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(ACTS).ok().flatten().is_some())
}

/// Listens before everything else, for as long as the page lives.
fn capture(event: &str, then: fn(&Event)) {
    let Some(window) = window() else { return };
    let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| then(&event));
    let function = listener.as_ref().unchecked_ref();
    let _ = window.add_event_listener_with_callback_and_bool(event, function, true);
    listener.forget();
}
