//! Which tab plays a table, through `locks.js`.

use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/browser/storage/locks.js")]
extern "C" {
    #[wasm_bindgen(js_name = acquireTable)]
    fn acquire(id: &str, tell: &Function);
    /// Steals the table from the tab that plays it.
    #[wasm_bindgen(js_name = stealTable)]
    pub fn steal_table();
    /// Releases the table for other tabs.
    #[wasm_bindgen(js_name = releaseTable)]
    pub fn release_table();
}

/// Requests a table and releases the previous one. Calls `tell` with whether this tab holds the table, now and whenever
/// that changes.
pub fn acquire_table(id: &str, tell: impl Fn(bool) + 'static) {
    let tell = Closure::<dyn Fn(bool)>::new(tell);
    acquire(id, tell.as_ref().unchecked_ref());
    tell.forget();
}
