//! The settings.

use super::head;
use crate::settings::{Preferences, SETTINGS, Setting, settings};
use crate::text::Word;
use crate::ui::Choice;
use leptos::prelude::*;

/// The settings.
pub fn settings_screen() -> AnyView {
    let rows: Vec<AnyView> = SETTINGS.iter().map(row).collect();
    view! {
        <main class="screen settings">
            {head(Word::Settings.text().to_owned())}
            <div class="sheet">{rows}</div>
        </main>
    }
    .into_any()
}

fn row(setting: &'static Setting) -> AnyView {
    let settings = settings();
    let get = setting.get;
    view! {
        <Choice
            name=setting.key
            question=setting.question.text()
            remark=setting.remark.map(Word::text).unwrap_or_default()
            answers=setting.answers.iter().map(|(_, word)| word.text()).collect()
            chosen=Signal::derive(move || get(&settings.get()))
            on_choose=move |answer: usize| settings.change(|p: &mut Preferences| (setting.set)(p, answer))
        />
    }
    .into_any()
}
