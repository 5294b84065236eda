//! A choice of one answer: a row of radio buttons.

use crate::ui::{derived_bool, on_value};
use leptos::prelude::*;

/// A question with a few answers, one of which is chosen. Answers are indices.
#[component]
pub fn Choice(
    /// The `name` of the radio group.
    name: &'static str,
    /// The question.
    question: &'static str,
    /// A remark below the question.
    #[prop(optional)]
    remark: &'static str,
    /// The answers.
    answers: Vec<&'static str>,
    /// The chosen answer.
    #[prop(into)]
    chosen: Signal<usize>,
    /// Called when another answer is chosen.
    #[prop(into)]
    on_choose: Callback<usize>,
) -> impl IntoView {
    let answers: Vec<AnyView> = answers
        .into_iter()
        .enumerate()
        .map(|(answer, text)| {
            view! {
                <label class="pill">
                    <input
                        type="radio"
                        name=name
                        prop:checked=derived_bool(move || chosen.get() == answer)
                        on:change=on_value(move |_| on_choose.run(answer))
                    />
                    <span>{text}</span>
                </label>
            }
            .into_any()
        })
        .collect();
    view! {
        <fieldset class="choice">
            <legend>{question}</legend>
            {(!remark.is_empty()).then(|| view! { <p class="remark">{remark}</p> }.into_any())}
            <div class="pills">{answers}</div>
        </fieldset>
    }
}
