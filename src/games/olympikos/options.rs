//! The questions in the set-up.

use super::card;
use crate::contract::{GameOption, SetUpQuestions, SetUpSheet};
use crate::messages::{olympikos as messages, screens};
use crate::ui::{Choice, dynamic_if, on_tap};
use leptos::prelude::*;

/// What the set-up asks. Old records name none of the new options, because there was only the original deck, dealt as it
/// came.
pub static SET_UP: SetUpQuestions = SetUpQuestions {
    options: OPTIONS,
    new_options: &["clues=more", "hands=clear"],
    new_options_unasked: &["ways=honest"],
    seating: Some(seating),
    preferences: Some(preferences),
};

/// The options: how fast computer players are, the time limit for the last Athlete (K8), whether the clock runs, which
/// clues are dealt, and whether each target has a clear one (K34).
const OPTIONS: &[GameOption] = &[
    GameOption {
        key: "rivals",
        question: messages::option_rivals,
        remark: Some(messages::option_rivals_why),
        answers: &[(None, messages::rivals_normal), (Some("relaxed"), messages::rivals_relaxed)],
        // With two players the rivals keep to the clock.
        only: Some(|company| company.seats > 2 && company.people < company.seats),
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
        only: Some(|company| company.seats > 2),
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
    GameOption {
        key: "hands",
        question: messages::option_hands,
        remark: Some(messages::hands_why),
        answers: &[(Some("clear"), messages::hands_clear), (Some("any"), messages::hands_any)],
        only: None,
        resets: None,
    },
];

/// The people from whom a table is laid flat: two can sit side by side.
const AROUND: usize = 3;

/// The two ways to play, and advice for each.
fn seating(sheet: SetUpSheet) -> AnyView {
    let SetUpSheet { seats, people, arrange, .. } = sheet;
    let is_together = Memo::new(move |_| seats.get() == 2);
    let is_around = Memo::new(move |_| !is_together.get() && people.get() >= AROUND);
    view! {
        <Choice
            name="mode"
            question=messages::mode()
            answers=vec![messages::mode_race(), messages::mode_together()]
            chosen=Signal::derive(move || usize::from(is_together.get()))
            on_choose=move |answer: usize| arrange.run(if answer == 1 { (2, 2) } else { (3, 1) })
        />
        {dynamic_if(move || {
            is_together.get().then(|| advice("", messages::together_title(), messages::together_why().to_owned(), None))
        })}
        {dynamic_if(move || {
            is_around.get().then(|| advice("flat", messages::flat_title(), messages::flat_why().to_owned(), None))
        })}
        {dynamic_if(move || (seats.get() > 2 && people.get() > 1).then(|| narrow(sheet)))}
    }
    .into_any()
}

/// Whether clues have their word below the picture: a preference of the device, not of the table.
fn preferences(sheet: SetUpSheet) -> AnyView {
    let words = RwSignal::new(usize::from(!card::has_words()));
    sheet.changed.update(|all| {
        all.push(Signal::derive(move || {
            let is_hidden = words.get() > 0;
            is_hidden.then(|| screens::option_answer(messages::option_words(), messages::words_hidden()))
        }));
    });
    view! {
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

fn advice(kind: &'static str, title: &'static str, why: String, ways: Option<AnyView>) -> AnyView {
    view! {
        <section class=format!("olympikos-advice {kind}")>
            <h2>{title}</h2>
            <p>{why}</p>
            {ways}
        </section>
    }
    .into_any()
}

/// Several people cannot race on a screen with room for one pad. This advice says what they can do; the stylesheet
/// shows it only there.
fn narrow(sheet: SetUpSheet) -> AnyView {
    let ways = view! {
        <div class="row">
            <button type="button" class="button" on:click=on_tap(move || sheet.arrange.run((2, 2)))>
                {messages::narrow_two()}
            </button>
            <button type="button" class="button" on:click=on_tap(move || sheet.arrange.run((4, 1)))>
                {messages::narrow_alone()}
            </button>
        </div>
    };
    advice(
        "narrow",
        messages::narrow_title(),
        messages::narrow_why(sheet.people.get()),
        Some(ways.into_any()),
    )
}
