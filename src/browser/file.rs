//! Texts that come in: a file that is chosen, a file or text that is dropped.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DragEvent, Event, File, HtmlInputElement};

/// Larger files are not read: thousands of records are not as long.
const MOST_BYTES: f64 = 16_777_216.0;

/// Reads the file that was chosen in an input; `None` if it is too large or cannot be read.
pub fn chosen_file(event: &Event, then: impl FnOnce(Option<String>) + 'static) {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(file) = input.as_ref().and_then(HtmlInputElement::files).and_then(|files| files.get(0)) else {
        return;
    };
    read(&file, then);
    // The same file may be chosen again, after it was changed.
    if let Some(input) = input {
        input.set_value("");
    }
}

/// Reads what was dropped, in place of the browser, which would leave the page for it.
pub fn dropped(event: &DragEvent, then: impl FnOnce(Option<String>) + 'static) {
    event.prevent_default();
    let Some(data) = event.data_transfer() else { return };
    match data.files().and_then(|files| files.get(0)) {
        Some(file) => read(&file, then),
        None => then(data.get_data("text/plain").ok()),
    }
}

/// A text that was opened with the app or shared with it (`public/boot.js`), once.
pub fn incoming_text() -> Option<String> {
    let window = web_sys::window()?;
    let text = js_sys::Reflect::get(&window, &"incoming".into()).ok()?.as_string()?;
    let _ = js_sys::Reflect::delete_property(&window, &"incoming".into());
    Some(text)
}

fn read(file: &File, then: impl FnOnce(Option<String>) + 'static) {
    if file.size() > MOST_BYTES {
        return then(None);
    }
    let text = JsFuture::from(file.text().unchecked_into::<js_sys::Promise<JsValue>>());
    leptos::task::spawn_local(async move { then(text.await.ok().and_then(|text| text.as_string())) });
}
