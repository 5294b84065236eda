//! Stands in for the package `wasm-streams`. Only Leptos's server functions use it, and this app has none; but it exports
//! classes to JavaScript, so that all of it would be in every build. `xtask/src/build/split.rs` refuses a build that uses this.

use futures_util::Stream;
use futures_util::stream::{Empty, empty};
use wasm_bindgen::{JsCast, JsValue};

/// A stream without anything in it.
#[derive(Debug)]
pub struct ReadableStream(web_sys::ReadableStream);

impl ReadableStream {
    /// Wraps a stream of the browser.
    pub fn from_raw(raw: web_sys::ReadableStream) -> Self {
        Self(raw)
    }

    /// Forgets a stream of Rust.
    pub fn from_stream(_: impl Stream<Item = Result<JsValue, JsValue>> + 'static) -> Self {
        Self(JsValue::UNDEFINED.unchecked_into())
    }

    /// The stream of the browser.
    pub fn into_raw(self) -> web_sys::ReadableStream {
        self.0
    }

    /// A stream that ends at once.
    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        empty()
    }
}
