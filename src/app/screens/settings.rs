//! The settings.

use super::head;
use crate::app::parts::Choice;
use crate::app::settings::{Preferences, Speed, Theme, settings};
use crate::app::text::Word;
use leptos::prelude::*;

/// The settings.
pub fn settings_screen() -> AnyView {
    let settings = settings();
    let of = move |get: fn(&Preferences) -> bool| Signal::derive(move || get(&settings.get()));
    let words = |answers: &[(bool, Word)]| {
        answers.iter().map(|(answer, word)| (*answer, word.text().to_owned())).collect::<Vec<_>>()
    };
    view! {
        <main class="screen settings">
            {head(Word::Settings.text().to_owned())}
            <div class="sheet">
                <Choice
                    name="pace"
                    question=Word::SettingPace.text()
                    remark=Word::SettingPaceWhy.text()
                    answers=vec![
                        (Speed::Instant, Word::PaceInstant.text().to_owned()),
                        (Speed::Fast, Word::PaceFast.text().to_owned()),
                        (Speed::Normal, Word::PaceNormal.text().to_owned()),
                        (Speed::Step, Word::PaceStep.text().to_owned()),
                    ]
                    chosen=Signal::derive(move || settings.get().pace)
                    on_choose=move |pace| settings.change(|p| p.pace = pace)
                />
                <Choice
                    name="confirm"
                    question=Word::SettingConfirm.text()
                    remark=Word::SettingConfirmWhy.text()
                    answers=words(&[(true, Word::SettingConfirmOn), (false, Word::SettingConfirmOff)])
                    chosen=of(|p| p.confirm)
                    on_choose=move |confirm| settings.change(|p| p.confirm = confirm)
                />
                <Choice
                    name="theme"
                    question=Word::SettingTheme.text()
                    answers=vec![
                        (Theme::Auto, Word::ThemeAuto.text().to_owned()),
                        (Theme::Light, Word::ThemeLight.text().to_owned()),
                        (Theme::Dark, Word::ThemeDark.text().to_owned()),
                    ]
                    chosen=Signal::derive(move || settings.get().theme)
                    on_choose=move |theme| settings.change(|p| p.theme = theme)
                />
                <Choice
                    name="text"
                    question=Word::SettingText.text()
                    answers=vec![
                        (100, Word::TextNormal.text().to_owned()),
                        (125, Word::TextLarge.text().to_owned()),
                        (150, Word::TextHuge.text().to_owned()),
                    ]
                    chosen=Signal::derive(move || settings.get().text)
                    on_choose=move |text| settings.change(|p| p.text = text)
                />
                <Choice
                    name="motion"
                    question=Word::SettingMotion.text()
                    answers=words(&[(false, Word::MotionAuto), (true, Word::MotionLess)])
                    chosen=of(|p| p.still)
                    on_choose=move |still| settings.change(|p| p.still = still)
                />
                <Choice
                    name="letters"
                    question=Word::SettingLetters.text()
                    remark=Word::SettingLettersWhy.text()
                    answers=words(&[(true, Word::On), (false, Word::Off)])
                    chosen=of(|p| p.letters)
                    on_choose=move |letters| settings.change(|p| p.letters = letters)
                />
            </div>
        </main>
    }
    .into_any()
}
