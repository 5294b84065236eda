//! Fetches files of the app, through `fetch.js`.

use super::boot::say;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, window};

#[wasm_bindgen(module = "/src/browser/loading/fetch.js")]
extern "C" {
    #[wasm_bindgen(js_name = fetchText, catch)]
    async fn fetch_text(file: &str, integrity: &str) -> Result<JsValue, JsValue>;
}

/// Set on the root element if the last file of the app that failed to load was changed or damaged.
const DAMAGED: &str = "data-damaged";

/// Fetches a text file of the app and passes it to `then`; `None` on failure. What comes from a cache and is damaged is
/// fetched from the server.
pub fn fetch(file: &str, then: impl FnOnce(Option<String>) + 'static) {
    fetch_checked(file.to_owned(), String::new(), then);
}

/// Fetches a text file whose name is in a `<meta>` tag. The build puts a hash in the name, and the browser checks the
/// integrity hash of the tag.
pub fn fetch_named(name: &str, then: impl FnOnce(Option<String>) + 'static) {
    let Some(tag) = tag(name) else { return then(None) };
    let of = |attribute: &str| tag.get_attribute(attribute).unwrap_or_default();
    fetch_checked(of("content"), of("integrity"), then);
}

fn fetch_checked(file: String, integrity: String, then: impl FnOnce(Option<String>) + 'static) {
    // Before anything is drawn, Leptos has no executor yet.
    spawn_local(async move {
        then(fetch_text(&file, &integrity).await.ok().and_then(|text| text.as_string()));
    });
}

/// The name of the build of this page.
pub fn build() -> Option<String> {
    meta("build")
}

/// Requests the files of the app that are still loading a second time; the first response wins.
pub fn ask_again() {
    say("ask-again");
}

/// Whether the last file of the app that failed to load was changed or damaged.
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
