//! The rules in the project's own words, with pictures of the real components.

use super::lanes::reward;
use super::picture::{front, medal, start_flag};
use super::positions::POSITIONS;
use super::sports::line;
use super::{names, phrase};
use crate::contract::Passage::{self, Head, Lines, Part, Position, Shown, Text};
use crate::contract::RulesPage;
use crate::messages::olympicardsrules::{SENTENCES, find, words};
use crate::messages::{MessageId, olympicards as messages, olympicardsrules as text};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Colour, Medal, Performance, Phase, Setup, Sport, View};
use pentathlon_engine::rules::Setup as _;

/// The heading that matters in a view.
pub fn rules_part(view: &View) -> Option<MessageId> {
    Some(match view.phase {
        Phase::Choice => text::RULES_TURN_HEAD,
        Phase::Opening | Phase::Turn { .. } => text::RULES_PLAY_HEAD,
        Phase::Result => text::RULES_LADDER_HEAD,
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
        Text(text::RULES_AIM_TEXT),
        Head(text::RULES_BOX),
        Text(text::RULES_BOX_CARDS),
        Shown(cards),
        Text(text::RULES_BOX_SPORTS),
        Text(text::RULES_BOX_MEDALS),
        Shown(medals),
        Text(text::RULES_BOX_START),
        Head(text::RULES_SETUP),
        Text(text::RULES_SETUP_TEXT),
        Head(text::RULES_SPORTS),
        Part(text::RULES_TURN_HEAD),
        Text(text::RULES_TURN_TEXT),
        Part(text::RULES_PLAY_HEAD),
        Text(text::RULES_PLAY_TEXT),
        Lines(vec![text::RULES_OWN_TEXT, text::RULES_LATEST_TEXT, text::RULES_TURNED_TEXT]),
        Text(text::RULES_PLAY_ALONE),
        Part(text::RULES_LADDER_HEAD),
        Text(text::RULES_LADDER_TEXT),
        Shown(ladders),
        Text(text::RULES_STACK_TEXT),
        Head(text::RULES_NINE_HEAD),
        Shown(sports),
        Text(text::RULES_TENNIS_TEXT),
        Text(text::RULES_SAILING_TEXT),
        Head(text::RULES_SCORING),
        Text(text::RULES_SCORING_TEXT),
        Head(text::RULES_END),
        Text(text::RULES_END_TEXT),
        Head(text::RULES_TWO),
        Text(text::RULES_TWO_TEXT),
        Lines(vec![text::RULES_TWO_FIRST, text::RULES_TWO_SECOND, text::RULES_TWO_THIRD]),
        Text(text::RULES_TWO_ROUNDS),
        Text(text::RULES_TWO_TIES),
        Head(text::RULES_VARIANTS),
        Text(text::RULES_VARIANT_RECORD),
        Text(text::RULES_VARIANT_START),
        Head(text::RULES_QUESTIONS),
        Part(text::RULES_ASK_WITHDRAW),
        Text(text::RULES_ANSWER_WITHDRAW),
        Part(text::RULES_ASK_ALONE),
        Text(text::RULES_ANSWER_ALONE),
        Part(text::RULES_ASK_FEWER),
        Text(text::RULES_ANSWER_FEWER),
        Part(text::RULES_ASK_LIFT),
        Text(text::RULES_ANSWER_LIFT),
        Part(text::RULES_ASK_AGAIN),
        Text(text::RULES_ANSWER_AGAIN),
        Part(text::RULES_ASK_ORDER),
        Text(text::RULES_ANSWER_ORDER),
        Part(text::RULES_ASK_COUNT),
        Text(text::RULES_ANSWER_COUNT),
        Part(text::RULES_ASK_PAID),
        Text(text::RULES_ANSWER_PAID),
        Head(text::RULES_HINTS),
        Text(text::RULES_HINTS_TEXT),
    ];
    [begins, positions, rest].concat()
}

/// A card of each colour.
fn cards() -> AnyView {
    let cards: Vec<AnyView> = Colour::ALL
        .into_iter()
        .zip([3, 7, 1, 5, 9])
        .filter_map(|(colour, value)| Performance::new(colour, value))
        .map(|card| {
            view! { <li><div role="img" aria-label=phrase::card(card)>{front(card)}</div></li> }.into_any()
        })
        .collect();
    view! { <ul class="card-examples">{cards}</ul> }.into_any()
}

/// The medals, and the start card.
fn medals() -> AnyView {
    let medals: Vec<AnyView> = [Medal::Gold, Medal::Silver, Medal::Bronze]
        .into_iter()
        .map(|kind| {
            let label = messages::medal_worth(names::medal(kind), kind.points());
            view! { <li><span role="img" aria-label=label>{medal(kind)}</span></li> }.into_any()
        })
        .collect();
    let flag = view! { <li><span role="img" aria-label=messages::start_flag()>{start_flag()}</span></li> };
    view! { <ul class="medal-examples">{medals}{flag}</ul> }.into_any()
}

/// The nine sports.
fn sports() -> AnyView {
    let sports: Vec<AnyView> = Sport::ALL.into_iter().map(|sport| line(sport, None, false)).collect();
    view! { <ul class="sport-lines">{sports}</ul> }.into_any()
}

/// What withdrawing pays with three to seven players, taken from the engine.
fn ladders() -> AnyView {
    let row = |seats: usize| {
        let setup = Setup::new(seats, "").ok()?;
        let cells: Vec<AnyView> = setup
            .ladder()
            .iter()
            .map(|pays| {
                let says = messages::reward(&phrase::reward(pays));
                view! { <td><span class="visually-hidden">{says}</span>{reward(pays)}</td> }.into_any()
            })
            .collect();
        let head = messages::ladder_players(seats);
        Some(view! { <tr><th scope="row">{head}</th>{cells}</tr> }.into_any())
    };
    let heads: Vec<AnyView> =
        (1..=7).map(|place| view! { <th scope="col">{messages::place(place)}</th> }.into_any()).collect();
    let table = view! {
        <div class="scroll" tabindex="0" role="region" aria-label=messages::ladder_title()>
            <table class="ladders">
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{(3..=7).filter_map(row).collect_view()}</tbody>
            </table>
        </div>
    };
    table.into_any()
}
