//! The choice of the language in the settings, if there is more than one.

use crate::browser::language_name;
use crate::messages::{app, language, screens};
use crate::ui::{derived_bool, derived_text, on_value};
use leptos::prelude::*;

/// The languages, each with its own name; `None` if there is only English.
pub fn language_choice() -> Option<AnyView> {
    let languages = language::available();
    if languages.len() < 2 {
        return None;
    }
    let status = RwSignal::new(if language::is_incomplete() { screens::language_not_loaded() } else { "" });
    let answers: Vec<AnyView> = languages
        .into_iter()
        .map(|code| {
            let (name, chosen) = (language_name(&code), code == language::language());
            let tag = code.clone();
            // Either the page is reloaded in the other language, or a message says that it could not be loaded.
            let choose = move |_| {
                status.set(app::fetching());
                language::set(&app::SENTENCES, &code, move |_| {
                    let _ = status.try_set(screens::language_not_loaded());
                });
            };
            view! {
                <label class="pill">
                    <input type="radio" name="language" prop:checked=derived_bool(move || chosen) on:change=on_value(choose) />
                    <span lang=tag>{name}</span>
                </label>
            }
            .into_any()
        })
        .collect();
    let view = view! {
        <fieldset class="choice">
            <legend>{screens::setting_language()}</legend>
            <div class="pills">{answers}</div>
            <p role="status">{derived_text(move || status.get().to_owned())}</p>
        </fieldset>
    };
    Some(view.into_any())
}
