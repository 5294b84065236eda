//! The worker in which computer players search, through `search_worker.js`.

use crate::browser::{Arrival, timeout_ms, with_timeout_of};
use js_sys::{Function, Uint8Array};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen(module = "/src/browser/device/search_worker.js")]
extern "C" {
    #[wasm_bindgen(js_name = startSearch)]
    fn start_search(game: &str, request: &[u8], listener: &Function);
    #[wasm_bindgen(js_name = stopSearch)]
    fn stop_search();
}

/// Gets the progress of a search, from 0 to 1, and finally the answer.
type Listener = Closure<dyn Fn(f64, JsValue)>;

thread_local! {
    static LISTENER: RefCell<Option<Listener>> = const { RefCell::new(None) };
    /// Whether the program was late and has not reported since.
    static IS_LATE: Cell<bool> = const { Cell::new(false) };
}

/// How long a request waits for a program that is already late, in milliseconds. If the worker has the program by then,
/// it answers sooner.
const LATE_MS: u32 = 1_000;

/// What a search reports.
#[derive(Clone, PartialEq, Debug)]
pub enum SearchUpdate {
    /// Its progress, in percent.
    Progress(u32),
    /// The answer as bytes, see `thinker/`.
    Answer(Vec<u8>),
    /// No search is possible: the program did not load, is late, or does not run.
    Failed,
}

/// Sends a request (`bots::WorkerRequest`) to the search worker in place of the previous one. A program that is
/// late keeps loading for later requests.
pub fn request_search(game: &str, request: &[u8], then: impl Fn(SearchUpdate) + 'static) {
    let then = Rc::new(then);
    let limit_ms = if IS_LATE.get() { LATE_MS.min(timeout_ms()) } else { timeout_ms() };
    let give_up = then.clone();
    let begun = with_timeout_of(limit_ms, move |arrival| {
        IS_LATE.set(arrival == Arrival::Late);
        if arrival == Arrival::Late {
            stop_search();
            give_up(SearchUpdate::Failed);
        }
    });
    let begun = Cell::new(Some(begun));
    let listener = Listener::new(move |progress: f64, answer: JsValue| {
        if let Some(begun) = begun.take() {
            begun();
        }
        then(if answer.is_undefined() {
            SearchUpdate::Progress((progress * 100.0) as u32)
        } else if let Ok(bytes) = answer.dyn_into::<Uint8Array>() {
            SearchUpdate::Answer(bytes.to_vec())
        } else {
            SearchUpdate::Failed
        });
    });
    start_search(game, request, listener.as_ref().unchecked_ref());
    // The previous listener is dropped and not called again.
    LISTENER.replace(Some(listener));
}

/// Cancels the search.
pub fn cancel_search() {
    stop_search();
    LISTENER.take();
}
