//! Something to write into.

use crate::parts::changed;
use leptos::prelude::*;

/// A field with its label above and, if something is wrong with what stands in it, a sentence below.
pub fn field(
    label: &'static str,
    value: String,
    trouble: Option<&'static str>,
    on_change: impl Fn(String) + Send + Sync + 'static,
) -> AnyView {
    view! {
        <label class="field" class:wrong=trouble.is_some()>
            <span>{label}</span>
            <input type="text" prop:value=value aria-invalid=trouble.is_some().to_string() on:change=changed(on_change) />
            {trouble.map(|trouble| view! { <small role="alert">{trouble}</small> })}
        </label>
    }
    .into_any()
}
