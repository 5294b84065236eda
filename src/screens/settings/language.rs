//! The choice of the language, on the shelf, in the settings and in the pause of a table, if there is more than one.

use crate::browser::{hash, language_name};
use crate::messages::{app, language};
use leptos::prelude::*;

/// The languages, each with its own name; `None` if there is only English. Each is a link that opens the page again in it,
/// where it stands: `public/boot.js` keeps the choice.
pub fn language_choice() -> Option<AnyView> {
    let languages = language::available();
    if languages.len() < 2 {
        return None;
    }
    let links: Vec<AnyView> = languages
        .into_iter()
        .map(|code| {
            let address = format!("?language={code}#{}", hash());
            let is_current = (code == language::language()).then_some("true");
            let name = language_name(&code);
            view! { <a class="button" href=address lang=code aria-current=is_current>{name}</a> }.into_any()
        })
        .collect();
    let trouble =
        language::is_incomplete().then(|| view! { <p role="status">{app::language_not_loaded()}</p> });
    let view = view! {
        <nav class="choice" aria-labelledby="languages">
            <b id="languages">{app::setting_language()}</b>
            <p class="row">{links}</p>
            {trouble}
        </nav>
    };
    Some(view.into_any())
}
