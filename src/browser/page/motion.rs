//! FLIP animations: first, last, invert, play. Each element is rendered in its new place, moved back to its old one
//! with a transform, and animated to the new one.
//!
//! An element that can move carries its identity in `data-card`. A place that elements move from or to is named by
//! `data-place`. Only what the viewer may know has an identity, so it reveals nothing that is not on screen. Only
//! transform and opacity change.

use super::elements;
use super::rects::pixels;
use crate::browser::object::{call, object};
use js_sys::{Array, Promise};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomRect, Element, HtmlElement, window};

/// Slow start, quick end: a card being laid down.
const EASING: &str = "cubic-bezier(.3, .1, .2, 1)";
/// Just before a card lies it is a little nearer to the eye, and is then put down.
const LIFTED: &str = "scale(1.05)";
/// The longest time until a view is rendered, in milliseconds.
const DRAWN_MS: u32 = 400;

thread_local! {
    /// Where each element was before the view is rendered again.
    static BEFORE: RefCell<Vec<(String, DomRect)>> = const { RefCell::new(Vec::new()) };
    /// The animations that hide elements while their copies move.
    static HIDING: RefCell<Vec<JsValue>> = const { RefCell::new(Vec::new()) };
}

fn card_of(element: &Element) -> Option<String> {
    element.get_attribute("data-card").filter(|card| !card.is_empty())
}

fn spot_rect(name: &str) -> Option<DomRect> {
    let document = window().and_then(|w| w.document())?;
    let place = document.query_selector(&format!("[data-place=\"{name}\"]")).ok().flatten()?;
    Some(place.get_bounding_client_rect())
}

/// Stores where each element is, before a view is rendered.
pub fn capture_rects() {
    let now = elements::<HtmlElement>("[data-card]")
        .into_iter()
        .filter_map(|element| Some((card_of(&element)?, element.get_bounding_client_rect())))
        .collect();
    BEFORE.set(now);
}

/// Moves each element to its new position from its old one, or from the place it comes from, in `ms` milliseconds.
///
/// All measurements come first: measuring after a change would trigger another layout of the page.
pub fn play_flip(ms: u32) {
    let before = BEFORE.take();
    let way = |element: HtmlElement| {
        let card = card_of(&element)?;
        let was = before.iter().find(|(name, _)| *name == card).map(|(_, rect)| rect.clone());
        let from = was.or_else(|| spot_rect(&element.get_attribute("data-from")?))?;
        let to = element.get_bounding_client_rect();
        Some((element, from, to))
    };
    let ways: Vec<(HtmlElement, DomRect, DomRect)> =
        elements::<HtmlElement>("[data-card]").into_iter().filter_map(way).collect();
    for (element, from, to) in ways {
        fly(&element, &from, &to, ms, true);
    }
    for hiding in HIDING.take() {
        let _ = call(&hiding, "cancel", &Array::new());
    }
}

/// Moves a copy of an element to a place and hides the element meanwhile. Returns whether there was an element to move.
pub fn animate_exit(card: &str, to: &str, ms: u32) -> bool {
    let mut things = elements::<HtmlElement>("[data-card]").into_iter();
    let thing = things.find(|element| element.get_attribute("data-card").as_deref() == Some(card));
    let (Some(thing), Some(to)) = (thing, spot_rect(to)) else { return false };
    let here = thing.get_bounding_client_rect();
    let copy = thing.clone_node_with_deep(true).ok().and_then(|copy| copy.dyn_into::<HtmlElement>().ok());
    // In the screen of the element for the same colours, and in a box of its own so that nothing else is laid out
    // again.
    let flights =
        thing.closest("main").ok().flatten().and_then(|main| main.query_selector(".flights").ok()?);
    let (Some(copy), Some(flights)) = (copy, flights) else { return false };
    empty_what_rests(&thing, &copy);
    // The copy is only for the eye: it cannot be tapped, read aloud, or mistaken for the element.
    for name in ["data-card", "data-action", "data-ready", "id"] {
        let _ = copy.remove_attribute(name);
    }
    let _ = copy.set_attribute("aria-hidden", "true");
    let _ = copy.set_attribute("inert", "");
    let _ = copy.class_list().add_1("in-flight");
    let (style, origin) = (copy.style(), flights.get_bounding_client_rect());
    for (property, value) in [
        ("left", here.left() - origin.left()),
        ("top", here.top() - origin.top()),
        ("width", here.width()),
        ("height", here.height()),
        ("--size", here.width()),
    ] {
        let _ = style.set_property(property, &pixels(value));
    }
    if flights.append_child(&copy).is_err() {
        return false;
    }
    fly(&copy, &here, &to, ms, false);
    // Until the view without it is rendered. `play_flip` shows the elements that remain.
    let hiding = animate(&thing, &[&[("opacity", "0")], &[("opacity", "0")]], ms + DRAWN_MS);
    HIDING.with_borrow_mut(|all| all.push(hiding));
    gloo_timers::callback::Timeout::new(ms, move || copy.remove()).forget();
    true
}

/// Empties the part of a copy that nobody can read while it moves (`data-static`), and keeps its size. Painting that
/// part for a third of a second delayed frames.
fn empty_what_rests(thing: &HtmlElement, copy: &HtmlElement) {
    let (Ok(Some(rests)), Ok(Some(emptied))) =
        (thing.query_selector("[data-static]"), copy.query_selector("[data-static]"))
    else {
        return;
    };
    emptied.set_text_content(None);
    if let Ok(emptied) = emptied.dyn_into::<HtmlElement>() {
        let _ = emptied.style().set_property("height", &pixels(rests.get_bounding_client_rect().height()));
    }
}

/// Animates an element from one rectangle to another. It is laid out at the end of its way (`arrives`) or at the start.
fn fly(element: &Element, from: &DomRect, to: &DomRect, ms: u32, arrives: bool) {
    let (stands, other) = if arrives { (to, from) } else { (from, to) };
    if stands.width() < 1.0 || other.width() < 1.0 {
        return;
    }
    let middle = |rect: &DomRect| (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
    let ((x, y), (other_x, other_y)) = (middle(stands), middle(other));
    let (dx, dy) = (other_x - x, other_y - y);
    let scale = (other.height().min(other.width()) / stands.height().min(stands.width())).clamp(0.2, 2.0);
    if dx.abs() < 2.0 && dy.abs() < 2.0 && (scale - 1.0).abs() < 0.05 {
        return;
    }
    // In percent, because formatting a float would add five kilobytes to the first load.
    let percent = (scale * 100.0) as i32;
    let away =
        format!("translate({}, {}) scale({}.{:02})", pixels(dx), pixels(dy), percent / 100, percent % 100);
    let (first, last) = if arrives { (away.as_str(), "none") } else { ("none", away.as_str()) };
    // What only makes room for another card stays on the table.
    if dx.abs() + dy.abs() < stands.width() + stands.height() {
        animate(element, &[&[("transform", first)], &[("transform", last)]], ms);
        return;
    }
    let lifted = if arrives { LIFTED.to_owned() } else { format!("{away} {LIFTED}") };
    let lifted = [("transform", lifted.as_str()), ("offset", "0.9")];
    animate(element, &[&[("transform", first)], &lifted, &[("transform", last)]], ms);
}

/// Plays keyframes on an element once.
fn animate(element: &Element, frames: &[&[(&'static str, &str)]], ms: u32) -> JsValue {
    let frame = |properties: &&[(&'static str, &str)]| {
        object(properties.iter().map(|&(name, value)| (name, value.into())))
    };
    let keyframes: Array = frames.iter().map(frame).collect();
    let options = object([("easing", EASING.into()), ("duration", ms.into())]);
    // All our platforms support `animate`, but its binding in `web_sys` is unstable.
    call(element, "animate", &Array::of2(&keyframes, &options)).unwrap_or_default()
}

/// Waits until just before the next animation frame is shown.
pub async fn animation_frame() {
    let soon = Promise::new(&mut |then, _| {
        if let Some(window) = window() {
            let _ = window.request_animation_frame(&then);
        }
    });
    let _ = JsFuture::from(soon).await;
}

/// Forces a layout, so that its time is counted in the step that caused it.
pub fn lay_out() {
    if let Some(body) = window().and_then(|window| window.document()).and_then(|document| document.body()) {
        let _ = body.get_bounding_client_rect();
    }
}

/// Runs `act` after the next animation frame, when measuring triggers no layout.
pub fn after_next_frame(act: impl FnOnce() + 'static) {
    leptos::prelude::request_animation_frame(move || {
        gloo_timers::callback::Timeout::new(0, act).forget();
    });
}
