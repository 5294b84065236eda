//! What happens after a crash: the page says that the game is saved and offers a report to copy (`failure.js`).

use crate::browser::object::object;
use std::panic;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/browser/page/failure.js")]
extern "C" {
    #[wasm_bindgen(js_name = watchFailures)]
    fn watch(words: &JsValue);
    #[wasm_bindgen(js_name = showFailure)]
    fn show(what: &str);
    /// Notes the key of a save that is read now: if the app fails, it may be why.
    #[wasm_bindgen(js_name = noteRead)]
    pub fn note_read(key: &str);
}

/// Installs the panic hook. After a panic the program cannot run, so a script builds the page. Every action was saved
/// before it was rendered. The words have the names that `failure.js` knows them by;
/// those that leave out a save have the prefix of its key.
pub fn show_failures(words: [(&'static str, &'static str); 14]) {
    watch(&object(words.map(|(name, word)| (name, word.into()))));
    panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        // A formatted message might reveal cards.
        let why = info.payload().downcast_ref::<&'static str>().copied().unwrap_or("(with values)");
        show(&format!("{place}: {why}"));
    }));
}
