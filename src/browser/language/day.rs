//! Days in words, through `intl.js`.

use pentathlon_engine::daily::Date;
use pentathlon_engine::table::Timestamp;
use pentathlon_messages::locale;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/browser/language/intl.js")]
extern "C" {
    #[wasm_bindgen(js_name = dayOf)]
    fn day_of(language: &str, ms: f64) -> String;
    #[wasm_bindgen(js_name = longDayOf)]
    fn long_day_of(language: &str, ms: f64) -> String;
    #[wasm_bindgen(js_name = timeOf)]
    fn time_of(language: &str, ms: f64) -> String;
}

/// The day of a moment, as one says it in a language: 3 May.
pub fn day(language: &str, moment: Timestamp) -> String {
    day_of(british(language), moment.ms() as f64)
}

/// A date, with the whole name of its month: 3 May.
pub fn long_day(language: &str, date: Date) -> String {
    long_day_of(british(language), date.in_greenwich().ms() as f64)
}

/// The time of day of such a moment: 17:05.
pub fn time(language: &str, moment: Timestamp) -> String {
    time_of(british(language), moment.ms() as f64)
}

/// The English of the app is British.
fn british(language: &str) -> &str {
    match locale(language) {
        "en" => "en-GB",
        other => other,
    }
}
