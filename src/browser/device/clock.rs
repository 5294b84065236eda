//! Two clocks: one that only runs forward, for everything that waits or is timed, and the date, which may be set.

use crate::browser::object::{call, get};
use js_sys::Array;
use pentathlon_engine::table::Timestamp;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn since_opened() -> f64;
}

/// Milliseconds since the page was opened, whatever is done to the clock of the device.
pub fn elapsed_ms() -> u64 {
    since_opened() as u64
}

/// The present moment, by the clock of the device. The difference of two may be anything.
pub fn now() -> Timestamp {
    Timestamp::from_ms(js_sys::Date::now() as u64)
}

/// The date of a moment where the device is, as in file names: 2026-05-03.
pub fn local_date(moment: Timestamp) -> Option<String> {
    let window: JsValue = web_sys::window()?.into();
    let date = |ms: f64| {
        let arguments = Array::of2(&get(&window, "Date")?, &Array::of1(&ms.into()));
        call(&get(&window, "Reflect")?, "construct", &arguments)
    };
    let minutes = call(&date(moment.ms() as f64)?, "getTimezoneOffset", &Array::new())?.as_f64()?;
    let there = call(&date(moment.ms() as f64 - minutes * 60_000.0)?, "toISOString", &Array::new())?;
    there.as_string()?.split_once('T').map(|(date, _)| date.to_owned())
}
