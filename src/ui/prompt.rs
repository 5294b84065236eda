//! The prompt, and the button that confirms the selection.

use super::{derived_text, dynamic_if, on_tap};
use leptos::prelude::*;

/// A prompt: the question, what the selection would do, and the label of the confirm button.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// Who is asked for what.
    pub title: String,
    /// An explanation, or what the selection would do.
    pub why: String,
    /// The label of the confirm button, if the selection is a complete action.
    pub confirm: Option<String>,
}

impl Prompt {
    /// A prompt with nothing to confirm.
    pub fn plain(title: impl Into<String>, why: impl Into<String>) -> Self {
        Self { title: title.into(), why: why.into(), confirm: None }
    }
}

/// The question. Its element stays in the document as long as anything is asked; only its text changes.
pub fn question(prompt: Memo<Prompt>) -> AnyView {
    view! {
        <h2 id="prompt" tabindex="-1">{derived_text(move || prompt.read().title.clone())}</h2>
        <p aria-live="polite">{derived_text(move || prompt.read().why.clone())}</p>
    }
    .into_any()
}

/// The button that plays the selected action; nothing while no complete action is selected.
pub fn confirm_button(prompt: Memo<Prompt>, on_confirm: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
    let label = Memo::new(move |_| prompt.read().confirm.clone());
    dynamic_if(move || {
        label.get().map(|label| {
            view! {
                <button type="button" class="primary confirm" on:click=on_tap(on_confirm)>
                    {label}
                </button>
            }
        })
    })
}
