//! Files that lie beside the app.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, RequestInit, Response, window};

/// Fetches a text that lies beside the app, and hands it on; nothing, if it cannot be had.
pub fn fetch(address: &str, then: impl FnOnce(Option<String>) + 'static) {
    fetch_as(address, &RequestInit::new(), then);
}

/// Fetches a text that the page names in a `<meta>` tag: the build gives it a name with a hash, and the browser checks it
/// by the hash in the tag.
pub fn fetch_named(name: &str, then: impl FnOnce(Option<String>) + 'static) {
    let Some(tag) = tag(name) else { return then(None) };
    let options = RequestInit::new();
    if let Some(integrity) = tag.get_attribute("integrity") {
        options.set_integrity(&integrity);
    }
    fetch_as(&tag.get_attribute("content").unwrap_or_default(), &options, then);
}

fn fetch_as(address: &str, options: &RequestInit, then: impl FnOnce(Option<String>) + 'static) {
    let Some(window) = window() else { return then(None) };
    let answer = JsFuture::from(window.fetch_with_str_and_init(address, options));
    wasm_bindgen_futures::spawn_local(async move {
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

/// The name of the build that this page is of.
pub fn build() -> Option<String> {
    meta("build")
}

/// What the page says in the `<meta>` tag of that name.
pub fn meta(name: &str) -> Option<String> {
    tag(name)?.get_attribute("content")
}

fn tag(name: &str) -> Option<Element> {
    window()?.document()?.query_selector(&format!("meta[name=\"{name}\"]")).ok()?
}
