//! Style sheets that come with the program.

use js_sys::{Array, Function, Reflect};
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::window;

thread_local! {
    static WORN: Cell<bool> = const { Cell::new(false) };
}

/// Lets the page wear a sheet, over those it has; once.
pub fn wear(css: &str) {
    if !WORN.replace(true) {
        let _ = put_on(css);
    }
}

fn put_on(css: &str) -> Result<(), JsValue> {
    let document = window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let maker: Function = Reflect::get(&js_sys::global(), &"CSSStyleSheet".into())?.dyn_into()?;
    let sheet = Reflect::construct(&maker, &Array::new())?;
    let replace: Function = Reflect::get(&sheet, &"replaceSync".into())?.dyn_into()?;
    replace.call1(&sheet, &css.into())?;
    Reflect::set(&document, &"adoptedStyleSheets".into(), &Array::of1(&sheet))?;
    Ok(())
}
