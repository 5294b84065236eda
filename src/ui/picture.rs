//! Pictures drawn with the figure.

use crate::figure::{self, Pictogram};
use leptos::prelude::*;
use leptos::tachys::html::InertElement;
use std::cell::RefCell;

/// The content and the class of an `<svg>`, and its whole markup.
type Whole = (&'static str, &'static str, &'static str);

thread_local! {
    /// One per content and class. They live as long as the page.
    static WHOLE: RefCell<Vec<Whole>> = const { RefCell::new(Vec::new()) };
}

/// A pictogram, hidden from screen readers: the word beside it says the same.
pub fn pictogram(pictogram: Pictogram) -> impl IntoView {
    drawing(pictogram.markup(), "pictogram figure")
}

/// An athlete with the body of a group (1 to 5) and the pose of a discipline (0 to 4).
pub fn athlete(group: u8, pose: u8) -> impl IntoView {
    drawing(figure::athlete(group, pose), "pictogram figure")
}

/// A drawing of the figure with a class. Its markup is parsed once and cloned afterwards, which takes less than a third
/// of the time. A card has six of them.
pub fn drawing(markup: &'static str, class: &'static str) -> impl IntoView {
    let whole = WHOLE.with_borrow_mut(|wholes| {
        let made = wholes.iter().find(|(of, as_class, _)| std::ptr::eq(*of, markup) && *as_class == class);
        if let Some((_, _, whole)) = made {
            return *whole;
        }
        let whole =
            format!(r#"<svg class="{class}" viewBox="0 0 100 100" aria-hidden="true">{markup}</svg>"#);
        let whole: &'static str = whole.leak();
        wholes.push((markup, class, whole));
        whole
    });
    InertElement::new(whole)
}
