//! The questions in the set-up.

use super::card;
use crate::games::GameOption;
use crate::messages::olympikos as messages;
use crate::session::SetUpSheet;
use crate::ui::{Choice, dynamic_if, on_tap};
use leptos::prelude::*;

/// The options: how fast computer players are, the time limit for the last Athlete (K8), and whether the clock runs.
pub static OPTIONS: [GameOption; 4] = [
    GameOption {
        key: "rivals",
        question: messages::option_rivals,
        remark: Some(messages::option_rivals_why),
        answers: &[(None, messages::rivals_normal), (Some("relaxed"), messages::rivals_relaxed)],
        // With two players the rivals keep to the clock.
        only: Some(|seats, people| seats > 2 && people < seats),
        resets: None,
    },
    GameOption {
        key: "guard",
        question: messages::option_guard,
        remark: Some(messages::guard_why),
        answers: &[
            (Some("off"), messages::guard_off),
            (Some("15"), messages::guard_15),
            (Some("30"), messages::guard_30),
            (Some("60"), messages::guard_60),
        ],
        // With two players the rivals do not wait.
        only: Some(|seats, _| seats > 2),
        resets: None,
    },
    GameOption {
        key: "clock",
        question: messages::option_clock,
        remark: Some(messages::clock_why),
        answers: &[(Some("on"), messages::clock_on), (Some("off"), messages::clock_off)],
        only: None,
        resets: None,
    },
    GameOption {
        key: "clues",
        question: messages::option_clues,
        remark: Some(messages::clues_why),
        answers: &[(Some("more"), messages::clues_more), (Some("core"), messages::clues_core)],
        only: None,
        resets: None,
    },
];

/// Advice for two players and for small screens, and whether clues have their word below the picture: a preference of
/// the device, not of the table.
pub fn preferences(sheet: SetUpSheet) -> AnyView {
    let words = RwSignal::new(usize::from(!card::has_words()));
    view! {
        {dynamic_if(move || (sheet.seats.get() == 2).then(together))}
        {dynamic_if(move || (sheet.seats.get() > 2 && sheet.people.get() > 1).then(|| narrow(sheet)))}
        <Choice
            name="words"
            question=messages::option_words()
            remark=messages::words_why()
            answers=vec![messages::words_shown(), messages::words_hidden()]
            chosen=words
            on_choose=move |answer: usize| {
                card::show_words(answer == 0);
                words.set(answer);
            }
        />
    }
    .into_any()
}

/// The advice that two players do not play against each other.
fn together() -> impl IntoView {
    view! {
        <section class="olympikos-advice">
            <h3>{messages::together_title()}</h3>
            <p>{messages::together_why()}</p>
        </section>
    }
}

/// Several people cannot race on a screen with room for one pad. This advice says what they can do; the stylesheet
/// shows it only there.
fn narrow(sheet: SetUpSheet) -> impl IntoView {
    let people = sheet.people.get();
    view! {
        <section class="olympikos-advice narrow">
            <h3>{messages::narrow_title()}</h3>
            <p>{messages::narrow_why(people)}</p>
            <div class="row">
                <button type="button" class="button" on:click=on_tap(move || sheet.arrange.run((2, 2)))>
                    {messages::narrow_two()}
                </button>
                <button type="button" class="button" on:click=on_tap(move || sheet.arrange.run((4, 1)))>
                    {messages::narrow_alone()}
                </button>
            </div>
        </section>
    }
}
