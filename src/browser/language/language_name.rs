//! The names of languages, through `intl.js`.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/browser/language/intl.js")]
extern "C" {
    /// The name of a language in that language: `nl` is Nederlands.
    #[wasm_bindgen(js_name = languageName)]
    pub fn language_name(language: &str) -> String;
}
