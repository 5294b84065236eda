//! The rules in the project's own words, with pictures of the real components.

use super::card::{front, label, picture, unlit};
use super::names::discipline;
use crate::messages::olympia2000 as messages;
use crate::session::Passage::{self, Head, Part, Shown, Text};
use crate::ui::{laurel, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Phase, View};

/// The heading that matters in a view.
pub fn rules_part(view: &View) -> Option<&'static str> {
    Some(match view.phase {
        Phase::Athletes | Phase::Reveal => messages::rules_one(),
        Phase::Chip { .. } => messages::rules_two(),
        Phase::Refill { .. } => messages::rules_three(),
        Phase::Over => messages::rules_scoring(),
    })
}

/// The rules.
pub fn rules() -> Vec<Passage> {
    vec![
        Text(messages::rules_facts()),
        Text(messages::rules_theme()),
        Head(messages::rules_aim()),
        Text(messages::rules_aim_round()),
        Text(messages::rules_aim_last()),
        Text(messages::rules_aim_end()),
        Shown(disciplines),
        Head(messages::rules_box()),
        Text(messages::rules_box_athletes()),
        Shown(examples),
        Text(messages::rules_box_groups()),
        Text(messages::rules_box_combination()),
        Text(messages::rules_box_laurels()),
        Shown(chips),
        Text(messages::rules_box_consolation()),
        Head(messages::rules_set_up()),
        Text(messages::rules_set_up_laurels()),
        Text(messages::rules_box_two()),
        Text(messages::rules_box_hand()),
        Text(messages::rules_set_up_dealer()),
        Head(messages::rules_round()),
        Part(messages::rules_one()),
        Text(messages::rules_one_text()),
        Text(messages::rules_one_console()),
        Part(messages::rules_two()),
        Text(messages::rules_two_text()),
        Part(messages::rules_three()),
        Text(messages::rules_three_text()),
        Text(messages::rules_three_know()),
        Head(messages::rules_void()),
        Text(messages::rules_void_text()),
        Text(messages::rules_void_draw()),
        Head(messages::rules_scoring()),
        Text(messages::rules_end_count()),
        Head(messages::rules_end()),
        Text(messages::rules_end_text()),
        Text(messages::rules_length()),
        Head(messages::rules_variants()),
        Text(messages::rules_variants_start()),
        Text(messages::rules_variants_tie()),
        Head(messages::rules_questions()),
        Part(messages::rules_question_last()),
        Text(messages::rules_answer_last()),
        Part(messages::rules_question_before()),
        Text(messages::rules_answer_before()),
        Part(messages::rules_question_twice()),
        Text(messages::rules_answer_twice()),
        Part(messages::rules_question_two()),
        Text(messages::rules_answer_two()),
        Part(messages::rules_question_win()),
        Text(messages::rules_answer_win()),
        Part(messages::rules_question_gone()),
        Text(messages::rules_answer_gone()),
        Head(messages::rules_hints()),
        Text(messages::rules_hints_text()),
    ]
}

/// The five disciplines.
fn disciplines() -> AnyView {
    let disciplines = Discipline::ALL
        .map(|d| view! { <li>{pictogram(picture(d))}<span>{discipline(d).text()}</span></li> }.into_any());
    view! { <ul class="disciplines">{disciplines.into_iter().collect_view()}</ul> }.into_any()
}

/// An athlete of each group.
fn examples() -> AnyView {
    let examples: Vec<AnyView> = [7, 16, 27, 42, 51]
        .into_iter()
        .filter_map(Athlete::new)
        .map(|athlete| {
            view! {
                <li>
                    <div class="card" role="img" aria-label=label(athlete)>{front(athlete, unlit())}</div>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="examples">{examples}</ul> }.into_any()
}

/// The laurel chips of a discipline.
fn chips() -> AnyView {
    let chips = (2..=6).map(|value| laurel(value, "")).collect_view();
    view! { <p class="chips" aria-hidden="true">{chips}</p> }.into_any()
}
