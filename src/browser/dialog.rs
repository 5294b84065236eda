//! The browser's own modal dialog: it keeps the focus inside and closes on Escape.

use crate::browser::focus::{active, is_focus_lost};
use crate::browser::watch;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use web_sys::HtmlDialogElement;

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

/// When the dialog is gone, what had the focus before has it again.
fn focus_back_afterwards() {
    let before = StoredValue::new_local(active());
    on_cleanup(move || {
        let before = before.try_update_value(Option::take).flatten();
        Timeout::new(0, move || {
            if let Some(element) = before.filter(|_| is_focus_lost()) {
                let _ = element.focus();
            }
        })
        .forget();
    });
}
