//! Back, in the browser or on the device: it closes an open dialog before it leaves the screen.
//!
//! An open dialog adds an entry with the same address to the history. Going back removes the entry and closes the
//! dialog; closing the dialog in another way goes back.

use super::is_dialog_open;
use crate::browser::listen;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{History, window};

/// The state of an entry that belongs to a dialog.
const DIALOG: &str = "dialog";

fn history() -> Option<History> {
    window()?.history().ok()
}

fn is_at_dialog() -> bool {
    history().and_then(|history| history.state().ok()).is_some_and(|state| state == DIALOG)
}

fn back() {
    if let Some(history) = history() {
        let _ = history.back();
    }
}

/// Calls `close` when somebody goes back, for the lifetime of the owner: an open dialog.
pub fn close_on_back(close: impl Fn() + 'static) {
    // A dialog that replaces another takes over its entry.
    if let Some(history) = history().filter(|_| !is_at_dialog()) {
        let _ = history.push_state(&JsValue::from_str(DIALOG), "");
    }
    listen("popstate", move |_| {
        if !is_at_dialog() {
            close();
        }
    });
    on_cleanup(|| {
        Timeout::new(0, leave_closed_dialog).forget();
    });
}

/// Goes back from the entry of a dialog that is no longer open. A link in a dialog has added an entry of its own.
fn leave_closed_dialog() {
    if is_at_dialog() && !is_dialog_open() {
        back();
    }
}

/// Passes the entries of dialogs that are no longer open, for the lifetime of the owner.
pub fn pass_closed_dialogs() {
    if let Some(history) = history().filter(|_| is_at_dialog()) {
        // The page was reloaded with an open dialog.
        let _ = history.replace_state(&JsValue::NULL, "");
    }
    listen("popstate", |_| leave_closed_dialog());
}
