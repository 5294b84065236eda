//! The keyboard of the whole page.

use crate::browser::{listen, set_root};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, window};

/// Enter with Ctrl: confirms wherever the focus is.
pub const CONFIRM: &str = "Ctrl+Enter";

/// Calls with each key that is pressed without Ctrl, Alt or Meta, and with whether it was pressed on a control that has
/// a use for Enter and the blank itself; Enter with Ctrl is called [`CONFIRM`]. Says `then` that the key was of use, the
/// browser does nothing else with it.
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
        // A letter that is held down counts once, else what it chooses would flicker.
        if event.repeat() && key.len() == 1 && key != " " {
            return;
        }
        // From now on keys are worth showing.
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

/// Taps the element of that number, from 0, among those that fit a selector; says whether there was one.
pub fn press(selector: &str, number: usize) -> bool {
    let list = window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector_all(selector).ok());
    let element = list.and_then(|list| list.get(u32::try_from(number).ok()?)?.dyn_into::<HtmlElement>().ok());
    if let Some(element) = &element {
        let _ = element.focus();
        element.click();
    }
    element.is_some()
}
