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
const WORN: &str = "data-worn";

/// Lets the page wear the sheet of a game, and goes on when it does. If the sheet does not come, it goes on without:
/// a game that looks plain can still be played. The next time the sheet is asked for again.
pub fn dress(game: &str, then: impl FnOnce() + 'static) {
    dressed(game, Box::new(then));
}

fn dressed(game: &str, then: Box<dyn FnOnce()>) {
    let Some(link) = link(game).filter(|link| !link.has_attribute(WORN)) else { return then() };
    let then = Rc::new(Cell::new(Some(then)));
    let go_on = move || {
        if let Some(then) = then.take() {
            then();
        }
    };
    for (event, attribute) in [("load", WORN), ("error", ASLEEP)] {
        let (here, go_on) = (link.clone(), go_on.clone());
        let listener = Closure::<dyn Fn()>::new(move || {
            let _ = here.set_attribute(attribute, "");
            go_on();
        });
        let _ = link.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
        listener.forget();
    }
    let _ = link.remove_attribute(ASLEEP);
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
