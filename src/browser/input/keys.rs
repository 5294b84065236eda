//! Global keyboard handling.

use crate::browser::{elements, listen, set_root};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// Enter with Ctrl: confirms wherever the focus is.
pub const CONFIRM: &str = "Ctrl+Enter";

/// Calls `then` with each key pressed without Ctrl, Alt or Meta, and with whether it was pressed on a control that
/// handles Enter and Space itself. Enter with Ctrl is passed as [`CONFIRM`]. If `then` returns true, the browser's
/// default is prevented.
pub fn on_key(then: impl Fn(&str, bool) -> bool + 'static) {
    listen("keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        let key = match (event.key(), event.ctrl_key()) {
            (key, true) if key == "Enter" => CONFIRM.to_owned(),
            (_, true) => return,
            (key, false) => key,
        };
        if event.alt_key() || event.meta_key() || event.default_prevented() {
            return;
        }
        // The player uses the keyboard: show the keys.
        set_root("data-keyboard", Some("used"));
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let on_control = target.is_some_and(|target| {
            matches!(target.tag_name().to_ascii_lowercase().as_str(), "button" | "a" | "summary")
        });
        if then(&key, on_control) {
            event.prevent_default();
        }
    });
}

/// Clicks the element at that index among those that match a selector, and returns whether there was one.
pub fn press(selector: &str, number: usize) -> bool {
    let element = elements::<HtmlElement>(selector).into_iter().nth(number);
    if let Some(element) = &element {
        let _ = element.focus();
        element.click();
    }
    element.is_some()
}
