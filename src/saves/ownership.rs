//! Table ownership: one tab plays a table, the others are read-only and may steal it.

use crate::browser::acquire_table;
use leptos::prelude::*;
use std::cell::Cell;

pub use crate::browser::{release_table as release, steal_table as steal};

thread_local! {
    /// Whether this tab owns the table of this page.
    static IS_OURS: ArcRwSignal<bool> = ArcRwSignal::new(true);
}

/// Acquires a table and releases the previous one, then calls `then`. A table that another tab owns stays there until
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

/// Whether this tab owns the table of this page. A reactive caller runs again when that changes.
pub fn is_ours() -> bool {
    IS_OURS.with(ArcRwSignal::get)
}
