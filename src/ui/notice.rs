//! Notices: messages that stay until they are dismissed.

use super::{Icon, icon, on_tap};
use crate::messages::app;
use leptos::prelude::*;

/// A message at the bottom edge, with a button to dismiss it.
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
