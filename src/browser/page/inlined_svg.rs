//! Drawings as they look on the page, for pictures that know no style sheets.

use super::elements;
use crate::browser::object::{call, get};
use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{Element, window};

/// What a style sheet decides about a shape.
const PROPERTIES: [&str; 11] = [
    "color",
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-opacity",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
    "paint-order",
    "opacity",
];

/// A drawing with its colours written in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InlinedSvg {
    /// The markup, on a square of 100.
    pub markup: String,
    /// The colour of the tile that it is on.
    pub tile: Option<String>,
    /// A word on it.
    pub word: Option<String>,
}

/// The drawings in the elements that match a selector. Their shapes get attributes that say what the style sheets say;
/// they need not be visible.
pub fn inlined_svg(selector: &str) -> Vec<InlinedSvg> {
    let count = elements::<Element>(selector).len();
    (1..=count).map(|nth| one(&format!("{selector}:nth-child({nth})"))).collect()
}

fn one(holder: &str) -> InlinedSvg {
    let mut inked = InlinedSvg::default();
    for shape in elements::<Element>(&format!("{holder} svg, {holder} svg *")) {
        for name in PROPERTIES {
            if let Some(value) = computed(&shape, name) {
                let _ = shape.set_attribute(name, &value);
            }
        }
    }
    for drawing in elements::<Element>(&format!("{holder} svg:not(svg svg)")) {
        inked.markup += &get(&drawing, "outerHTML").and_then(|html| html.as_string()).unwrap_or_default();
    }
    let tile = elements::<Element>(&format!("{holder} > span"))
        .first()
        .and_then(|tile| computed(tile, "background-color"));
    inked.tile = tile.filter(|colour| !colour.starts_with("rgba(0, 0, 0, 0") && colour != "transparent");
    inked.word = elements::<Element>(&format!("{holder} b"))
        .first()
        .and_then(|word| get(word, "textContent")?.as_string());
    inked
}

/// The families of the page's typeface, as in CSS.
pub fn typeface() -> String {
    let body = elements::<Element>("body").first().and_then(|body| computed(body, "font-family"));
    body.unwrap_or_else(|| "sans-serif".to_owned())
}

/// A computed value of a style sheet; `None` if there is none.
fn computed(element: &Element, property: &str) -> Option<String> {
    let window: JsValue = window()?.into();
    let style = call(&window, "getComputedStyle", &Array::of1(element))?;
    call(&style, "getPropertyValue", &Array::of1(&property.into()))?
        .as_string()
        .filter(|value| !value.is_empty())
}
