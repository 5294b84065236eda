//! The questions of the set-up.

use super::card;
use super::words::Say;
use crate::games::{GameOption, SetUpSheet};
use crate::ui::{Choice, dynamic_if, on_tap};
use leptos::prelude::*;

/// The options: how long the last Athlete may take (K8), and whether the clock runs.
pub static OPTIONS: [GameOption; 3] = [
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
        // With two the rivals do not wait.
        only: Some(|seats| seats > 2),
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
    GameOption {
        key: CLUES,
        question: || Say::OptionClues.text(),
        remark: Some(|| Say::CluesWhy.text()),
        answers: &[(Some("more"), || Say::CluesMore.text()), (Some("core"), || Say::CluesCore.text())],
        only: None,
        resets: None,
    },
];

/// Which deck of clues is dealt. Records from before there were two do not name it and have the deck of the box; so a new
/// table always does.
const CLUES: &str = "clues";

/// What two play, what a small screen has room for, and whether clues have their word below the picture: a preference of
/// the device, not of the table.
pub fn preferences(sheet: SetUpSheet) -> AnyView {
    sheet.options.update(|options| {
        if !options.contains(CLUES) {
            *options = format!("{options} {CLUES}=more").trim_start().to_owned();
        }
    });
    let words = RwSignal::new(usize::from(!card::has_words()));
    view! {
        {dynamic_if(move || (sheet.seats.get() == 2).then(together))}
        {dynamic_if(move || (sheet.seats.get() > 2 && sheet.people.get() > 1).then(|| narrow(sheet)))}
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

/// Two do not play against each other.
fn together() -> impl IntoView {
    view! {
        <section class="olympikos-advice">
            <h3>{Say::TogetherTitle.text()}</h3>
            <p>{Say::TogetherWhy.text()}</p>
        </section>
    }
}

/// On a screen with room for one pad several people cannot race (the style sheet shows it there alone); what they can do.
fn narrow(sheet: SetUpSheet) -> impl IntoView {
    let people = sheet.people.get().to_string();
    view! {
        <section class="olympikos-advice narrow">
            <h3>{Say::NarrowTitle.text()}</h3>
            <p>{Say::NarrowWhy.with(&[("people", &people)])}</p>
            <div class="row">
                <button type="button" class="button" on:click=on_tap(move || sheet.arrange.run((2, 2)))>
                    {Say::NarrowTwo.text()}
                </button>
                <button type="button" class="button" on:click=on_tap(move || sheet.arrange.run((4, 1)))>
                    {Say::NarrowAlone.text()}
                </button>
            </div>
        </section>
    }
}
