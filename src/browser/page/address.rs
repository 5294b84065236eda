//! The address of the page.

use crate::browser::listen;
use web_sys::window;

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

/// Navigates to an address of the app, so that going back does not lead here again.
pub fn go_instead(hash: &str) {
    if let Some(window) = window() {
        let _ = window.location().replace(hash);
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
