//! The page's root element and its visibility.

use crate::browser::listen;
use web_sys::{Element, VisibilityState, window};

/// Calls `then` whenever the page is hidden: another tab, another app, a locked screen.
pub fn on_hidden(then: impl Fn() + 'static) {
    listen("visibilitychange", move |_| {
        if is_hidden() {
            then();
        }
    });
}

/// Whether the page is hidden now.
pub fn is_hidden() -> bool {
    window()
        .and_then(|window| window.document())
        .is_some_and(|document| document.visibility_state() == VisibilityState::Hidden)
}

/// An attribute of the root element.
pub fn root(name: &str) -> Option<String> {
    root_element()?.get_attribute(name)
}

/// Sets an attribute of the root element, or removes it with `None`.
pub fn set_root(name: &str, value: Option<&str>) {
    if let Some(root) = root_element() {
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}

fn root_element() -> Option<Element> {
    window()?.document()?.document_element()
}
