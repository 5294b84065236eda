//! What happens after a crash: the page says that the game is saved and offers a report to copy (`failure.js`).

use js_sys::Array;
use std::panic;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/browser/page/failure.js")]
extern "C" {
    #[wasm_bindgen(js_name = watchFailures)]
    fn watch(words: &Array);
    #[wasm_bindgen(js_name = showFailure)]
    fn show(what: &str);
}

/// Installs the panic hook. After a panic the program cannot run, so a script builds the page. Every action was saved
/// before it was rendered. The words are: a title, a sentence, "load again", the sentence for a second failure, "start
/// without the table", "copy", "copied", and the description of the report.
pub fn show_failures(words: [&'static str; 8]) {
    watch(&words.into_iter().map(wasm_bindgen::JsValue::from).collect());
    panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        // A formatted message might reveal cards.
        let why = info.payload().downcast_ref::<&'static str>().copied().unwrap_or("(with values)");
        show(&format!("{place}: {why}"));
    }));
}
