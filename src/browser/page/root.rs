//! The page's root element and its visibility.

use crate::browser::listen;
use web_sys::{VisibilityState, window};

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

/// Sets an attribute of the root element, or removes it with `None`.
pub fn set_root(name: &str, value: Option<&str>) {
    let root = window().and_then(|window| window.document()).and_then(|document| document.document_element());
    if let Some(root) = root {
        let _ = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
    }
}
