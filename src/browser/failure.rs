//! If the program stops: the game is saved, and a sentence says so, with a report to copy (`failure.js`).

use js_sys::Array;
use std::panic;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/browser/failure.js")]
extern "C" {
    #[wasm_bindgen(js_name = watchFailures)]
    fn watch(words: &Array);
    #[wasm_bindgen(js_name = showFailure)]
    fn show(what: &str);
}

/// After a panic the program is gone, so what is shown is plain DOM, made by a script. Every action was saved before it was
/// drawn. The words are: a title, a sentence, "load again", a sentence for the second time, "start without the table", "copy",
/// "copied", and what the report is.
pub fn show_failures(words: [&'static str; 8]) {
    watch(&words.into_iter().map(wasm_bindgen::JsValue::from).collect());
    panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        // A message that was put together may tell of cards.
        let why = info.payload().downcast_ref::<&'static str>().copied().unwrap_or("(with values)");
        show(&format!("{place}: {why}"));
    }));
}
