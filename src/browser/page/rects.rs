//! Where elements are on the screen.

use super::elements;
use web_sys::{Element, window};

/// A rectangle on the screen, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ScreenRect {
    /// The distance from the left edge of the screen.
    pub left: f64,
    /// The distance from its top.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl ScreenRect {
    /// Where an element is, in whole pixels.
    fn of(element: &Element) -> Self {
        let rect = element.get_bounding_client_rect();
        Self {
            left: rect.left().round(),
            top: rect.top().round(),
            width: rect.width().round(),
            height: rect.height().round(),
        }
    }

    /// The right edge.
    pub fn right(self) -> f64 {
        self.left + self.width
    }

    /// The bottom edge.
    pub fn bottom(self) -> f64 {
        self.top + self.height
    }
}

/// The visible elements that a selector matches, in whole pixels. An element without a box of its own counts as its
/// children.
pub fn rects(selector: &str) -> Vec<ScreenRect> {
    let mut found = Vec::new();
    for element in elements::<Element>(selector) {
        let children = element.children();
        let own = ScreenRect::of(&element);
        if own.width >= 1.0 && own.height >= 1.0 {
            found.push(own);
        } else {
            let children = (0..children.length()).filter_map(|index| children.item(index));
            found.extend(children.map(|child| ScreenRect::of(&child)).filter(|rect| rect.width >= 1.0));
        }
    }
    found
}

/// Scrolls as little as needed to have an element in sight.
pub fn bring_into_sight(selector: &str) {
    let (width, height) = screen_size();
    let is_out = |rect: ScreenRect| {
        rect.top < 0.0 || rect.left < 0.0 || rect.bottom() > height || rect.right() > width
    };
    if let Some(element) =
        elements::<Element>(selector).into_iter().find(|element| is_out(ScreenRect::of(element)))
    {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Nearest);
        options.set_inline(web_sys::ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// A length for the style sheet, in whole CSS pixels. Code that prints fractions is larger than most of the screens.
pub fn pixels(length: f64) -> String {
    format!("{}px", length as i32)
}

/// The size of the screen, in CSS pixels.
pub fn screen_size() -> (f64, f64) {
    let size =
        |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0);
    window().map_or((0.0, 0.0), |window| (size(window.inner_width()), size(window.inner_height())))
}
