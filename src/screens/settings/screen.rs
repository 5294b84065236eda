//! The settings screen.

use super::language::language_choice;
use super::volume::volume;
use crate::browser::{can_vibrate, download};
use crate::messages::{app, screens};
use crate::route::Route;
use crate::saves;
use crate::screens::{head, head_with};
use crate::settings::{Preferences, SETTINGS, Setting, VIBRATION, settings};
use crate::ui::{Choice, on_tap};
use leptos::prelude::*;

/// The settings screen, which leads back to the table from which it was opened, or to the shelf.
pub fn settings_screen(table: Option<String>) -> AnyView {
    let title = app::settings().to_owned();
    let head = match table {
        Some(table) => head_with(title, &Route::Table(table), screens::to_table()),
        None => head(title),
    };
    let rows: Vec<AnyView> = SETTINGS
        .iter()
        .map(|setting| match setting.key {
            VIBRATION => view! { {volume()} {can_vibrate().then(|| row(setting))} }.into_any(),
            _ => row(setting),
        })
        .collect();
    view! {
        <main class="screen settings">
            {head}
            <div class="sheet">
                {language_choice()} {rows} {tables()}
                <p class="row"><a class="button" href=Route::People.address()>{screens::people_here()}</a></p>
            </div>
        </main>
    }
    .into_any()
}

/// Export of all saves, and the way to their import.
fn tables() -> AnyView {
    let status = RwSignal::new(String::new());
    let save = move || {
        let saved = download("pentathlon-tables.txt", &saves::export());
        status.set(if saved { "" } else { app::not_saved_as_file() }.to_owned());
    };
    view! {
        <fieldset class="choice">
            <legend>{screens::tables()}</legend>
            <p class="remark">{screens::tables_why()}</p>
            <div class="row">
                <button type="button" class="button" on:click=on_tap(save)>{screens::save_tables()}</button>
                <a class="button" href=Route::Open.address()>{screens::open_tables()}</a>
            </div>
            <p role="status">{status}</p>
        </fieldset>
    }
    .into_any()
}

fn row(setting: &'static Setting) -> AnyView {
    let settings = settings();
    let get = setting.get;
    let Words { question, remark, answers } = words(setting.key);
    view! {
        <Choice
            name=setting.key
            question=question
            remark=remark
            answers=answers
            chosen=Signal::derive(move || get(&settings.get()))
            on_choose=move |answer: usize| settings.change(|p: &mut Preferences| (setting.set)(p, answer))
        />
    }
    .into_any()
}

/// The messages of a setting. They are here and not with the setting, so that the shelf does not need them.
#[derive(Default)]
struct Words {
    question: &'static str,
    /// A remark; empty for none.
    remark: &'static str,
    /// In the order of the setting's answers.
    answers: Vec<&'static str>,
}

fn words(key: &str) -> Words {
    let (question, remark, answers) = match key {
        "pace" => (
            screens::setting_pace(),
            screens::setting_pace_why(),
            vec![screens::pace_instant(), screens::pace_fast(), screens::pace_normal(), screens::pace_step()],
        ),
        "confirm" => (
            screens::setting_confirm(),
            screens::setting_confirm_why(),
            vec![screens::setting_confirm_on(), screens::setting_confirm_off()],
        ),
        "curtain" => (
            screens::setting_curtain(),
            screens::setting_curtain_why(),
            vec![screens::curtain_by_hold(), screens::curtain_by_tap()],
        ),
        "theme" => (
            screens::setting_theme(),
            "",
            vec![screens::theme_auto(), screens::theme_light(), screens::theme_dark()],
        ),
        "text" => (
            screens::setting_text(),
            "",
            vec![screens::text_normal(), screens::text_large(), screens::text_huge()],
        ),
        "motion" => (screens::setting_motion(), "", vec![screens::motion_auto(), screens::motion_less()]),
        VIBRATION => (
            screens::setting_vibration(),
            screens::setting_vibration_why(),
            vec![screens::on(), screens::off()],
        ),
        "letters" => {
            (screens::setting_letters(), screens::setting_letters_why(), vec![screens::on(), screens::off()])
        }
        "tips" => (screens::setting_tips(), screens::setting_tips_why(), vec![screens::on(), screens::off()]),
        _ => return Words::default(),
    };
    Words { question, remark, answers }
}

#[cfg(test)]
mod tests {
    use super::{SETTINGS, words};

    #[test]
    fn every_setting_has_a_question_and_as_many_answers_in_words() {
        for setting in &SETTINGS {
            let setting_words = words(setting.key);
            assert!(!setting_words.question.is_empty(), "{}", setting.key);
            assert_eq!(setting_words.answers.len(), setting.answers.len(), "{}", setting.key);
        }
    }
}
