//! The settings.

use super::head;
use super::volume::volume;
use crate::browser::{can_vibrate, chosen_file, download};
use crate::saves;
use crate::settings::{Preferences, SETTINGS, Setting, VIBRATION, settings};
use crate::text::Word;
use crate::ui::{Choice, on_tap};
use leptos::ev::Event;
use leptos::prelude::*;

/// The settings.
pub fn settings_screen() -> AnyView {
    let rows: Vec<AnyView> = SETTINGS
        .iter()
        .map(|setting| match setting.key {
            VIBRATION => view! { {volume()} {can_vibrate().then(|| row(setting))} }.into_any(),
            _ => row(setting),
        })
        .collect();
    view! {
        <main class="screen settings">
            {head(Word::Settings.text().to_owned())}
            <div class="sheet">{rows} {tables()}</div>
        </main>
    }
    .into_any()
}

/// All tables into a file, and out of one.
fn tables() -> AnyView {
    let told = RwSignal::new(String::new());
    let save = move || {
        let saved = download("pentathlon-tables.txt", &saves::export());
        told.set(if saved { "" } else { Word::NotSavedAsFile.text() }.to_owned());
    };
    let open = move |event: Event| {
        chosen_file(&event, move |text| {
            saves::import(text.unwrap_or_default(), move |taken| {
                let sentence = match taken {
                    Some(0) => Word::TablesKnown.text().to_owned(),
                    Some(count) => Word::TablesTaken.with(&[("count", &count.to_string())]),
                    None => Word::TablesNone.text().to_owned(),
                };
                let _ = told.try_set(sentence);
            });
        });
    };
    view! {
        <fieldset class="choice">
            <legend>{Word::Tables.text()}</legend>
            <p class="remark">{Word::TablesWhy.text()}</p>
            <div class="row">
                <button type="button" class="button" on:click=on_tap(save)>{Word::SaveTables.text()}</button>
                <label class="button file">
                    {Word::OpenTables.text()} <input type="file" accept=".txt,text/plain" on:change=open />
                </label>
            </div>
            <p role="status">{told}</p>
        </fieldset>
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
