//! What is loaded beside the app: texts too large for the first load, fetched when a table first wants them.
//!
//! `xtask/src/later.rs` makes the files, and tells their names while the app is compiled.

use crate::browser::fetch;
use leptos::prelude::*;
use std::cell::{Cell, OnceCell};
use std::thread::LocalKey;

/// A text beside the app. Lives as long as the page, so a table that is left and one that comes later share it.
pub struct Aside {
    address: &'static str,
    asked: Cell<bool>,
    text: OnceCell<String>,
    here: ArcRwSignal<bool>,
}

impl Aside {
    /// The text with that address; nothing is fetched yet.
    pub fn new(address: &'static str) -> Self {
        Self { address, asked: Cell::new(false), text: OnceCell::new(), here: ArcRwSignal::new(false) }
    }

    /// Fetches a text, unless it is here or on its way. After a failure the next call tries again.
    pub fn load(aside: &'static LocalKey<Self>) {
        if aside.with(|aside| aside.asked.replace(true)) {
            return;
        }
        let address = aside.with(|aside| aside.address);
        fetch(address, move |text| {
            aside.with(|aside| match text {
                Some(text) => {
                    let _ = aside.text.set(text);
                    aside.here.set(true);
                }
                None => aside.asked.set(false),
            });
        });
    }

    /// Something out of a text, as soon as it is here: what reads it now is told when it comes.
    pub fn read<T>(aside: &'static LocalKey<Self>, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        aside.with(|aside| if aside.here.get() { aside.text.get().and_then(|text| read(text)) } else { None })
    }
}
