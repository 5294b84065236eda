//! Fetches files of the app.

use super::boot::say;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, RequestCache, RequestInit, Response, window};

/// Set on the root element if the last part of the app that failed to load was changed or damaged
/// (`xtask/src/split.rs`).
const DAMAGED: &str = "data-damaged";

/// Fetches a text file of the app and passes it to `then`; `None` on failure.
pub fn fetch(address: &str, then: impl FnOnce(Option<String>) + 'static) {
    let options = RequestInit::new();
    let Some(answer) = request(address, &options) else { return then(None) };
    // Before anything is drawn, Leptos has no executor yet.
    spawn_local(async move { then(text(answer).await) });
}

/// Fetches a text file whose name is in a `<meta>` tag. The build puts a hash in the name, and the browser checks the
/// integrity hash of the tag.
pub fn fetch_named(name: &str, then: impl FnOnce(Option<String>) + 'static) {
    let Some(tag) = tag(name) else { return then(None) };
    let options = RequestInit::new();
    if let Some(integrity) = tag.get_attribute("integrity") {
        options.set_integrity(&integrity);
    }
    let address = tag.get_attribute("content").unwrap_or_default();
    let Some(answer) = request(&address, &options) else { return then(None) };
    spawn_local(async move {
        let mut found = text(answer).await;
        if found.is_none() {
            // The cached copy may be damaged, so ask the server.
            options.set_cache(RequestCache::Reload);
            if let Some(answer) = request(&address, &options) {
                found = text(answer).await;
            }
        }
        then(found);
    });
}

fn request(address: &str, options: &RequestInit) -> Option<JsFuture> {
    Some(JsFuture::from(window()?.fetch_with_str_and_init(address, options)))
}

async fn text(answer: JsFuture) -> Option<String> {
    body(answer.await.ok()?)?.await.ok()?.as_string()
}

/// The body of a successful response.
fn body(answer: wasm_bindgen::JsValue) -> Option<JsFuture> {
    let answer: Response = answer.dyn_into().ok()?;
    if answer.ok() { answer.text().ok().map(JsFuture::from) } else { None }
}

/// The name of the build of this page.
pub fn build() -> Option<String> {
    meta("build")
}

/// Requests the parts of the app that are still loading a second time; the first response wins.
pub fn ask_again() {
    say("ask-again");
}

/// Whether the last part of the app that failed to load was changed or damaged.
pub fn part_is_damaged() -> bool {
    let page = window().and_then(|window| window.document()).and_then(|page| page.document_element());
    page.is_some_and(|page| page.has_attribute(DAMAGED))
}

/// The content of the `<meta>` tag of that name.
pub fn meta(name: &str) -> Option<String> {
    tag(name)?.get_attribute("content")
}

fn tag(name: &str) -> Option<Element> {
    window()?.document()?.query_selector(&format!("meta[name=\"{name}\"]")).ok()?
}
