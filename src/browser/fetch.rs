//! Files that lie beside the app.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, window};

/// Fetches a text that lies beside the app, and hands it on; nothing, if it cannot be had.
pub fn fetch(address: &str, then: impl FnOnce(Option<String>) + 'static) {
    let Some(window) = window() else { return then(None) };
    let answer = JsFuture::from(window.fetch_with_str(address));
    leptos::task::spawn_local(async move {
        let text = match answer.await.ok().and_then(body) {
            Some(body) => body.await.ok().and_then(|text| text.as_string()),
            None => None,
        };
        then(text);
    });
}

/// The text of an answer, if it is what was asked for.
fn body(answer: wasm_bindgen::JsValue) -> Option<JsFuture> {
    let answer: Response = answer.dyn_into().ok()?;
    if answer.ok() { answer.text().ok().map(JsFuture::from) } else { None }
}

/// The address of a file that the page names in a `<meta>` tag: the build gives it a name with a hash.
pub fn file_named(name: &str) -> Option<String> {
    let document = window()?.document()?;
    document.query_selector(&format!("meta[name=\"{name}\"]")).ok()??.get_attribute("content")
}
