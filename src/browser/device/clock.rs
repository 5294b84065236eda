//! Two clocks: one that only runs forward, for everything that waits or is timed, and the date, which may be set.

use crate::browser::object::{call, get};
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Milliseconds since the page was opened, whatever is done to the clock of the device.
pub fn elapsed_ms() -> u64 {
    now() as u64
}

/// Milliseconds since the Unix epoch, for dates. The difference of two may be anything.
pub fn now_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// The date of a moment where the device is, as in file names: 2026-05-03.
pub fn local_date(ms: u64) -> Option<String> {
    let window: JsValue = web_sys::window()?.into();
    let date = |ms: f64| {
        let arguments = Array::of2(&get(&window, "Date")?, &Array::of1(&ms.into()));
        call(&get(&window, "Reflect")?, "construct", &arguments)
    };
    let minutes = call(&date(ms as f64)?, "getTimezoneOffset", &Array::new())?.as_f64()?;
    let there = call(&date(ms as f64 - minutes * 60_000.0)?, "toISOString", &Array::new())?;
    there.as_string()?.split_once('T').map(|(date, _)| date.to_owned())
}
