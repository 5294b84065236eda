//! Notices: messages that stay until they are dismissed.

use super::{Icon, icon, on_tap};
use crate::messages::app;
use leptos::prelude::*;

/// A message, with a link if there is more to read, and a button to dismiss it.
pub fn notice(
    sentence: String,
    link: Option<AnyView>,
    on_close: impl Fn() + Send + Sync + 'static,
) -> AnyView {
    view! {
        <p class="notice">
            <span>{sentence}</span>
            {link}
            <button type="button" class="round" aria-label=app::close() on:click=on_tap(on_close)>
                {icon(Icon::Close)}
            </button>
        </p>
    }
    .into_any()
}
