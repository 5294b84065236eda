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
    let remark = (!remark.is_empty()).then(|| view! { <p class="remark">{remark}</p> }.into_any());
    let answers = answers.into_iter().map(str::to_owned).collect();
    choice(name.to_owned(), question.to_owned(), remark, answers, chosen, on_choose)
}

/// The same, with words that are known only when it is drawn, and anything below the question.
pub fn choice(
    name: String,
    question: String,
    details: Option<AnyView>,
    answers: Vec<String>,
    chosen: Signal<usize>,
    on_choose: Callback<usize>,
) -> AnyView {
    let answers: Vec<AnyView> = answers
        .into_iter()
        .enumerate()
        .map(|(answer, text)| {
            view! {
                <label class="pill">
                    <input
                        type="radio"
                        name=name.clone()
                        prop:checked=derived_bool(move || chosen.get() == answer)
                        on:change=on_value(move |_| on_choose.run(answer))
                    />
                    <span>{text}</span>
                </label>
            }
            .into_any()
        })
        .collect();
    pills(question, details, answers)
}

/// A question above its answers, whatever they show.
pub fn pills(question: String, details: Option<AnyView>, answers: Vec<AnyView>) -> AnyView {
    view! {
        <fieldset class="choice">
            <legend>{question}</legend>
            {details}
            <div class="pills">{answers}</div>
        </fieldset>
    }
    .into_any()
}
