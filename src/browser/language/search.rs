//! Comparing texts, through `search.js`: the tables for capitals and accents are in the browser already.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/browser/language/search.js")]
extern "C" {
    /// Whether a text contains another one, with capitals and accents or without.
    #[wasm_bindgen(js_name = isIn)]
    pub fn is_in(text: &str, wanted: &str) -> bool;

    /// Whether two names differ at most in capitals, or in how their letters are composed.
    #[wasm_bindgen(js_name = isSame)]
    pub fn is_same_name(one: &str, other: &str) -> bool;

    /// A name without capitals, its letters composed in one way: of names that are the same, this is equal.
    #[wasm_bindgen(js_name = folded)]
    pub fn folded_name(name: &str) -> String;

    /// The same without accents. Names of which this is equal may be of two people, so it only decides who is asked about.
    #[wasm_bindgen(js_name = unaccented)]
    pub fn unaccented_name(name: &str) -> String;
}
