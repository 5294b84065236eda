//! Copying and downloading a text.

use crate::browser::object::{get, is_cancelled, object, promised};
use crate::browser::{focus_on, select_all};
use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlAnchorElement, Url, window};

/// Copies a text to the clipboard and calls `then` with whether that worked.
pub fn copy(text: &str, then: impl FnOnce(bool) + 'static) {
    let Some(window) = window() else { return then(false) };
    // Insecure pages have no clipboard, whatever the types say.
    let navigator = window.navigator();
    let there =
        js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|value| !value.is_undefined());
    if !there {
        return then(false);
    }
    let written = JsFuture::from(navigator.clipboard().write_text(text));
    leptos::task::spawn_local(async move { then(written.await.is_ok()) });
}

/// Hands a text to the system's sheet, if this browser has one for texts, or else copies it. Calls `then` with whether it was
/// copied; `None` if the sheet had it.
pub fn send(text: &str, then: impl FnOnce(Option<bool>) + 'static) {
    let navigator = window().map(|window| window.navigator());
    let sheet = navigator.as_ref().and_then(|navigator| get(navigator, "share")).is_some();
    let Some(navigator) = navigator.filter(|_| sheet) else { return copy(text, |copied| then(Some(copied))) };
    let text = text.to_owned();
    leptos::task::spawn_local(async move {
        let sent = object([("text", text.as_str().into())]);
        match promised(&navigator, "share", &Array::of1(&sent)).await {
            Err(why) if !is_cancelled(&why) => copy(&text, |copied| then(Some(copied))),
            _ => then(None),
        }
    });
}

/// Copies a text as [`copy`] does. If that does not work, selects what stands in the field of the open dialog, to be copied by
/// hand.
pub fn copy_or_select(text: &str, then: impl FnOnce(bool) + 'static) {
    copy(text, move |copied| {
        if !copied && focus_on("dialog[open] [readonly]") {
            select_all();
        }
        then(copied);
    });
}

/// Downloads a text as a file, and returns whether the browser accepted it.
pub fn download(name: &str, text: &str) -> bool {
    let parts = Array::of1(&text.into());
    let offer = || {
        let blob = Blob::new_with_str_sequence(&parts).ok()?;
        let url = Url::create_object_url_with_blob(&blob).ok()?;
        let anchor: HtmlAnchorElement = window()?.document()?.create_element("a").ok()?.dyn_into().ok()?;
        anchor.set_href(&url);
        anchor.set_download(name);
        anchor.click();
        // Some browsers read the file only after the click.
        Timeout::new(1000, move || {
            let _ = Url::revoke_object_url(&url);
        })
        .forget();
        Some(())
    };
    offer().is_some()
}
