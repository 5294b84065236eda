//! The rules in the project's own words, with pictures of the real components.

use super::card::{front, label, picture, unlit};
use super::names::discipline;
use super::positions::POSITIONS;
use crate::contract::Passage::{self, Head, Part, Position, Shown, Text};
use crate::contract::RulesPage;
use crate::messages::olympia2000rules::{SENTENCES, find, words};
use crate::messages::{MessageId, olympia2000rules as text};
use crate::ui::{laurel, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Phase, View};

/// The heading that matters in a view.
pub fn rules_part(view: &View) -> Option<MessageId> {
    Some(match view.phase {
        Phase::Athletes | Phase::Reveal => text::RULES_ONE,
        Phase::Chip { .. } => text::RULES_TWO,
        Phase::Refill { .. } => text::RULES_THREE,
        Phase::Over => text::RULES_SCORING,
    })
}

/// The rules.
pub static PAGE: RulesPage = RulesPage { passages: rules, sentences: &SENTENCES, text: find, words };

fn rules() -> Vec<Passage> {
    let begins = vec![Text(text::RULES_FACTS), Text(text::RULES_THEME), Head(text::RULES_PICTURES)];
    let positions = POSITIONS.iter().map(Position).collect();
    let rest = vec![
        Head(text::RULES_AIM),
        Text(text::RULES_AIM_ROUND),
        Text(text::RULES_AIM_LAST),
        Text(text::RULES_AIM_END),
        Shown(disciplines),
        Head(text::RULES_BOX),
        Text(text::RULES_BOX_ATHLETES),
        Shown(examples),
        Text(text::RULES_BOX_GROUPS),
        Text(text::RULES_BOX_COMBINATION),
        Text(text::RULES_BOX_LAURELS),
        Shown(chips),
        Text(text::RULES_BOX_CONSOLATION),
        Head(text::RULES_SET_UP),
        Text(text::RULES_SET_UP_LAURELS),
        Text(text::RULES_BOX_TWO),
        Text(text::RULES_BOX_HAND),
        Text(text::RULES_SET_UP_DEALER),
        Head(text::RULES_ROUND),
        Part(text::RULES_ONE),
        Text(text::RULES_ONE_TEXT),
        Text(text::RULES_ONE_CONSOLE),
        Part(text::RULES_TWO),
        Text(text::RULES_TWO_TEXT),
        Part(text::RULES_THREE),
        Text(text::RULES_THREE_TEXT),
        Text(text::RULES_THREE_KNOW),
        Head(text::RULES_VOID),
        Text(text::RULES_VOID_TEXT),
        Text(text::RULES_VOID_DRAW),
        Head(text::RULES_SCORING),
        Text(text::RULES_END_COUNT),
        Head(text::RULES_END),
        Text(text::RULES_END_TEXT),
        Text(text::RULES_LENGTH),
        Head(text::RULES_VARIANTS),
        Text(text::RULES_VARIANTS_START),
        Text(text::RULES_VARIANTS_TIE),
        Head(text::RULES_QUESTIONS),
        Part(text::RULES_QUESTION_LAST),
        Text(text::RULES_ANSWER_LAST),
        Part(text::RULES_QUESTION_BEFORE),
        Text(text::RULES_ANSWER_BEFORE),
        Part(text::RULES_QUESTION_TWICE),
        Text(text::RULES_ANSWER_TWICE),
        Part(text::RULES_QUESTION_TWO),
        Text(text::RULES_ANSWER_TWO),
        Part(text::RULES_QUESTION_WIN),
        Text(text::RULES_ANSWER_WIN),
        Part(text::RULES_QUESTION_GONE),
        Text(text::RULES_ANSWER_GONE),
        Head(text::RULES_HINTS),
        Text(text::RULES_HINTS_TEXT),
    ];
    [begins, positions, rest].concat()
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
