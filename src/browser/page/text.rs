//! The text of a page: reading it, comparing it, and going to a paragraph.

use super::elements;
use js_sys::JsString;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

/// The class of the paragraph that was gone to last.
const FOUND: &str = "found";

/// The elements that a selector finds, in the order of the page: the name of each in capitals, such as `P`, and its text.
pub fn texts(selector: &str) -> Vec<(String, String)> {
    let all = elements::<Element>(selector);
    all.iter().map(|element| (element.tag_name(), element.text_content().unwrap_or_default())).collect()
}

/// Goes to one of the elements that a selector finds, by its number, and marks it with the class `found`.
pub fn go_to(selector: &str, number: usize) {
    let all = elements::<Element>(selector);
    for element in &all {
        let _ = element.class_list().remove_1(FOUND);
    }
    if let Some(element) = all.get(number) {
        let _ = element.class_list().add_1(FOUND);
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Start);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// A text in small letters without accents, as it is compared. The browser knows the letters of all languages.
pub fn folded(text: &str) -> String {
    let apart: String = JsString::from(text).to_lower_case().normalize("NFD").into();
    apart.chars().filter(|letter| !('\u{300}'..='\u{36f}').contains(letter)).collect()
}
