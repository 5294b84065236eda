//! Lazy assets: texts too large for the first load, fetched when a table first needs them.
//!
//! The build writes the files (`xtask/src/build/lazy.rs`) and their names into the page.

use crate::browser::fetch_named;
use leptos::prelude::*;
use std::cell::{Cell, OnceCell};
use std::thread::LocalKey;

/// A text that is fetched on demand. It lives as long as the page, so all tables share it.
pub struct LazyAsset {
    name: &'static str,
    requested: Cell<bool>,
    text: OnceCell<String>,
    loaded: ArcRwSignal<bool>,
}

impl LazyAsset {
    /// The asset that the page lists under that name. This fetches nothing.
    pub fn new(name: &'static str) -> Self {
        Self { name, requested: Cell::new(false), text: OnceCell::new(), loaded: ArcRwSignal::new(false) }
    }

    /// Fetches an asset, unless it is loaded or on its way. After a failure the next call tries again.
    pub fn load(asset: &'static LocalKey<Self>) {
        if asset.with(|asset| asset.requested.replace(true)) {
            return;
        }
        fetch_named(asset.with(|asset| asset.name), move |text| {
            asset.with(|asset| match text {
                Some(text) => {
                    let _ = asset.text.set(text);
                    asset.loaded.set(true);
                }
                None => asset.requested.set(false),
            });
        });
    }

    /// Reads from an asset, if it is loaded. A reactive caller runs again when it arrives.
    pub fn read<T>(asset: &'static LocalKey<Self>, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        asset.with(
            |asset| if asset.loaded.get() { asset.text.get().and_then(|text| read(text)) } else { None },
        )
    }
}
