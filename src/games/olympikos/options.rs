//! The questions of the set-up.

use super::card;
use super::words::Say;
use crate::games::GameOption;
use crate::ui::Choice;
use leptos::prelude::*;

/// The options: how long the last Athlete may take (K8), and whether the clock runs.
pub static OPTIONS: [GameOption; 2] = [
    GameOption {
        key: "guard",
        question: || Say::OptionGuard.text(),
        remark: Some(|| Say::GuardWhy.text()),
        answers: &[
            (Some("off"), || Say::GuardOff.text()),
            (Some("15"), || Say::Guard15.text()),
            (Some("30"), || Say::Guard30.text()),
            (Some("60"), || Say::Guard60.text()),
        ],
        only: None,
        resets: None,
    },
    GameOption {
        key: "clock",
        question: || Say::OptionClock.text(),
        remark: Some(|| Say::ClockWhy.text()),
        answers: &[(Some("on"), || Say::ClockOn.text()), (Some("off"), || Say::ClockOff.text())],
        only: None,
        resets: None,
    },
];

/// Whether clues have their word below the picture: a preference of the device, not of the table.
pub fn preferences() -> AnyView {
    let words = RwSignal::new(usize::from(!card::has_words()));
    view! {
        <Choice
            name="words"
            question=Say::OptionWords.text()
            remark=Say::WordsWhy.text()
            answers=vec![Say::WordsShown.text(), Say::WordsHidden.text()]
            chosen=words
            on_choose=move |answer: usize| {
                card::show_words(answer == 0);
                words.set(answer);
            }
        />
    }
    .into_any()
}
