//! Elements by their selector.

use wasm_bindgen::JsCast;
use web_sys::window;

/// The elements of a kind that match a selector, in the order of the page.
pub fn elements<E: JsCast>(selector: &str) -> Vec<E> {
    let document = window().and_then(|window| window.document());
    let list = document.and_then(|document| document.query_selector_all(selector).ok());
    let Some(list) = list else { return Vec::new() };
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}
