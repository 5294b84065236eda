//! Asking what something is: a finger or a pen that rests on it, a right click, or the focus.

use super::active;
use super::touch_guard::ignore_this_touch;
use crate::browser::listen;
use pentathlon_messages::MessageId;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

/// How long a finger or a pen rests, in milliseconds.
const REST_MS: f64 = 600.0;
/// How far it may move meanwhile, in CSS pixels.
const STILL: i32 = 10;

/// Transparent buttons over several things.
const COVERS: &str = ".covering, .row-look";

/// A kind of thing that can be asked about: its selector, and the passage of the rules about it.
pub struct Topic(pub &'static str, pub MessageId);

/// Something that was asked about.
#[derive(Clone, PartialEq, Debug)]
pub struct AskedThing {
    /// The number of its topic.
    pub topic: usize,
    /// What screen readers call it, if it has a name.
    pub name: Option<String>,
}

/// A finger or a pen on the screen: since when, where, and on what.
struct Resting {
    since_ms: f64,
    x: i32,
    y: i32,
    element: Element,
}

/// Calls `then` with what somebody asks about within the element `within`: the first of the `topics` whose
/// selector matches the touched element or one around it. While `is_on` is false, a touch is only a touch.
pub fn on_ask(
    within: &'static str,
    topics: &'static [Topic],
    is_on: impl Fn() -> bool + 'static,
    then: impl Fn(AskedThing) + 'static,
) {
    let ask: Rc<dyn Fn(&Element) -> bool> = Rc::new(move |element| {
        let is_inside = element.closest(within).ok().flatten().is_some();
        let asked = find(element, topics).filter(|_| is_inside && is_on());
        let is_found = asked.is_some();
        if let Some(asked) = asked {
            then(asked);
        }
        is_found
    });
    let came_down: Rc<RefCell<Option<Resting>>> = Rc::default();
    // Most browsers tell of a finger that rests as of a right click.
    let (answers, told) = (ask.clone(), came_down.clone());
    listen("contextmenu", move |event| {
        told.take();
        let Some(element) = target(event) else { return };
        if answers(&element) {
            event.prevent_default();
            // Lifting the finger must not tap what is below it.
            ignore_this_touch();
        } else if find(&element, topics).is_some() {
            event.prevent_default();
        }
    });
    // Those on phones by Apple do not, and of a pen few: there it is asked when the finger or the pen is lifted.
    let down = came_down.clone();
    listen("pointerdown", move |event| {
        let touch = event.dyn_ref::<PointerEvent>().filter(|pointer| pointer.pointer_type() != "mouse");
        let at = touch.and_then(|touch| {
            let (x, y) = (touch.client_x(), touch.client_y());
            Some(Resting { since_ms: event.time_stamp(), x, y, element: target(event)? })
        });
        down.replace(at);
    });
    let up = came_down.clone();
    listen("pointerup", move |event| {
        let Some(pointer) = event.dyn_ref::<PointerEvent>() else { return };
        let rested = up.take().filter(|finger| {
            let across = (pointer.client_x() - finger.x).abs();
            let down = (pointer.client_y() - finger.y).abs();
            across.max(down) <= STILL && event.time_stamp() - finger.since_ms >= REST_MS
        });
        // What came under the finger meanwhile, as a hand does when the curtain is held, was not asked about.
        if rested.is_some_and(|finger| finger.element.is_connected() && ask(&finger.element)) {
            ignore_this_touch();
        }
    });
    listen("pointercancel", move |_| {
        came_down.take();
    });
}

/// What the focus is on, as something to ask about.
pub fn focused_thing(topics: &[Topic]) -> Option<AskedThing> {
    let focused: Element = active()?.into();
    find(&focused, topics)
}

/// The element at the place of a pointer, under what only covers it to be tapped as a whole.
fn target(event: &Event) -> Option<Element> {
    let pointer = event.dyn_ref::<MouseEvent>()?;
    let document = web_sys::window()?.document()?;
    let all = document.elements_from_point(pointer.client_x() as f32, pointer.client_y() as f32);
    let elements = all.iter().filter_map(|element| element.dyn_into::<Element>().ok());
    elements.into_iter().find(|element| element.matches(COVERS) == Ok(false))
}

fn find(element: &Element, topics: &[Topic]) -> Option<AskedThing> {
    topics.iter().enumerate().find_map(|(topic, Topic(selector, _))| {
        let thing = element.closest(selector).ok().flatten()?;
        let name = thing.get_attribute("aria-label").filter(|name| !name.is_empty());
        Some(AskedThing { topic, name })
    })
}
