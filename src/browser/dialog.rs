//! The browser's own modal dialog: it keeps the focus inside and closes on Escape.

use crate::browser::focus::{active, focus_first, is_focus_lost};
use crate::browser::watch;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, MouseEvent, window};

/// Where the focus goes if what had it before a dialog is gone: to what can be done, else to what is said.
const INSTEAD: [&str; 5] = [".curtain button", ".go-on", "[data-ready=true]", "#prompt", "#screen-title"];

/// Shows a `<dialog>` as modal when it comes into the document.
pub fn show_modal(dialog: NodeRef<leptos::html::Dialog>) {
    watch(move || {
        if let Some(element) = dialog.get() {
            focus_back_afterwards();
            let element: HtmlDialogElement = element;
            if !element.open() && element.show_modal().is_err() {
                // Without modality it is still there to read and to close.
                element.set_open(true);
            }
        }
    });
}

/// Whether a click fell beside the dialog it was caught by. What lies in a dialog fills it to its edges.
pub fn is_backdrop(event: &MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    event.detail() != 0 && target.is_some_and(|target| target.tag_name().eq_ignore_ascii_case("dialog"))
}

/// Whether a dialog is open: it has keys of its own.
pub fn is_dialog_open() -> bool {
    let document = window().and_then(|window| window.document());
    document.is_some_and(|document| matches!(document.query_selector("dialog[open]"), Ok(Some(_))))
}

/// When the dialog is gone, what had the focus before has it again.
fn focus_back_afterwards() {
    let before = StoredValue::new_local(active());
    on_cleanup(move || {
        let before = before.try_update_value(Option::take).flatten();
        Timeout::new(0, move || {
            if let Some(element) = before.filter(|_| is_focus_lost()) {
                let _ = element.focus();
            }
            if is_focus_lost() {
                focus_first(&INSTEAD);
            }
        })
        .forget();
    });
}
