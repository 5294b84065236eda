//! The style sheets of the games: each is fetched when its game is first opened.

use gloo_timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, window};

/// How long a sheet may delay a screen, in milliseconds: longer than a slow line takes for 5 kB.
const TIMEOUT_MS: u32 = 5_000;
/// A browser does not fetch a link with this attribute. Removing it starts the fetch.
const DISABLED: &str = "disabled";
/// Marks a link whose sheet is loaded.
const LOADED: &str = "data-loaded";
/// A link for no medium is fetched but not applied, so that no style is computed again.
const NOT_APPLIED: (&str, &str) = ("media", "not all");

/// Fetches the sheet of a game without applying it, then calls `then`. If the sheet cannot be fetched, it goes on
/// without: a game without its sheet can still be played. The next call asks for the sheet again.
pub fn fetch_stylesheet(game: &str, then: impl FnOnce() + 'static) {
    fetch(game, Box::new(then));
}

/// Applies the sheet of a game, if it is loaded.
pub fn apply_stylesheet(game: &str) {
    if let Some(link) = link(game) {
        let _ = link.remove_attribute(NOT_APPLIED.0);
    }
}

fn fetch(game: &str, then: Box<dyn FnOnce()>) {
    let Some(link) = link(game).filter(|link| !link.has_attribute(LOADED)) else { return then() };
    let then = Rc::new(Cell::new(Some(then)));
    let go_on = move || {
        if let Some(then) = then.take() {
            then();
        }
    };
    for (event, attribute) in [("load", LOADED), ("error", DISABLED)] {
        let (target, go_on) = (link.clone(), go_on.clone());
        let listener = Closure::<dyn Fn()>::new(move || {
            let _ = target.set_attribute(attribute, "");
            go_on();
        });
        let _ = link.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
        listener.forget();
    }
    if link.has_attribute(DISABLED) {
        let _ = link.set_attribute(NOT_APPLIED.0, NOT_APPLIED.1);
        let _ = link.remove_attribute(DISABLED);
    }
    Timeout::new(TIMEOUT_MS, go_on).forget();
}

/// The link to the sheet of a game, in `index.html`.
fn link(game: &str) -> Option<Element> {
    // A forged address may name anything.
    if !game.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
        return None;
    }
    window()?.document()?.query_selector(&format!("link[data-sheet=\"{game}\"]")).ok()?
}
