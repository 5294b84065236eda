//! What a drag needs to know of the page.

use crate::browser::object::{call, get};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, PointerEvent, window};

/// Sends all further events of this pointer to the element that it was put on, wherever it goes.
pub fn capture_pointer(event: &PointerEvent) {
    if let Some(element) = get(event, "target") {
        let _ = call(&element, "setPointerCapture", &Array::of1(&event.pointer_id().into()));
    }
}

/// The value of an attribute of what lies under the pointer, or around that: of the nearest element that matches.
pub fn under_pointer(event: &PointerEvent, css: &str, attribute: &str) -> Option<String> {
    let document: JsValue = window()?.document()?.into();
    let at = Array::of2(&event.client_x().into(), &event.client_y().into());
    let element: Element = call(&document, "elementFromPoint", &at)?.dyn_into().ok()?;
    element.closest(css).ok().flatten()?.get_attribute(attribute)
}
