//! Guards against accidental taps, before any button gets them. When a finger has just opened something, lifting it
//! must not tap what lies behind ([`ignore_this_touch`]). And the second half of a double tap never plays an action:
//! the first half may have brought another action under the finger. Position and event time of the taps count, so a
//! slow render does not let the second half through. Clicks by a key or a screen reader have no finger and always
//! count.

use std::cell::Cell;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, MouseEvent, UiEvent, window};

/// Two clicks in the same place within this many milliseconds are a double tap.
const DOUBLE_TAP_MS: f64 = 300.;
/// Clicks this close are in the same place, in pixels.
const ONE_PLACE: i32 = 24;
/// Elements that ignore the second half of a double tap: the first half may have selected them or moved them there.
const ACTS: &str = "[data-action], .confirm, .acts-once";

thread_local! {
    /// Whether the click of the current touch is ignored. It may come late, or not at all.
    static IGNORES: Cell<bool> = const { Cell::new(false) };
    /// The time and place of the last touch click that counted.
    static LAST: Cell<(f64, i32, i32)> = const { Cell::new((f64::NEG_INFINITY, 0, 0)) };
}

/// Ignores the rest of the current touch. The next one counts again.
pub fn ignore_this_touch() {
    IGNORES.set(true);
}

/// Prepares [`ignore_this_touch`]. The app calls it once.
pub fn prepare_touch_guard() {
    capture("pointerdown", |_| IGNORES.set(false));
    capture("click", |event| {
        // A click by a key or by the program has no finger.
        let by_pointer = event.dyn_ref::<UiEvent>().is_some_and(|event| event.detail() != 0);
        if !by_pointer {
            return;
        }
        if IGNORES.take() || (is_second_half(event) && plays_action(event)) {
            event.stop_immediate_propagation();
            event.prevent_default();
        } else if let Some(click) = event.dyn_ref::<MouseEvent>() {
            LAST.set(moment(click));
        }
    });
}

/// The time and place of a click.
fn moment(click: &MouseEvent) -> (f64, i32, i32) {
    (click.time_stamp(), click.client_x(), click.client_y())
}

/// Whether a click follows the last one that counted, in the same place.
fn is_second_half(event: &Event) -> bool {
    let Some(click) = event.dyn_ref::<MouseEvent>() else { return false };
    let (now, last) = (moment(click), LAST.get());
    now.0 - last.0 < DOUBLE_TAP_MS && (now.1 - last.1).abs() < ONE_PLACE && (now.2 - last.2).abs() < ONE_PLACE
}

/// Whether the target of a click plays an action.
fn plays_action(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest(ACTS).ok().flatten().is_some())
}

/// Listens in the capture phase, for the lifetime of the page.
pub(super) fn capture(event: &str, then: fn(&Event)) {
    let Some(window) = window() else { return };
    let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| then(&event));
    let function = listener.as_ref().unchecked_ref();
    let _ = window.add_event_listener_with_callback_and_bool(event, function, true);
    listener.forget();
}
