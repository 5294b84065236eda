//! The address of the page.

use crate::browser::listen;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, window};

thread_local! {
    /// The fragment of the link in the app that was tapped last, until another address is on screen.
    static TAPPED: RefCell<String> = const { RefCell::new(String::new()) };
}

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

/// Notes which links of the app are tapped, for the lifetime of the owner.
pub fn note_taps() {
    listen("click", |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href^='#']").ok().flatten());
        if let Some(fragment) = link.and_then(|link| link.get_attribute("href")) {
            TAPPED.set(fragment.trim_start_matches('#').to_owned());
        }
    });
}

/// Whether somebody came here by a tap on a link of the app, and not by an address from elsewhere, which may only show what it
/// would do.
pub fn is_tapped() -> bool {
    let is_tapped = TAPPED.with_borrow(|tapped| !tapped.is_empty() && *tapped == hash());
    if !is_tapped {
        TAPPED.take();
    }
    is_tapped
}

/// Calls `then` whenever the address changes, for the lifetime of the owner.
pub fn on_hash_change(then: impl Fn() + 'static) {
    listen("hashchange", move |_| then());
}
