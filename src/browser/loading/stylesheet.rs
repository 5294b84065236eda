//! The stylesheets of the games and of the screens behind the shelf: each is fetched when what it is for is first opened.

use super::{Arrival, with_timeout};
use crate::browser::page::elements;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Element;

/// A browser does not fetch a link with this attribute. Removing it starts the fetch.
const DISABLED: &str = "disabled";
/// Marks a link whose stylesheet is loaded.
const LOADED: &str = "data-loaded";
/// Marks a link whose stylesheet is applied as soon as it is loaded.
const WANTED: &str = "data-wanted";
/// A link for no medium is fetched but not applied, so no style is recomputed.
const NOT_APPLIED: (&str, &str) = ("media", "not all");

/// Fetches the stylesheets of a game or of the screens (`data-sheet` in `index.html`) without applying them, then calls
/// `then`. If one fails or is late, `then` is called anyway: a game without its stylesheet can still be played. The next
/// call fetches a failed one again.
pub fn fetch_stylesheets(name: &str, then: impl FnOnce() + 'static) {
    fetch(name, Box::new(then));
}

fn fetch(name: &str, then: Box<dyn FnOnce()>) {
    let missing: Vec<Element> = links(name).into_iter().filter(|link| !link.has_attribute(LOADED)).collect();
    if missing.is_empty() {
        return then();
    }
    let then = Cell::new(Some(then));
    let all_arrived = Cell::new(Some(with_timeout(move |_: Arrival| {
        if let Some(then) = then.take() {
            then();
        }
    })));
    let left = Cell::new(missing.len());
    // Of a link that failed before, the earlier listeners are called again; they have nothing left to wait for.
    let arrived = Rc::new(move || {
        if left.replace(left.get().saturating_sub(1)) == 1
            && let Some(all_arrived) = all_arrived.take()
        {
            all_arrived();
        }
    });
    for link in missing {
        for (event, attribute) in [("load", LOADED), ("error", DISABLED)] {
            let (target, arrived) = (link.clone(), arrived.clone());
            let listener = Closure::<dyn Fn()>::new(move || {
                let _ = target.set_attribute(attribute, "");
                if attribute == LOADED && target.has_attribute(WANTED) {
                    let _ = target.remove_attribute(NOT_APPLIED.0);
                }
                arrived();
            });
            let _ = link.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
            listener.forget();
        }
        if link.has_attribute(DISABLED) {
            let _ = link.set_attribute(NOT_APPLIED.0, NOT_APPLIED.1);
            let _ = link.remove_attribute(DISABLED);
        }
    }
}

/// Applies the stylesheets of a game or of the screens, now or when they arrive.
pub fn apply_stylesheets(name: &str) {
    for link in links(name) {
        if link.has_attribute(LOADED) {
            let _ = link.remove_attribute(NOT_APPLIED.0);
        } else {
            // Browsers do not render while an applied stylesheet is loading.
            let _ = link.set_attribute(WANTED, "");
        }
    }
}

/// The links to the stylesheets of that name.
fn links(name: &str) -> Vec<Element> {
    // A forged address may name anything.
    if !name.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
        return Vec::new();
    }
    elements(&format!("link[data-sheet=\"{name}\"]"))
}
