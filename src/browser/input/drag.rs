//! What a drag needs to know of the page.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, window};

/// Sends all further events of this pointer to the element that it was put on, wherever it goes.
pub fn capture_pointer(event: &PointerEvent) {
    if let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// The value of an attribute of what lies under the pointer, or around that: of the nearest element that matches.
pub fn under_pointer(event: &PointerEvent, css: &str, attribute: &str) -> Option<String> {
    let document = window()?.document()?;
    let element = document.element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    element.closest(css).ok().flatten()?.get_attribute(attribute)
}

/// Where the first element that matches begins on the screen.
pub fn corner(css: &str) -> Option<(i32, i32)> {
    let found = window()?.document()?.query_selector(css).ok().flatten()?.get_bounding_client_rect();
    Some((found.left() as i32, found.top() as i32))
}
