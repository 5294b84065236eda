//! Keyboard focus.

use crate::browser::elements;
use crate::browser::object::call;
use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::JsCast;
use web_sys::{Document, Event, HtmlElement, HtmlInputElement, window};

fn document() -> Option<Document> {
    window()?.document()
}

/// Focuses the first element that matches a selector, and returns whether there was one.
pub fn focus_on(selector: &str) -> bool {
    let element = document().and_then(|document| document.query_selector(selector).ok().flatten());
    element
        .and_then(|element| element.dyn_into::<HtmlElement>().ok())
        .is_some_and(|element| element.focus().is_ok())
}

/// Focuses the first match of the first selector that has one.
pub fn focus_first(selectors: &[&str]) {
    let _ = selectors.iter().any(|selector| focus_on(selector));
}

/// The same once what has just changed is drawn: what had the focus may be gone by then.
pub fn focus_when_drawn(selectors: &[&str]) {
    let selectors: Vec<String> = selectors.iter().copied().map(str::to_owned).collect();
    Timeout::new(0, move || _ = selectors.iter().any(|selector| focus_on(selector))).forget();
}

/// Removes the focus. Removing the focused element from the document instead would trigger another layout of the old
/// page.
pub fn leave_focus() {
    let active = document().and_then(|document| document.active_element());
    if let Some(active) = active.and_then(|active| active.dyn_into::<HtmlElement>().ok()) {
        let _ = active.blur();
    }
}

/// Whether the focus is lost because the focused element is gone.
pub fn is_focus_lost() -> bool {
    let Some(document) = document() else { return false };
    match document.active_element() {
        None => true,
        Some(element) => element.tag_name().eq_ignore_ascii_case("body"),
    }
}

/// Whether the focus is in a field or a list, where letters are not commands.
pub fn is_typing() -> bool {
    let element = document().and_then(|document| document.active_element());
    element.is_some_and(|element| {
        matches!(element.tag_name().to_ascii_lowercase().as_str(), "input" | "select" | "textarea")
    })
}

/// Moves the focus by `step` among the elements that match a selector, and wraps around. From outside it goes to the
/// first or the last.
pub fn move_focus(selector: &str, step: i32) {
    let Some(document) = document() else { return };
    let elements: Vec<HtmlElement> = elements(selector);
    let active = document.active_element();
    let at = elements.iter().position(|element| active.as_ref() == Some(element.as_ref()));
    let count = elements.len() as i32;
    let next = match at {
        Some(at) => (at as i32 + step).rem_euclid(count.max(1)),
        None if step < 0 => count - 1,
        None => 0,
    };
    if let Some(element) = elements.get(next as usize) {
        let _ = element.focus();
    }
}

/// The focused element.
pub fn active() -> Option<HtmlElement> {
    document()?.active_element()?.dyn_into().ok()
}

/// Whether the focused element or one of its ancestors matches a selector.
pub fn is_focus_in(selector: &str) -> bool {
    let element = document().and_then(|document| document.active_element());
    element.is_some_and(|element| element.closest(selector).ok().flatten().is_some())
}

/// Selects the whole text of the field with the focus.
pub fn select_all() {
    if let Some(field) = active() {
        // Phones by Apple select nothing in a field that cannot be changed, unless they are told where.
        let _ = call(&field, "setSelectionRange", &Array::of2(&0.into(), &u32::MAX.into()));
    }
}

/// Selects the text of a field that gets the focus, so that typing replaces it.
pub fn select_text(event: &Event) {
    let field = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    if let Some(field) = field {
        field.select();
        // A click sets the caret only after this, and somebody who types may be faster.
        let before = field.value();
        let is_untouched = move |field: &HtmlInputElement| field.value() == before;
        Timeout::new(0, move || {
            if is_untouched(&field) {
                field.select()
            }
        })
        .forget();
    }
}
