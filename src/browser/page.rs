//! The page: its address, its root element, its visibility.

use crate::browser::listen;
use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{VisibilityState, window};

/// The fragment of the address, without `#`.
pub fn hash() -> String {
    let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// The address of the page, without query and fragment.
pub fn page_address() -> String {
    let whole = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    whole.split(['?', '#']).next().unwrap_or_default().to_owned()
}

/// The query parameter of that name, if it consists of letters, digits and dashes.
pub fn query(name: &str) -> Option<String> {
    let query = window()?.location().search().ok()?;
    let pairs = query.trim_start_matches('?').split('&').filter_map(|pair| pair.split_once('='));
    let value = pairs.filter(|(key, _)| *key == name).map(|(_, value)| value.to_owned()).next();
    value.filter(|value| value.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'))
}

/// Navigates to an address of the app.
pub fn go(hash: &str) {
    if let Some(window) = window() {
        let _ = window.location().set_hash(hash);
    }
}

/// Reloads the page at the same address.
pub fn reload() {
    if let Some(window) = window() {
        let _ = window.location().reload();
    }
}

/// Reloads the page at the same route, without the query of the address.
pub fn reload_without_query() {
    let Some(location) = window().map(|window| window.location()) else { return };
    match location.search() {
        Ok(query) if !query.is_empty() => {
            let _ = location.set_search("");
        }
        _ => reload(),
    }
}

/// Calls `then` whenever the address changes, for the lifetime of the owner.
pub fn on_hash_change(then: impl Fn() + 'static) {
    listen("hashchange", move |_| then());
}

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

/// Whether the browser asks to save data.
pub fn wants_little_data() -> bool {
    let read = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let saves = || read(&read(&window()?.navigator(), "connection")?, "saveData")?.as_bool();
    saves().unwrap_or_default()
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

/// Whether the device prefers a dark theme. The signal follows it for the lifetime of the page. Called once.
pub fn device_is_dark() -> RwSignal<bool> {
    let query = window().and_then(|window| window.match_media("(prefers-color-scheme: dark)").ok().flatten());
    let dark = RwSignal::new(query.as_ref().is_some_and(web_sys::MediaQueryList::matches));
    if let Some(query) = query {
        let watched = query.clone();
        let follow = Closure::<dyn Fn()>::new(move || {
            let _ = dark.try_set(watched.matches());
        });
        let _ = query.add_event_listener_with_callback("change", follow.as_ref().unchecked_ref());
        follow.forget();
    }
    dark
}
