//! Global keyboard handling.

use crate::browser::{elements, listen, set_root};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// Enter with Ctrl: confirms wherever the focus is.
pub const CONFIRM: &str = "Ctrl+Enter";

/// Calls `then` with each key pressed without Ctrl, Alt or Meta, and with whether it was pressed on a control that
/// handles Enter and Space itself. Enter with Ctrl is passed as [`CONFIRM`]. If `then` returns true, the browser's
/// default is prevented; otherwise it is called again with what the same key means without Caps Lock, and on an American
/// keyboard.
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
        // Without Unicode's tables: other letters are found by their place.
        let in_lower_case = Some(key.to_ascii_lowercase()).filter(|lower| key.len() == 1 && *lower != key);
        let meanings = [Some(key.clone()), in_lower_case, by_position(&key, event)];
        if meanings.iter().flatten().any(|key| then(key, on_control)) {
            event.prevent_default();
        }
    });
}

/// The character at the place of a key on an American keyboard, if the key has no Latin letter or digit of its own: the
/// digits of a French keyboard, the letters of a Cyrillic one.
fn by_position(key: &str, event: &KeyboardEvent) -> Option<String> {
    let mut characters = key.chars();
    let (character, rest) = (characters.next()?, characters.next());
    if rest.is_some() || character.is_ascii_alphanumeric() || character == ' ' || event.shift_key() {
        return None;
    }
    let code = event.code();
    let named = match code.as_str() {
        "Comma" => ",",
        "Period" => ".",
        "Slash" => "/",
        "Semicolon" => ";",
        "Quote" => "'",
        "BracketLeft" => "[",
        "BracketRight" => "]",
        "Minus" => "-",
        "Equal" => "=",
        code => code.strip_prefix("Key").or_else(|| code.strip_prefix("Digit"))?,
    };
    Some(named.to_ascii_lowercase())
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
