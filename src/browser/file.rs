//! Texts that come in: a file that is chosen, a file or text that is dropped.

use js_sys::Function;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DragEvent, Event, File, HtmlInputElement};

#[wasm_bindgen(module = "/src/browser/file.js")]
extern "C" {
    #[wasm_bindgen(js_name = readPieces)]
    fn read_pieces(file: &File, tell: &Function, end: &Function);
}

/// Larger files are not read: thousands of records are not as long.
const MOST_BYTES: f64 = 67_108_864.0;
/// The longest text that is pasted or dropped, in bytes: twice the longest record. A browser takes seconds to lay out more.
const MOST_PASTED: usize = 2_000_000;

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
        None => then(data.get_data("text/plain").ok().filter(|text| text.len() <= MOST_PASTED)),
    }
}

/// Whether what is about to be pasted is too long; then it is not.
pub fn refuse_long_paste(event: &Event) -> bool {
    let data = js_sys::Reflect::get(event, &"clipboardData".into()).ok();
    let data = data.and_then(|data| data.dyn_into::<web_sys::DataTransfer>().ok());
    let text = data.and_then(|data| data.get_data("text/plain").ok());
    let is_long = text.is_some_and(|text| text.len() > MOST_PASTED);
    if is_long {
        event.prevent_default();
    }
    is_long
}

/// A text that was opened with the app or shared with it (`public/boot.js`), once.
pub fn incoming_text() -> Option<String> {
    let window = web_sys::window()?;
    let text = js_sys::Reflect::get(&window, &"incoming".into()).ok()?.as_string()?;
    let _ = js_sys::Reflect::delete_property(&window, &"incoming".into());
    Some(text)
}

/// Reads a file as text, piece by piece.
fn read(file: &File, then: impl FnOnce(Option<String>) + 'static) {
    if file.size() > MOST_BYTES {
        return then(None);
    }
    let text = Rc::new(RefCell::new(String::with_capacity(file.size() as usize)));
    let whole = text.clone();
    let tell = Closure::<dyn Fn(JsValue)>::new(move |piece: JsValue| {
        if let Some(piece) = piece.as_string() {
            text.borrow_mut().push_str(&piece);
        }
    })
    .into_js_value();
    let end = Closure::once_into_js(move |is_whole: bool| then(is_whole.then(|| whole.take())));
    read_pieces(file, tell.unchecked_ref(), end.unchecked_ref());
}
