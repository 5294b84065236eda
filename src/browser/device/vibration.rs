//! Vibration: a short pulse in response to a touch.

use super::device_is_still;
use crate::browser::listen;
use js_sys::Reflect;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Navigator, PointerEvent, window};

thread_local! {
    static ON: Cell<bool> = const { Cell::new(false) };
    /// Whether the last pointer was a finger. A mouse or a key gets no vibration.
    static FINGER: Cell<bool> = const { Cell::new(false) };
}

/// Tracks touches. The app calls it once.
pub fn prepare_vibration() {
    listen("pointerdown", |event| {
        let kind = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
        FINGER.set(kind.is_some_and(|kind| kind == "touch"));
    });
    listen("keydown", |_| FINGER.set(false));
}

/// Switches vibration on or off.
pub fn switch_vibration(on: bool) {
    ON.set(on);
}

/// Whether this device can vibrate: it has a touchscreen, and the browser supports it.
pub fn can_vibrate() -> bool {
    let coarse = |window: &web_sys::Window| window.match_media("(any-pointer: coarse)").ok().flatten();
    navigator().is_some() && window().as_ref().and_then(coarse).is_some_and(|query| query.matches())
}

/// Vibrates after a touch, but never with reduced motion.
pub fn vibrate(ms: u32) {
    if ON.get()
        && FINGER.get()
        && !device_is_still()
        && let Some(navigator) = navigator()
    {
        navigator.vibrate_with_duration(ms);
    }
}

/// The navigator, if it supports vibration.
fn navigator() -> Option<Navigator> {
    let navigator = window()?.navigator();
    Reflect::has(&navigator, &"vibrate".into()).ok()?.then_some(navigator)
}
