//! A new version of the app: `public/boot.js` follows what the service worker has ready, and says so in the page.

use super::{build, fetch, listen, now_ms};
use leptos::prelude::*;
use web_sys::{Event, window};

/// Marks the page while a new version waits; also the event that says so.
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

/// Asks the server for a new version.
pub fn look_for_new_version() {
    say("look-for-new-version");
}

/// Continues with the new version: the page is loaded again, at the same address.
pub fn take_new_version() {
    say("take-new-version");
}

/// Says something to `public/boot.js`, by an event of that name.
pub fn say(what: &str) {
    if let (Some(window), Ok(event)) = (window(), Event::new(what)) {
        let _ = window.dispatch_event(&event);
    }
}

/// Tells whether the server has another build than that of this page.
pub fn ask_for_other_build(then: impl FnOnce(bool) + 'static) {
    let Some(own) = build() else { return then(false) };
    // Nothing has cached an answer under this address.
    fetch(&format!("./?{}", now_ms()), move |page| {
        let names_a_build = |page: &str| page.contains("name=build") || page.contains("name=\"build\"");
        then(page.is_some_and(|page| names_a_build(&page) && !page.contains(&own)));
    });
}
