//! Requests to `public/boot.js`, which runs before the app.

use web_sys::{Event, window};

/// Removes what the page says until the first screen is drawn.
pub fn say_opened() {
    say("opened");
}

/// Dispatches an event of that name to `public/boot.js`.
pub fn say(what: &str) {
    if let (Some(window), Ok(event)) = (window(), Event::new(what)) {
        let _ = window.dispatch_event(&event);
    }
}
