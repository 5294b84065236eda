//! Which tab plays a table: `locks.js`.

use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(module = "/src/browser/locks.js")]
extern "C" {
    #[wasm_bindgen(js_name = ownTable)]
    fn own(id: &str, tell: &Function);
    /// Takes the table from the tab that plays it.
    #[wasm_bindgen(js_name = takeTable)]
    pub fn take_table();
    /// Lets another tab have the table.
    #[wasm_bindgen(js_name = leaveTable)]
    pub fn leave_table();
}

/// Asks for a table in place of the one before. Tells whether it is this tab's, and again whenever that changes.
pub fn own_table(id: &str, tell: impl Fn(bool) + 'static) {
    let tell = Closure::<dyn Fn(bool)>::new(tell);
    own(id, tell.as_ref().unchecked_ref());
    tell.forget();
}
