//! The native modal dialog: it traps the focus and closes on Escape.

use crate::browser::{active, focus_first, is_focus_lost, watch};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, MouseEvent, window};

/// Where the focus goes if the element that had it before a dialog is gone: to a control, else to a text.
const INSTEAD: [&str; 5] = [".curtain button", ".go-on", "[data-ready=true]", "#prompt", "#screen-title"];

/// Shows a `<dialog>` as modal as soon as it is in the document.
pub fn show_modal(dialog: NodeRef<leptos::html::Dialog>) {
    watch(move || {
        if let Some(element) = dialog.get() {
            focus_back_afterwards();
            let element: HtmlDialogElement = element;
            if !element.open() && element.show_modal().is_err() {
                // A non-modal dialog can still be read and closed.
                element.set_open(true);
            }
        }
    });
}

/// Whether a press or a release is on the backdrop of a dialog. Where one ends, its target does not tell: what began outside and
/// ends inside is a click on the dialog itself.
pub fn is_backdrop(event: &MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<HtmlDialogElement>().ok());
    target.is_some_and(|dialog| {
        let (box_, x, y) =
            (dialog.get_bounding_client_rect(), f64::from(event.client_x()), f64::from(event.client_y()));
        x < box_.left() || x > box_.right() || y < box_.top() || y > box_.bottom()
    })
}

/// Whether a dialog is open. An open dialog has keys of its own.
pub fn is_dialog_open() -> bool {
    let document = window().and_then(|window| window.document());
    document.is_some_and(|document| matches!(document.query_selector("dialog[open]"), Ok(Some(_))))
}

/// Returns the focus to the element that had it when the dialog closes.
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
