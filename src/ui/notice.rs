//! A sentence that wants to be read.

use super::{Icon, icon, on_tap};
use crate::messages::app;
use leptos::prelude::*;

/// A sentence at the lower edge, with a button that puts it away.
pub fn notice(sentence: String, on_close: impl Fn() + Send + Sync + 'static) -> AnyView {
    view! {
        <p class="notice">
            {sentence}
            <button type="button" class="round" aria-label=app::close() on:click=on_tap(on_close)>
                {icon(Icon::Close)}
            </button>
        </p>
    }
    .into_any()
}
