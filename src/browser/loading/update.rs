//! Updates of the app. `public/boot.js` tracks the service worker and marks the page when a new version is ready.

use super::boot::say;
use super::{build, fetch};
use crate::browser::{listen, now};
use leptos::prelude::*;
use web_sys::window;

/// Marks the page while a new version waits, and names the event that announces it.
const NEW_VERSION: &str = "new-version";

/// Whether a new version is ready. A reactive caller runs again when one comes.
pub fn new_version_waits() -> impl Fn() -> bool + Copy {
    let is_marked = || {
        let page =
            window().and_then(|window| window.document()).and_then(|document| document.document_element());
        page.is_some_and(|page| page.has_attribute(NEW_VERSION))
    };
    let waits = RwSignal::new(is_marked());
    listen(NEW_VERSION, move |_| waits.set(true));
    move || waits.get()
}

/// Checks the server for a new version.
pub fn look_for_new_version() {
    say("look-for-new-version");
}

/// Activates the new version and reloads the page at the same address.
pub fn take_new_version() {
    say("take-new-version");
}

/// Calls `then` with whether the server has a different build than this page.
pub fn ask_for_other_build(then: impl FnOnce(bool) + 'static) {
    let Some(own) = build() else { return then(false) };
    // No cache has an answer for this address.
    fetch(&format!("./?{}", now()), move |page| {
        let names_a_build = |page: &str| page.contains("name=build") || page.contains("name=\"build\"");
        then(page.is_some_and(|page| names_a_build(&page) && !page.contains(&own)));
    });
}
