//! One of a few: a row of radio buttons.

use leptos::prelude::*;

/// A question with a few answers, one of which holds.
#[component]
pub fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The name of the group in the document.
    name: &'static str,
    /// The question.
    #[prop(into)]
    question: String,
    /// A remark on it.
    #[prop(optional)]
    remark: &'static str,
    /// The answers.
    answers: Vec<(T, String)>,
    /// Which holds.
    #[prop(into)]
    chosen: Signal<T>,
    /// What happens when another is chosen.
    on_choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let answers: Vec<AnyView> = answers
        .into_iter()
        .map(|(answer, text)| {
            view! {
                <label class="pill">
                    <input
                        type="radio"
                        name=name
                        prop:checked=move || chosen.get() == answer
                        on:change=move |_| on_choose(answer)
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
            {(!remark.is_empty()).then(|| view! { <p class="remark">{remark}</p> })}
            <div class="pills">{answers}</div>
        </fieldset>
    }
}
