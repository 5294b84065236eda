//! The set-up questions that all games share.

use super::chairs::Chairs;
use crate::contract::{Company, GameOption, GameUi, SetUpQuestions, SetUpSheet};
use crate::messages::{app, isolated, screens};
use crate::ui::{Choice, derived_bool, dynamic, dynamic_if, on_value};
use leptos::prelude::*;

/// The questions of a game: its options, then what belongs to the device.
pub fn game_questions(ui: &dyn GameUi, sheet: SetUpSheet) -> AnyView {
    let SetUpQuestions { options, preferences, .. } = ui.set_up();
    let options = options.iter().map(|option| option_question(option, sheet)).collect_view();
    view! { {options} {preferences.map(|preferences| preferences(sheet))} }.into_any()
}

/// An option with its answers; shown only while it makes sense for who plays.
fn option_question(option: &'static GameOption, sheet: SetUpSheet) -> AnyView {
    let SetUpSheet { options, seats, people, changed, is_tournament, .. } = sheet;
    let company = move || Company { seats: seats.get(), people: people.get(), is_tournament };
    let applies = Memo::new(move |_| option.only.is_none_or(|only| only(company())));
    let chosen = Signal::derive(move || option.chosen(&options.read()));
    changed.update(|all| {
        all.push(Signal::derive(move || {
            let answer = Some(chosen.get()).filter(|answer| applies.get() && *answer > 0)?;
            let (_, words) = option.answers.get(answer)?;
            Some(screens::option_answer((option.question)(), words()))
        }));
    });
    let question = move || {
        view! {
            <Choice
                name=option.key
                question=(option.question)()
                remark=option.remark.map_or("", |remark| remark())
                answers=option.answers.iter().map(|(_, words)| words()).collect()
                chosen=chosen
                on_choose=move |answer| options.update(|options| *options = option.choose(options, answer))
            />
        }
    };
    dynamic_if(move || applies.get().then(question))
}

/// The line that stands for the folded options: what is chosen otherwise than usual.
pub fn options_line(changed: RwSignal<Vec<Signal<Option<String>>>>) -> AnyView {
    let answers = move || {
        let answers: Vec<String> = changed.get().iter().filter_map(|answer| answer.get()).collect();
        if answers.is_empty() { vec![screens::options_usual().to_owned()] } else { answers }
    };
    let chip = |answer: String| view! { <span class="holds">{answer}</span> }.into_any();
    view! {
        <summary>
            <b>{screens::options()}</b>
            {dynamic(move || answers().into_iter().map(chip).collect::<Vec<AnyView>>())}
            <span class="button to-change">{screens::change_options()}</span>
            <span class="button to-close">{app::close()}</span>
        </summary>
    }
    .into_any()
}

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

/// That hints are allowed, for the line that stands for the folded options.
pub fn hints_answer(applies: Memo<bool>, hints: RwSignal<bool>) -> Signal<Option<String>> {
    Signal::derive(move || {
        let is_shown = applies.get() && hints.get();
        is_shown.then(|| screens::option_answer(screens::hints_question(), screens::hints_everybody()))
    })
}

/// Who starts, by name or by lot.
pub fn who_starts(
    question: &'static str,
    chairs: Chairs,
    changed: RwSignal<Vec<Signal<Option<String>>>>,
) -> impl IntoView {
    let names = Signal::derive(move || {
        chairs.players().iter().map(|player| isolated(player.name())).collect::<Vec<String>>()
    });
    changed.update(|all| {
        all.push(Signal::derive(move || {
            let name = names.get().into_iter().nth(usize::from(chairs.starter()?))?;
            Some(screens::option_answer(question, &name))
        }));
    });
    view! {
        <fieldset class="choice">
            <legend>{question}</legend>
            <p class="remark">{screens::start_why()}</p>
            <div class="pills">
                {starter(None, chairs, screens::start_by_lot().to_owned())}
                {dynamic(move || {
                    let starters = (0..).zip(names.get());
                    starters.map(|(seat, name)| starter(Some(seat), chairs, name)).collect_view()
                })}
            </div>
        </fieldset>
    }
}

fn starter(seat: Option<u8>, chairs: Chairs, text: String) -> impl IntoView {
    view! {
        <label class="pill">
            <input
                type="radio"
                name="start"
                prop:checked=derived_bool(move || chairs.starter() == seat)
                on:change=on_value(move |_| chairs.start_with(seat))
            />
            <span>{text}</span>
        </label>
    }
}
