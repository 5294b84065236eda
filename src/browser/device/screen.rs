//! The device's screen: a wake lock while a table is open, and full screen on request.
//!
//! Not every browser offers them, and a browser may refuse at any time: then nothing changes.

use crate::browser::object::{get, promised};
use crate::browser::{is_hidden, listen};
use js_sys::Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use web_sys::{Document, window};

/// Keeps the screen on for the lifetime of the owner. The browser releases the lock whenever the page is hidden.
pub fn keep_screen_on() {
    let lock = StoredValue::new_local(JsValue::UNDEFINED);
    let ask = move || {
        spawn_local(async move {
            let wake_lock = window().and_then(|window| get(&window.navigator(), "wakeLock"));
            let Some(wake_lock) = wake_lock.filter(|_| !is_hidden()) else { return };
            if let Ok(granted) = promised(&wake_lock, "request", &Array::of1(&"screen".into())).await
                && lock.try_set_value(granted.clone()).is_some()
            {
                // The player has left the table meanwhile.
                let _ = promised(&granted, "release", &Array::new()).await;
            }
        });
    };
    ask();
    listen("visibilitychange", move |_| ask());
    // The browser may have released it for another reason, such as a low battery.
    listen("pointerup", move |_| {
        let is_released = |lock: &JsValue| get(lock, "released").is_some_and(|released| released.is_truthy());
        if lock.try_with_value(is_released) == Some(true) {
            ask();
        }
    });
    on_cleanup(move || {
        if let Some(held) = lock.try_get_value() {
            spawn_local(async move {
                let _ = promised(&held, "release", &Array::new()).await;
            });
        }
    });
}

/// Whether this browser allows full screen.
pub fn can_fill_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_enabled())
}

/// Whether the app is in full screen.
pub fn is_full_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_element().is_some())
}

/// Enters or leaves full screen.
pub fn switch_full_screen() {
    let Some(document) = document() else { return };
    spawn_local(async move {
        let none = Array::new();
        if document.fullscreen_element().is_some() {
            let _ = promised(&document, "exitFullscreen", &none).await;
        } else if let Some(root) = document.document_element() {
            let _ = promised(&root, "requestFullscreen", &none).await;
        }
    });
}

fn document() -> Option<Document> {
    window()?.document()
}
