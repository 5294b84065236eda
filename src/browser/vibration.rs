//! A phone answers a finger with a short tremor.

use super::{device_is_still, listen};
use js_sys::Reflect;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Navigator, PointerEvent, window};

thread_local! {
    static ON: Cell<bool> = const { Cell::new(false) };
    /// Whether the last touch was a finger's: a mouse or a key is not answered.
    static FINGER: Cell<bool> = const { Cell::new(false) };
}

/// Waits for fingers; called once, by the app.
pub fn prepare_vibration() {
    listen("pointerdown", |event| {
        let kind = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
        FINGER.set(kind.is_some_and(|kind| kind == "touch"));
    });
    listen("keydown", |_| FINGER.set(false));
}

/// Switches the tremor on or off.
pub fn switch_vibration(on: bool) {
    ON.set(on);
}

/// Whether there is something to switch: a screen for fingers, and a browser that lets it tremble.
pub fn can_vibrate() -> bool {
    let coarse = |window: &web_sys::Window| window.match_media("(any-pointer: coarse)").ok().flatten();
    navigator().is_some() && window().as_ref().and_then(coarse).is_some_and(|query| query.matches())
}

/// Trembles, after a finger; never where motion is reduced.
pub fn vibrate(ms: u32) {
    if ON.get()
        && FINGER.get()
        && !device_is_still()
        && let Some(navigator) = navigator()
    {
        navigator.vibrate_with_duration(ms);
    }
}

/// The navigator, where it can.
fn navigator() -> Option<Navigator> {
    let navigator = window()?.navigator();
    Reflect::has(&navigator, &"vibrate".into()).ok()?.then_some(navigator)
}
