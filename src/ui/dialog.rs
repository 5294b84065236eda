//! A dialog over the table: it traps the focus and closes on Escape, Back or a press that begins and ends outside, and the table below stays
//! as it is.

use crate::browser::{close_on_back, is_backdrop, show_modal};
use crate::messages::app;
use crate::ui::{Icon, icon, on_tap};
use leptos::prelude::*;

/// A dialog with a title and a close button.
#[component]
pub fn Dialog(
    /// The title.
    #[prop(into)]
    title: String,
    /// Called when it is closed without an answer.
    #[prop(into)]
    on_close: Callback<()>,
    /// Whether it is wide, for longer texts.
    #[prop(optional)]
    wide: bool,
    /// The content.
    children: Children,
) -> impl IntoView {
    let node = NodeRef::new();
    // Whoever selects a text may let go of it outside.
    let began_outside = StoredValue::new(false);
    show_modal(node);
    close_on_back(move || on_close.run(()));
    view! {
        <dialog
            node_ref=node
            class="dialog"
            class:wide=wide
            aria-labelledby="dialog-title"
            on:pointerdown=move |event: leptos::ev::PointerEvent| began_outside.set_value(is_backdrop(&event))
            on:click=move |event: leptos::ev::MouseEvent| {
                let began_outside = began_outside.try_update_value(std::mem::take) == Some(true);
                if began_outside && is_backdrop(&event) {
                    on_close.run(());
                }
            }
            on:cancel=move |event: leptos::ev::Event| {
                event.prevent_default();
                on_close.run(());
            }
        >
            <header>
                <h2 id="dialog-title">{title}</h2>
                <button type="button" class="round" aria-label=app::close() on:click=on_tap(move || on_close.run(()))>
                    {icon(Icon::Close)}
                </button>
            </header>
            <div class="dialog-body" tabindex="0">{children()}</div>
        </dialog>
    }
}
