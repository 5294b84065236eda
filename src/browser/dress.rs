//! The sheets of the games: each comes when its game is first opened, so that nobody waits for those of the others.

use gloo_timers::callback::Timeout;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, window};

/// How long a sheet may keep a screen waiting, in milliseconds: longer than a slow line takes for 5 kB.
const AT_MOST_MS: u32 = 5_000;
/// A link that bears this is not fetched, says the definition of HTML; when it is taken away, it is.
const ASLEEP: &str = "disabled";
/// What a link bears when its sheet has come.
const HERE: &str = "data-here";
/// A link that is for no screen is fetched and not worn, so that nothing on the page has to be looked up anew.
const FOR_NOTHING: (&str, &str) = ("media", "not all");

/// Fetches the sheet of a game, unless it is here, and goes on; the page does not wear it yet. If the sheet does not
/// come, it goes on without: a game that looks plain can still be played. The next time the sheet is asked for again.
pub fn fetch_sheet(game: &str, then: impl FnOnce() + 'static) {
    fetched(game, Box::new(then));
}

/// Lets the page wear the sheet of a game, if it is here.
pub fn dress(game: &str) {
    if let Some(link) = link(game) {
        let _ = link.remove_attribute(FOR_NOTHING.0);
    }
}

fn fetched(game: &str, then: Box<dyn FnOnce()>) {
    let Some(link) = link(game).filter(|link| !link.has_attribute(HERE)) else { return then() };
    let then = Rc::new(Cell::new(Some(then)));
    let go_on = move || {
        if let Some(then) = then.take() {
            then();
        }
    };
    for (event, attribute) in [("load", HERE), ("error", ASLEEP)] {
        let (here, go_on) = (link.clone(), go_on.clone());
        let listener = Closure::<dyn Fn()>::new(move || {
            let _ = here.set_attribute(attribute, "");
            go_on();
        });
        let _ = link.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
        listener.forget();
    }
    if link.has_attribute(ASLEEP) {
        let _ = link.set_attribute(FOR_NOTHING.0, FOR_NOTHING.1);
        let _ = link.remove_attribute(ASLEEP);
    }
    Timeout::new(AT_MOST_MS, go_on).forget();
}

/// The link to the sheet of a game, in `index.html`.
fn link(game: &str) -> Option<Element> {
    // A forged address may name anything.
    if !game.bytes().all(|letter| letter.is_ascii_alphanumeric()) {
        return None;
    }
    window()?.document()?.query_selector(&format!("link[data-sheet=\"{game}\"]")).ok()?
}
