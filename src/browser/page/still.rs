//! Stills: what a table would show at some moment, copied into a page. Nothing can be done in a still, and nothing finds it
//! by what it stands for.

use js_sys::Array;
use leptos::html;
use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node, NodeList, window};

/// The attributes by which cards travel, actions are chosen and labels are found. A copy has none of them.
const OF_A_TABLE: [&str; 9] = [
    "data-card",
    "data-from",
    "data-place",
    "data-action",
    "data-ready",
    "data-key",
    "data-medal",
    "id",
    "tabindex",
];

/// Draws a view once, outside of the document, and copies into `place` what a selector finds of it, with the elements
/// around that. Its effects never run, and its handlers are not copied.
pub fn show_still(place: NodeRef<html::Div>, selector: &str, draw: impl FnOnce() -> AnyView + 'static) {
    if let Some(place) = place.get_untracked() {
        let _ = still(selector, draw).map(|still| place.replace_children_with_node_1(&still));
    }
}

fn still(selector: &str, draw: impl FnOnce() -> AnyView + 'static) -> Option<Node> {
    let easel: HtmlElement = window()?.document()?.create_element("div").ok()?.dyn_into().ok()?;
    let drawn = mount_to(easel.clone(), draw);
    let copy: Element = easel.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    drop(drawn);
    keep(&copy, &all::<Node>(&copy.query_selector_all(selector).ok()?));
    for element in all::<Element>(&copy.query_selector_all("*").ok()?) {
        for name in OF_A_TABLE {
            let _ = element.remove_attribute(name);
        }
    }
    Some(copy.into())
}

/// Removes from an element all but these and what is around them.
fn keep(element: &Node, wanted: &[Node]) {
    for child in all::<Node>(&element.child_nodes()) {
        if wanted.contains(&child) {
            continue;
        }
        if wanted.iter().any(|wanted| child.contains(Some(wanted))) {
            keep(&child, wanted);
        } else {
            let _ = element.remove_child(&child);
        }
    }
}

fn all<E: JsCast>(list: &NodeList) -> Vec<E> {
    Array::from(list).iter().filter_map(|one| one.dyn_into().ok()).collect()
}
