//! The set-up questions that all games share.

use crate::messages::screens;
use crate::ui::{Choice, dynamic, flag, on_value};
use leptos::prelude::*;

/// Whether hints are allowed when several people play.
pub fn hints_question(hints: RwSignal<bool>) -> impl IntoView {
    view! {
        <Choice
            name="hints"
            question=screens::hints_question()
            remark=screens::hints_why()
            answers=vec![screens::hints_nobody(), screens::hints_everybody()]
            chosen=Signal::derive(move || usize::from(hints.get()))
            on_choose=move |answer: usize| hints.set(answer == 1)
        />
    }
}

/// Who starts, by name or by lot.
pub fn who_starts(
    question: &'static str,
    names: Signal<Vec<String>>,
    start: RwSignal<Option<u8>>,
) -> impl IntoView {
    view! {
        <fieldset class="choice">
            <legend>{question}</legend>
            <p class="remark">{screens::start_why()}</p>
            <div class="pills">
                {starter(None, start, screens::start_by_lot().to_owned())}
                {dynamic(move || {
                    let starters = (0..).zip(names.get());
                    starters.map(|(seat, name)| starter(Some(seat), start, name)).collect_view()
                })}
            </div>
        </fieldset>
    }
}

fn starter(seat: Option<u8>, start: RwSignal<Option<u8>>, text: String) -> impl IntoView {
    view! {
        <label class="pill">
            <input
                type="radio"
                name="start"
                prop:checked=flag(move || start.get() == seat)
                on:change=on_value(move |_| start.set(seat))
            />
            <span>{text}</span>
        </label>
    }
}
