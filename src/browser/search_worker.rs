//! The worker in which computer players search: `thinker.js`.

use js_sys::{Function, Int32Array};
use std::cell::RefCell;
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
}

/// What comes back while a question is thought about.
#[derive(Clone, PartialEq, Debug)]
pub enum SearchUpdate {
    /// How far it is, from 0 to 1.
    Progress(f64),
    /// The answer in numbers: see `thinker/`.
    Answer(Vec<i32>),
    /// Nobody can think here: the program did not come, or does not run.
    Failed,
}

/// An action that was tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoredAction {
    /// Its place among the legal actions.
    pub place: usize,
    /// The chance of winning, in thousandths.
    pub wins: i32,
    /// The expected points, in hundredths.
    pub points: i32,
    /// The number of playouts that say so.
    pub playouts: i32,
}

impl ScoredAction {
    /// The actions that were tried, best first, of the answer to what a seat should do.
    pub fn all(numbers: &[i32]) -> Vec<Self> {
        let tried = |&[place, wins, points, playouts]: &[i32; 4]| Self {
            place: usize::try_from(place).unwrap_or(usize::MAX),
            wins,
            points,
            playouts,
        };
        numbers.as_chunks().0.iter().map(tried).collect()
    }
}

/// Asks something of a game (`WorkerRequest::to_bytes`) in place of the one before.
pub fn request_search(game: &str, question: &[u8], then: impl Fn(SearchUpdate) + 'static) {
    let tell = Listener::new(move |progress: f64, answer: JsValue| {
        then(if answer.is_undefined() {
            SearchUpdate::Progress(progress)
        } else if let Ok(numbers) = answer.dyn_into::<Int32Array>() {
            SearchUpdate::Answer(numbers.to_vec())
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
}
