//! The device's screen: a wake lock while a table is open, and full screen on request.
//!
//! Not every browser offers them, and a browser may refuse at any time: then nothing changes.

use crate::browser::{is_hidden, listen};
use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, window};

/// Keeps the screen on for the lifetime of the owner. The browser releases the lock whenever the page is hidden.
pub fn keep_screen_on() {
    let lock = StoredValue::new_local(JsValue::UNDEFINED);
    let ask = move || {
        spawn_local(async move {
            let wake_lock = window().and_then(|window| get(&window.navigator(), "wakeLock"));
            let Some(wake_lock) = wake_lock.filter(|_| !is_hidden()) else { return };
            if let Some(granted) = promised(&wake_lock, "request", &Array::of1(&"screen".into())).await
                && lock.try_set_value(granted.clone()).is_some()
            {
                // The player has left the table meanwhile.
                promised(&granted, "release", &Array::new()).await;
            }
        });
    };
    ask();
    listen("visibilitychange", move |_| ask());
    on_cleanup(move || {
        if let Some(held) = lock.try_get_value() {
            spawn_local(async move {
                promised(&held, "release", &Array::new()).await;
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
            promised(&document, "exitFullscreen", &none).await;
        } else if let Some(root) = document.document_element() {
            promised(&root, "requestFullscreen", &none).await;
        }
    });
}

fn document() -> Option<Document> {
    window()?.document()
}

fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

/// Calls a method and awaits its promise; `None` if the method is missing or fails.
async fn promised(object: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    let method = get(object, method)?.dyn_into::<Function>().ok()?;
    let promise = method.apply(object, arguments).ok()?.dyn_into::<Promise>().ok()?;
    JsFuture::from(promise).await.ok()
}
