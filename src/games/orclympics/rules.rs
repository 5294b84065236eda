//! The rules in the project's own words, with pictures of the real components.

use super::names;
use super::race_cards::{emblem, front, label, skill_class};
use crate::messages::orclympics as messages;
use crate::session::Passage::{self, Head, Part, Shown, Text};
use crate::ui::{Metal, cup, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Phase, Race, Skill, View};

/// The heading that matters in a view.
pub fn rules_part(view: &View) -> Option<&'static str> {
    Some(match view.phase {
        Phase::Draft { .. } | Phase::Passing { .. } => messages::rules_draft(),
        Phase::Rosters | Phase::Final => messages::rules_team(),
        Phase::Compete => messages::rules_enter_head(),
        Phase::Award | Phase::TakeBacks | Phase::Returns => messages::rules_after_head(),
        Phase::Over => messages::rules_end(),
    })
}

/// The rules.
pub fn rules() -> Vec<Passage> {
    vec![
        Text(messages::rules_facts()),
        Text(messages::rules_theme()),
        Head(messages::rules_aim()),
        Text(messages::rules_brief_reveal()),
        Text(messages::rules_brief_build()),
        Text(messages::rules_brief_compete()),
        Head(messages::rules_box()),
        Text(messages::rules_box_folk()),
        Shown(folk),
        Text(messages::rules_box_emblems()),
        Shown(skills),
        Text(messages::rules_box_competitions()),
        Text(messages::rules_box_cups()),
        Shown(cups),
        Head(messages::rules_set_up()),
        Text(messages::rules_set_up_row()),
        Text(messages::rules_set_up_deal()),
        Head(messages::rules_draft()),
        Text(messages::rules_draft_text()),
        Head(messages::rules_team()),
        Text(messages::rules_team_text()),
        Text(messages::rules_team_example()),
        Head(messages::rules_compete()),
        Text(messages::rules_compete_first()),
        Text(messages::rules_compete_turn()),
        Part(messages::rules_enter_head()),
        Text(messages::rules_enter_text()),
        Text(messages::rules_enter_gold()),
        Text(messages::rules_enter_silver()),
        Text(messages::rules_enter_nothing()),
        Part(messages::rules_pass_head()),
        Text(messages::rules_pass_text()),
        Part(messages::rules_example_head()),
        Text(messages::rules_example_text()),
        Part(messages::rules_after_head()),
        Text(messages::rules_after_text()),
        Text(messages::rules_after_rest()),
        Head(messages::rules_two()),
        Text(messages::rules_two_text()),
        Head(messages::rules_end()),
        Text(messages::rules_end_text()),
        Head(messages::rules_variants()),
        Text(messages::rules_variant_events()),
        Text(messages::rules_variant_season()),
        Head(messages::rules_hints()),
        Text(messages::rules_hints_text()),
        Head(messages::rules_questions()),
        Part(messages::rules_ask_tie()),
        Text(messages::rules_ask_tie_text()),
        Part(messages::rules_ask_third()),
        Text(messages::rules_ask_third_text()),
        Part(messages::rules_ask_second()),
        Text(messages::rules_ask_second_text()),
        Part(messages::rules_ask_more()),
        Text(messages::rules_ask_more_text()),
        Part(messages::rules_ask_alone()),
        Text(messages::rules_ask_alone_text()),
        Part(messages::rules_ask_none()),
        Text(messages::rules_ask_none_text()),
        Part(messages::rules_ask_public()),
        Text(messages::rules_ask_public_text()),
    ]
}

/// A card of each race.
fn folk() -> AnyView {
    let unlit = Signal::stored(None::<Skill>);
    let folk: Vec<AnyView> = Race::ALL
        .into_iter()
        .map(|race| {
            view! { <li><div class="race-card" role="img" aria-label=label(race)>{front(race, unlit)}</div></li> }
                .into_any()
        })
        .collect();
    view! { <ul class="race-card-examples">{folk}</ul> }.into_any()
}

/// The emblems of the skills.
fn skills() -> AnyView {
    let skills: Vec<AnyView> = Skill::ALL
        .into_iter()
        .map(|skill| {
            view! {
                <li class=skill_class(skill)>
                    <span class="tile-emblem">{pictogram(emblem(skill))}</span>
                    <span>{names::skill(skill).text()}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="skill-examples">{skills}</ul> }.into_any()
}

/// The two cups.
fn cups() -> AnyView {
    view! {
        <p class="cup-examples" aria-hidden="true">{cup(Metal::Gold, "", "")} {cup(Metal::Silver, "", "")}</p>
    }
    .into_any()
}
