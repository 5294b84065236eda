//! What the device prefers: little data, less motion, a dark theme.

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::window;

/// Whether the browser asks to save data.
pub fn wants_little_data() -> bool {
    let read = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let saves = || read(&read(&window()?.navigator(), "connection")?, "saveData")?.as_bool();
    saves().unwrap_or_default()
}

/// Whether the device is sure to have no network.
pub fn is_offline() -> bool {
    let is_online = || Reflect::get(&window()?.navigator(), &"onLine".into()).ok()?.as_bool();
    is_online() == Some(false)
}

fn media_query(query: &str) -> Option<web_sys::MediaQueryList> {
    window()?.match_media(query).ok().flatten()
}

/// Whether the device asks for reduced motion.
pub fn device_is_still() -> bool {
    media_query("(prefers-reduced-motion: reduce)").is_some_and(|query| query.matches())
}

/// Whether the app runs as an installed one.
pub fn is_installed() -> bool {
    media_query("(display-mode: standalone)").is_some_and(|query| query.matches())
}

/// Whether the device prefers a dark theme. The signal follows it for the lifetime of the page. Called once.
pub fn device_is_dark() -> RwSignal<bool> {
    let query = media_query("(prefers-color-scheme: dark)");
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
