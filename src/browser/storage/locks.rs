//! Which tab plays a table, through `locks.js`.

use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/browser/storage/locks.js")]
extern "C" {
    #[wasm_bindgen(js_name = acquireTable)]
    fn acquire(id: &str, on_change: &Function);
    /// Steals the table from the tab that plays it.
    #[wasm_bindgen(js_name = stealTable)]
    pub fn steal_table();
    /// Releases the table for other tabs.
    #[wasm_bindgen(js_name = releaseTable)]
    pub fn release_table();
}

/// Requests a table and releases the previous one. Calls `on_change` with whether this tab holds the table, now and
/// whenever that changes.
pub fn acquire_table(id: &str, on_change: impl Fn(bool) + 'static) {
    let on_change = Closure::<dyn Fn(bool)>::new(on_change);
    acquire(id, on_change.as_ref().unchecked_ref());
    on_change.forget();
}
