//! Text from outside: a chosen file, or a dropped file or text.

use js_sys::Function;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, DragEvent, Event, HtmlInputElement};

#[wasm_bindgen(module = "/src/browser/input/file.js")]
extern "C" {
    #[wasm_bindgen(js_name = readPieces)]
    fn read_pieces(file: &Blob, on_piece: &Function, end: &Function);
}

/// Larger files are not read. All records that a device can save fit in this size.
const MAX_BYTES: f64 = 16_777_216.0;
/// The longest text that may be pasted or dropped, in bytes: twice the longest record. A browser takes seconds to lay
/// out more.
const MAX_PASTED: usize = 2_000_000;

/// Reads the file chosen in an input; `None` if it is too large or cannot be read.
pub fn chosen_file(event: &Event, then: impl FnOnce(Option<String>) + 'static) {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(file) = input.as_ref().and_then(HtmlInputElement::files).and_then(|files| files.get(0)) else {
        return;
    };
    read(&file, then);
    // Otherwise choosing the same file again fires no event.
    if let Some(input) = input {
        input.set_value("");
    }
}

/// Reads what was dropped. The browser's default would leave the page for it.
pub fn dropped(event: &DragEvent, then: impl FnOnce(Option<String>) + 'static) {
    event.prevent_default();
    let Some(data) = event.data_transfer() else { return };
    match data.files().and_then(|files| files.get(0)) {
        Some(file) => read(&file, then),
        None => then(data.get_data("text/plain").ok().filter(|text| text.len() <= MAX_PASTED)),
    }
}

/// Prevents a paste that is too long, and returns whether it did.
pub fn refuse_long_paste(event: &Event) -> bool {
    let data = js_sys::Reflect::get(event, &"clipboardData".into()).ok();
    let data = data.and_then(|data| data.dyn_into::<web_sys::DataTransfer>().ok());
    let text = data.and_then(|data| data.get_data("text/plain").ok());
    let is_long = text.is_some_and(|text| text.len() > MAX_PASTED);
    if is_long {
        event.prevent_default();
    }
    is_long
}

/// Reads what was opened or shared with the app (`public/boot.js`), once.
pub fn incoming(then: impl FnOnce(Option<String>) + 'static) {
    let Some(window) = web_sys::window() else { return };
    let name = "incoming".into();
    let file = js_sys::Reflect::get(&window, &name).ok().and_then(|file| file.dyn_into::<Blob>().ok());
    if let Some(file) = file {
        let _ = js_sys::Reflect::delete_property(&window, &name);
        read(&file, then);
    }
}

/// Reads a file as text, in chunks.
fn read(file: &Blob, then: impl FnOnce(Option<String>) + 'static) {
    if file.size() > MAX_BYTES {
        return then(None);
    }
    let text = Rc::new(RefCell::new(String::with_capacity(file.size() as usize)));
    let whole = text.clone();
    let on_piece = Closure::<dyn Fn(JsValue)>::new(move |piece: JsValue| {
        if let Some(piece) = piece.as_string() {
            text.borrow_mut().push_str(&piece);
        }
    })
    .into_js_value();
    let end = Closure::once_into_js(move |is_whole: bool| then(is_whole.then(|| whole.take())));
    read_pieces(file, on_piece.unchecked_ref(), end.unchecked_ref());
}
