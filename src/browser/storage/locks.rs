//! Which tab plays a table, and which one begins something, through `locks.js`.

use js_sys::{Function, Promise};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

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
    #[wasm_bindgen(js_name = acquireLock)]
    fn lock(name: &str) -> Promise;
}

/// What no other tab begins meanwhile, until it is dropped.
#[derive(Debug)]
pub struct Lock(JsValue);

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(end) = self.0.dyn_ref::<Function>() {
            let _ = end.call0(&JsValue::NULL);
        }
    }
}

/// Waits until no other tab has the lock of that name.
pub async fn acquire_lock(name: &str) -> Lock {
    Lock(JsFuture::from(lock(name)).await.unwrap_or_default())
}

/// Requests a table and releases the previous one. Calls `on_change` with whether this tab holds the table, now and
/// whenever that changes.
pub fn acquire_table(id: &str, on_change: impl Fn(bool) + 'static) {
    let on_change = Closure::<dyn Fn(bool)>::new(on_change);
    acquire(id, on_change.as_ref().unchecked_ref());
    on_change.forget();
}
