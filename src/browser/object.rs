//! JavaScript objects by the names of their members: for what `web_sys` has no stable binding, and for what only a part
//! of the app needs, because each binding makes the first load larger.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A member; `None` if it is missing.
pub fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

/// Sets a member.
pub fn set(object: &JsValue, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}

/// An object with these members.
pub fn object(members: impl IntoIterator<Item = (&'static str, JsValue)>) -> JsValue {
    let object = Object::new().into();
    for (name, value) in members {
        set(&object, name, &value);
    }
    object
}

/// Calls a method; `None` if it is missing or throws.
pub fn call(object: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    get(object, method)?.dyn_into::<Function>().ok()?.apply(object, arguments).ok()
}

/// Calls a method and waits for its promise. The error is what the promise was refused with, or undefined if there is
/// no promise.
pub async fn promised(object: &JsValue, method: &str, arguments: &Array) -> Result<JsValue, JsValue> {
    let promise = call(object, method, arguments).and_then(|promise| promise.dyn_into::<Promise>().ok());
    JsFuture::from(promise.ok_or(JsValue::UNDEFINED)?).await
}

/// Whether that with which a promise was refused says that somebody has cancelled.
pub fn is_cancelled(why: &JsValue) -> bool {
    get(why, "name").and_then(|name| name.as_string()).as_deref() == Some("AbortError")
}
