//! Which tab plays a table: one owns it, the others look on and may take over.

use crate::browser::{acquire_table, release_table, steal_table};
use leptos::prelude::*;
use std::cell::Cell;

thread_local! {
    /// Whether the table of this page is this tab's.
    static IS_OURS: ArcRwSignal<bool> = ArcRwSignal::new(true);
}

/// Asks for a table in place of the one before, then calls `then`. It comes from the tab that has it only by
/// [`steal`].
pub fn acquire(id: &str, then: impl FnOnce() + 'static) {
    let then = Cell::new(Some(then));
    acquire_table(id, move |is_ours| {
        IS_OURS.with(|signal| signal.set(is_ours));
        if let Some(then) = then.take() {
            then();
        }
    });
}

/// Whether the table of this page is this tab's. A reactive caller runs again when that changes.
pub fn is_ours() -> bool {
    IS_OURS.with(ArcRwSignal::get)
}

/// Takes the table from the tab that plays it.
pub fn steal() {
    steal_table();
}

/// Lets another tab have the table of this page.
pub fn release() {
    release_table();
}
