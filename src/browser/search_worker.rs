//! The worker in which computer players search: `thinker.js`.

use super::patience::{Arrival, patience_ms, patiently_within};
use js_sys::{Function, Uint8Array};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen(module = "/src/browser/search_worker.js")]
extern "C" {
    #[wasm_bindgen(js_name = requestSearch)]
    fn ask(game: &str, question: &[u8], tell: &Function);
    #[wasm_bindgen(js_name = cancelSearch)]
    fn forget();
}

/// Gets how far an answer is, from 0 to 1, and in the end the answer.
type Listener = Closure<dyn Fn(f64, JsValue)>;

thread_local! {
    static LISTENER: RefCell<Option<Listener>> = const { RefCell::new(None) };
    /// Whether the program was late, and has not given a sign since.
    static IS_LATE: Cell<bool> = const { Cell::new(false) };
}

/// How long a question waits for a program that is late already, in milliseconds: a worker that has got it meanwhile
/// answers sooner.
const LATE_MS: u32 = 1_000;

/// What comes back while a question is thought about.
#[derive(Clone, PartialEq, Debug)]
pub enum SearchUpdate {
    /// How far it is, from 0 to 1.
    Progress(f64),
    /// The answer as bytes: see `thinker/`.
    Answer(Vec<u8>),
    /// Nobody can think here: the program did not come, is late, or does not run.
    Failed,
}

/// Asks something of a game (`WorkerRequest::to_bytes`) in place of the one before. A program that is late is still fetched, for
/// the questions that come after.
pub fn request_search(game: &str, question: &[u8], then: impl Fn(SearchUpdate) + 'static) {
    let then = Rc::new(then);
    let limit_ms = if IS_LATE.get() { LATE_MS.min(patience_ms()) } else { patience_ms() };
    let give_up = then.clone();
    let begun = patiently_within(limit_ms, move |arrival| {
        IS_LATE.set(arrival == Arrival::Late);
        if arrival == Arrival::Late {
            forget();
            give_up(SearchUpdate::Failed);
        }
    });
    let begun = Cell::new(Some(begun));
    let tell = Listener::new(move |progress: f64, answer: JsValue| {
        if let Some(begun) = begun.take() {
            begun();
        }
        then(if answer.is_undefined() {
            SearchUpdate::Progress(progress)
        } else if let Ok(bytes) = answer.dyn_into::<Uint8Array>() {
            SearchUpdate::Answer(bytes.to_vec())
        } else {
            SearchUpdate::Failed
        });
    });
    ask(game, question, tell.as_ref().unchecked_ref());
    // The one before is given up, and is not called any more.
    LISTENER.replace(Some(tell));
}

/// Gives the question up.
pub fn cancel_search() {
    forget();
    LISTENER.take();
}
