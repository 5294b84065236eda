//! The browser's own modal dialog: it keeps the focus inside and closes on Escape.

use crate::app::browser::watch;
use leptos::prelude::*;
use web_sys::HtmlDialogElement;

/// Shows a `<dialog>` as modal when it comes into the document.
pub fn show_modal(dialog: NodeRef<leptos::html::Dialog>) {
    watch(move || {
        if let Some(element) = dialog.get() {
            let element: HtmlDialogElement = element;
            if !element.open() && element.show_modal().is_err() {
                // Without modality it is still there to read and to close.
                element.set_open(true);
            }
        }
    });
}
