//! The stylesheets of the games and of the screens behind the shelf: each is fetched when what it is for is first opened.

use super::{Arrival, patiently};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, window};

/// A browser does not fetch a link with this attribute. Removing it starts the fetch.
const DISABLED: &str = "disabled";
/// Marks a link whose stylesheet is loaded.
const LOADED: &str = "data-loaded";
/// Marks a link whose stylesheet is applied as soon as it is loaded.
const WANTED: &str = "data-wanted";
/// A link for no medium is fetched but not applied, so no style is recomputed.
const NOT_APPLIED: (&str, &str) = ("media", "not all");

/// Fetches a stylesheet by its name without applying it, then calls `then`. If it fails or is late, `then` is called
/// anyway: a game without its stylesheet can still be played. The next call fetches a failed stylesheet again.
pub fn fetch_stylesheet(name: &str, then: impl FnOnce() + 'static) {
    fetch(name, Box::new(then));
}

/// Applies a stylesheet, now or when it arrives.
pub fn apply_stylesheet(name: &str) {
    let Some(link) = link(name) else { return };
    if link.has_attribute(LOADED) {
        let _ = link.remove_attribute(NOT_APPLIED.0);
    } else {
        // Browsers do not render while an applied stylesheet is loading.
        let _ = link.set_attribute(WANTED, "");
    }
}

fn fetch(name: &str, then: Box<dyn FnOnce()>) {
    let Some(link) = link(name).filter(|link| !link.has_attribute(LOADED)) else { return then() };
    let then = Cell::new(Some(then));
    let arrived = patiently(move |_: Arrival| {
        if let Some(then) = then.take() {
            then();
        }
    });
    let arrived = Rc::new(Cell::new(Some(arrived)));
    for (event, attribute) in [("load", LOADED), ("error", DISABLED)] {
        let (target, arrived) = (link.clone(), arrived.clone());
        let listener = Closure::<dyn Fn()>::new(move || {
            let _ = target.set_attribute(attribute, "");
            if attribute == LOADED && target.has_attribute(WANTED) {
                let _ = target.remove_attribute(NOT_APPLIED.0);
            }
            if let Some(arrived) = arrived.take() {
                arrived();
            }
        });
        let _ = link.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
        listener.forget();
    }
    if link.has_attribute(DISABLED) {
        let _ = link.set_attribute(NOT_APPLIED.0, NOT_APPLIED.1);
        let _ = link.remove_attribute(DISABLED);
    }
}

/// The link to a stylesheet, in `index.html`.
fn link(name: &str) -> Option<Element> {
    // A forged address may name anything.
    if !name.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
        return None;
    }
    window()?.document()?.query_selector(&format!("link[data-sheet=\"{name}\"]")).ok()?
}
