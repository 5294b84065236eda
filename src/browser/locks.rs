//! Which tab plays a table: `locks.js`.

use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/browser/locks.js")]
extern "C" {
    #[wasm_bindgen(js_name = acquireTable)]
    fn acquire(id: &str, tell: &Function);
    /// Takes the table from the tab that plays it.
    #[wasm_bindgen(js_name = stealTable)]
    pub fn steal_table();
    /// Lets another tab have the table.
    #[wasm_bindgen(js_name = releaseTable)]
    pub fn release_table();
}

/// Asks for a table in place of the one before. Tells whether it is this tab's, and again whenever that changes.
pub fn acquire_table(id: &str, tell: impl Fn(bool) + 'static) {
    let tell = Closure::<dyn Fn(bool)>::new(tell);
    acquire(id, tell.as_ref().unchecked_ref());
    tell.forget();
}
