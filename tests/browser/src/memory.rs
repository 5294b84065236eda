//! The page's storage on the device.

use serde_json::{Value, json};

use crate::Page;

impl Page {
    /// The value of a key in the page's storage.
    #[track_caller]
    pub fn stored(&self, key: &str) -> Option<String> {
        self.run("return localStorage.getItem(arguments[0]);", &[json!(key)]).as_str().map(str::to_owned)
    }

    /// All keys in the page's storage, sorted.
    #[track_caller]
    pub fn stored_keys(&self) -> Vec<String> {
        let keys = self.run("return Object.keys(localStorage).sort();", &[]);
        keys.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }
}
