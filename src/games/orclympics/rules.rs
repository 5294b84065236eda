//! The rules in the project's own words, with pictures of the real components.

use super::names;
use super::positions::POSITIONS;
use super::race_cards::{emblem, front, label, skill_class};
use crate::contract::Passage::{self, Head, Part, Position, Shown, Text};
use crate::contract::RulesPage;
use crate::messages::orclympicsrules::{SENTENCES, find, words};
use crate::messages::{MessageId, orclympicsrules as text};
use crate::ui::{Metal, cup, pictogram};
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Phase, Race, Skill, View};

/// The heading that matters in a view.
pub fn rules_part(view: &View) -> Option<MessageId> {
    Some(match view.phase {
        Phase::Draft { .. } | Phase::Passing { .. } => text::RULES_DRAFT,
        Phase::Rosters | Phase::Final => text::RULES_TEAM,
        Phase::Compete => text::RULES_ENTER_HEAD,
        Phase::Award | Phase::TakeBacks | Phase::Returns => text::RULES_AFTER_HEAD,
        Phase::Over => text::RULES_END,
    })
}

/// The rules.
pub static PAGE: RulesPage = RulesPage { passages: rules, sentences: &SENTENCES, text: find, words };

fn rules() -> Vec<Passage> {
    let begins = vec![Text(text::RULES_FACTS), Text(text::RULES_THEME), Head(text::RULES_PICTURES)];
    let positions = POSITIONS.iter().map(Position).collect();
    let rest = vec![
        Head(text::RULES_AIM),
        Text(text::RULES_BRIEF_REVEAL),
        Text(text::RULES_BRIEF_BUILD),
        Text(text::RULES_BRIEF_COMPETE),
        Head(text::RULES_BOX),
        Text(text::RULES_BOX_FOLK),
        Shown(folk),
        Text(text::RULES_BOX_EMBLEMS),
        Shown(skills),
        Text(text::RULES_BOX_COMPETITIONS),
        Text(text::RULES_BOX_CUPS),
        Shown(cups),
        Head(text::RULES_SET_UP),
        Text(text::RULES_SET_UP_ROW),
        Text(text::RULES_SET_UP_DEAL),
        Head(text::RULES_DRAFT),
        Text(text::RULES_DRAFT_TEXT),
        Head(text::RULES_TEAM),
        Text(text::RULES_TEAM_TEXT),
        Text(text::RULES_TEAM_EXAMPLE),
        Head(text::RULES_COMPETE),
        Text(text::RULES_COMPETE_FIRST),
        Text(text::RULES_COMPETE_TURN),
        Part(text::RULES_ENTER_HEAD),
        Text(text::RULES_ENTER_TEXT),
        Text(text::RULES_ENTER_GOLD),
        Text(text::RULES_ENTER_SILVER),
        Text(text::RULES_ENTER_NOTHING),
        Part(text::RULES_PASS_HEAD),
        Text(text::RULES_PASS_TEXT),
        Part(text::RULES_EXAMPLE_HEAD),
        Text(text::RULES_EXAMPLE_TEXT),
        Part(text::RULES_AFTER_HEAD),
        Text(text::RULES_AFTER_TEXT),
        Text(text::RULES_AFTER_REST),
        Head(text::RULES_TWO),
        Text(text::RULES_TWO_TEXT),
        Head(text::RULES_END),
        Text(text::RULES_END_TEXT),
        Head(text::RULES_VARIANTS),
        Text(text::RULES_VARIANT_EVENTS),
        Text(text::RULES_VARIANT_SEASON),
        Head(text::RULES_HINTS),
        Text(text::RULES_HINTS_TEXT),
        Head(text::RULES_QUESTIONS),
        Part(text::RULES_ASK_TIE),
        Text(text::RULES_ASK_TIE_TEXT),
        Part(text::RULES_ASK_THIRD),
        Text(text::RULES_ASK_THIRD_TEXT),
        Part(text::RULES_ASK_SECOND),
        Text(text::RULES_ASK_SECOND_TEXT),
        Part(text::RULES_ASK_MORE),
        Text(text::RULES_ASK_MORE_TEXT),
        Part(text::RULES_ASK_ALONE),
        Text(text::RULES_ASK_ALONE_TEXT),
        Part(text::RULES_ASK_NONE),
        Text(text::RULES_ASK_NONE_TEXT),
        Part(text::RULES_ASK_PUBLIC),
        Text(text::RULES_ASK_PUBLIC_TEXT),
    ];
    [begins, positions, rest].concat()
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
