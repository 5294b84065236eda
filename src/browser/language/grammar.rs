//! The grammar of languages, through `intl.js`.

use js_sys::Array;
use pentathlon_messages::{Grammar, locale};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/browser/language/intl.js")]
extern "C" {
    #[wasm_bindgen(js_name = pluralOf)]
    fn plural_of(language: &str, number: f64, ordinal: bool) -> String;
    #[wasm_bindgen(js_name = listOf)]
    fn list_of(language: &str, items: &Array, unit: bool) -> String;
    #[wasm_bindgen(js_name = numberOf)]
    fn number_of(language: &str, number: f64, percent: bool) -> String;
}

/// The grammar of the browser's `Intl`.
#[derive(Clone, Copy, Debug)]
pub struct BrowserGrammar;

impl Grammar for BrowserGrammar {
    fn plural(&self, language: &str, number: i64, ordinal: bool) -> &'static str {
        match plural_of(locale(language), number as f64, ordinal).as_str() {
            "zero" => "zero",
            "one" => "one",
            "two" => "two",
            "few" => "few",
            "many" => "many",
            _ => "other",
        }
    }

    fn list(&self, language: &str, items: &[String], unit: bool) -> String {
        let items: Array = items.iter().map(|item| JsValue::from_str(item)).collect();
        list_of(locale(language), &items, unit)
    }

    fn number(&self, language: &str, number: i64, percent: bool) -> String {
        number_of(locale(language), number as f64, percent)
    }
}
