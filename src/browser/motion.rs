//! Things that travel: from where they were to where they are.
//!
//! What can travel carries its identity in `data-card`, and places from which or to which things travel are called by
//! `data-place`. Only what the viewer may know has an identity: it reveals nothing that is not on the screen.
//! First, last, invert, play: everything is drawn where it belongs, and then moved back to where it was and let go.
//! Only transform and opacity change.

use js_sys::{Array, Function, Object, Promise, Reflect};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DomRect, Element, HtmlElement, window};

/// Slow in, quick out: a card that is laid down.
const EASING: &str = "cubic-bezier(.3, .1, .2, 1)";
/// So long it takes at most until a view is drawn, in milliseconds.
const DRAWN_MS: u32 = 400;

thread_local! {
    /// Where everything was before the view was drawn again.
    static BEFORE: RefCell<Vec<(String, DomRect)>> = const { RefCell::new(Vec::new()) };
    /// The animations that hide things while copies of them travel.
    static HIDING: RefCell<Vec<JsValue>> = const { RefCell::new(Vec::new()) };
}

fn all(selector: &str) -> Vec<HtmlElement> {
    let list =
        window().and_then(|w| w.document()).and_then(|document| document.query_selector_all(selector).ok());
    let Some(list) = list else { return Vec::new() };
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}

fn card_of(element: &Element) -> Option<String> {
    element.get_attribute("data-card").filter(|card| !card.is_empty())
}

fn place(name: &str) -> Option<DomRect> {
    let document = window().and_then(|w| w.document())?;
    let place = document.query_selector(&format!("[data-place=\"{name}\"]")).ok().flatten()?;
    Some(place.get_bounding_client_rect())
}

/// Remembers where everything is, before a view is drawn.
pub fn capture_rects() {
    let now = all("[data-card]")
        .into_iter()
        .filter_map(|element| Some((card_of(&element)?, element.get_bounding_client_rect())))
        .collect();
    BEFORE.set(now);
}

/// Lets everything that the view has drawn elsewhere than before, or that comes from a place, travel there in `ms`
/// milliseconds.
///
/// All is measured before anything moves: measuring after a change would lay the whole page out again.
pub fn play_flip(ms: u32) {
    let before = BEFORE.take();
    let way = |element: HtmlElement| {
        let card = card_of(&element)?;
        let was = before.iter().find(|(name, _)| *name == card).map(|(_, rect)| rect.clone());
        let from = was.or_else(|| place(&element.get_attribute("data-from")?))?;
        let to = element.get_bounding_client_rect();
        Some((element, from, to))
    };
    let ways: Vec<(HtmlElement, DomRect, DomRect)> = all("[data-card]").into_iter().filter_map(way).collect();
    for (element, from, to) in ways {
        fly(&element, &from, &to, ms, true);
    }
    for hiding in HIDING.take() {
        call(&hiding, "cancel", &Array::new());
    }
}

/// Sends a copy of a thing to a place; the thing itself is hidden until then. Returns whether there was anything to send.
pub fn animate_exit(card: &str, to: &str, ms: u32) -> bool {
    let mut things = all("[data-card]").into_iter();
    let thing = things.find(|element| element.get_attribute("data-card").as_deref() == Some(card));
    let (Some(thing), Some(to)) = (thing, place(to)) else { return false };
    let here = thing.get_bounding_client_rect();
    let copy = thing.clone_node_with_deep(true).ok().and_then(|copy| copy.dyn_into::<HtmlElement>().ok());
    // In the thing's own screen, so that it has the same colours, and in a box of its own: nothing else is laid out again.
    let flights =
        thing.closest("main").ok().flatten().and_then(|main| main.query_selector(".flights").ok()?);
    let (Some(copy), Some(flights)) = (copy, flights) else { return false };
    empty_what_rests(&thing, &copy);
    // The copy is a picture: it cannot be tapped, heard, or taken for the thing.
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
    // Until the view without it is drawn: `play_flip` shows what is still there then.
    let hiding = animate(&thing, &[&[("opacity", "0")], &[("opacity", "0")]], ms + DRAWN_MS);
    HIDING.with_borrow_mut(|all| all.push(hiding));
    gloo_timers::callback::Timeout::new(ms, move || copy.remove()).forget();
    true
}

/// Empties the part of a copy that nobody reads in flight (`data-static`) and keeps its size: painting it for a third of a
/// second delayed frames.
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

/// Moves an element that stands at one end of its way: at the last (`arrives`), or at the first.
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
    // In percent: writing fractions would cost the first load five kilobytes.
    let percent = (scale * 100.0) as i32;
    let away =
        format!("translate({}, {}) scale({}.{:02})", pixels(dx), pixels(dy), percent / 100, percent % 100);
    let (first, last) = if arrives { (away.as_str(), "none") } else { ("none", away.as_str()) };
    animate(element, &[&[("transform", first)], &[("transform", last)]], ms);
}

fn pixels(length: f64) -> String {
    format!("{}px", length as i32)
}

/// Plays keyframes on an element once.
fn animate(element: &Element, frames: &[&[(&str, &str)]], ms: u32) -> JsValue {
    let keyframes: Array = frames.iter().map(|properties| object(properties)).collect();
    let options = object(&[("easing", EASING)]);
    let _ = Reflect::set(&options, &"duration".into(), &ms.into());
    // `animate` is older than the platforms we run on, but not yet among the stable bindings.
    call(element, "animate", &Array::of2(&keyframes, &options))
}

/// Calls a method that has no stable binding; nothing happens where there is none.
fn call(object: &JsValue, method: &str, arguments: &Array) -> JsValue {
    let function = Reflect::get(object, &method.into()).ok().and_then(|f| f.dyn_into::<Function>().ok());
    function.and_then(|function| function.apply(object, arguments).ok()).unwrap_or_default()
}

fn object(properties: &[(&str, &str)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        let _ = Reflect::set(&object, &JsValue::from_str(name), &JsValue::from_str(value));
    }
    object.into()
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

/// Forces a layout, so that the time it takes is measured with the step that caused it.
pub fn lay_out() {
    if let Some(body) = window().and_then(|window| window.document()).and_then(|document| document.body()) {
        let _ = body.get_bounding_client_rect();
    }
}

/// Does something when the next animation frame has been shown: whatever then asks where things are has nothing to wait for.
pub fn after_next_frame(act: impl FnOnce() + 'static) {
    leptos::prelude::request_animation_frame(move || {
        gloo_timers::callback::Timeout::new(0, act).forget();
    });
}

/// Whether the device asks for little motion.
pub fn device_is_still() -> bool {
    window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten())
        .is_some_and(|query| query.matches())
}
