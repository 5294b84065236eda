//! Guards against held keys, before anything else gets them. A key acts once, however long it is held; and when what is
//! on the screen has changed, nothing acts until every key is up ([`await_keys_up`]): whoever held Enter at the curtain
//! has chosen nothing behind it. Keys that only move about repeat as always, and clicks without a key, as screen readers
//! make them, always count. A key of a composition is the field's alone.

use super::is_typing;
use super::touch_guard::capture;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, KeyboardEvent, Window};

/// A key that is down.
struct HeldKey {
    code: String,
    /// What had the focus when it was pressed.
    target: Option<EventTarget>,
    is_ignored: bool,
}

thread_local! {
    static HELD: RefCell<Vec<HeldKey>> = const { RefCell::new(Vec::new()) };
    /// Whether nothing acts until every key is up.
    static WAITS: Cell<bool> = const { Cell::new(false) };
}

/// Ignores all keys until those that are down now are up.
pub fn await_keys_up() {
    WAITS.set(HELD.with_borrow(|held| !held.is_empty()));
}

/// Prepares the guard. The app calls it once.
pub fn prepare_key_guard() {
    capture("keydown", pressed);
    capture("keyup", released);
    // Another window gets the keys that come up now.
    capture("visibilitychange", |_| let_go());
    capture("blur", |event| {
        if event.target().is_some_and(|target| target.has_type::<Window>()) {
            let_go();
        }
    });
}

fn let_go() {
    HELD.take();
    WAITS.set(false);
}

fn pressed(event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    if is_composing(key) {
        return event.stop_immediate_propagation();
    }
    if !is_command(key) {
        return;
    }
    let code = code(key);
    // WebKitGTK does not say what is a repeat.
    let is_held = HELD.with_borrow(|held| held.iter().any(|key| key.code == code));
    let is_ignored = is_held || key.repeat() || WAITS.get();
    // Extensions may make a key go down that never comes up.
    if !is_held && event.is_trusted() {
        HELD.with_borrow_mut(|held| held.push(HeldKey { code, target: event.target(), is_ignored }));
    }
    if is_ignored {
        ignore(event);
    }
}

fn released(event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    let code = code(key);
    let down = HELD.with_borrow_mut(|held| {
        let at = held.iter().position(|key| key.code == code)?;
        Some(held.swap_remove(at))
    });
    // Space clicks when it comes up, which in some browsers is enough.
    let began_here = down.is_some_and(|down| !down.is_ignored && down.target == event.target());
    if event.is_trusted() && key.key() == " " && !began_here && is_command(key) {
        ignore(event);
    }
    // On a Mac no other key comes up while this one is down.
    if key.key() == "Meta" || HELD.with_borrow(Vec::is_empty) {
        let_go();
    }
}

fn ignore(event: &Event) {
    event.stop_immediate_propagation();
    event.prevent_default();
}

/// Whether a key belongs to what somebody composes in a field, as in Chinese or Japanese: there Enter ends a word, and nothing
/// of the app may take it. Safari tells of the key that ends it when that is over, with the number of such keys.
fn is_composing(event: &KeyboardEvent) -> bool {
    const COMPOSES: u32 = 229;
    is_typing() && (event.is_composing() || event.key_code() == COMPOSES)
}

/// Whether a key does more than move, scroll or type.
fn is_command(event: &KeyboardEvent) -> bool {
    let key = event.key();
    if key == "Enter" {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        // A browser's own list may be over the page when the key comes up.
        return !target.is_some_and(|target| target.matches("textarea, select").unwrap_or(false));
    }
    let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
    !has_modifier && !is_typing() && (key == "Escape" || key.chars().nth(1).is_none())
}

/// What tells keys apart. On the screen of a phone they have no codes.
fn code(event: &KeyboardEvent) -> String {
    Some(event.code()).filter(|code| !code.is_empty()).unwrap_or_else(|| event.key())
}
