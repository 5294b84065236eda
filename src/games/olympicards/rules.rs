//! The rules in the project's own words, with pictures of the real components.

use super::lanes::reward;
use super::picture::{front, medal, start_flag};
use super::sports::line;
use super::{names, phrase};
use crate::messages::olympicards as messages;
use crate::session::Passage::{self, Filled, Head, Lines, Part, Shown, Text};
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Colour, Medal, Performance, Phase, Setup, Sport, View};
use pentathlon_engine::rules::Setup as _;

/// The heading that matters in a view.
pub fn rules_part(view: &View) -> Option<&'static str> {
    Some(match view.phase {
        Phase::Choice => messages::rules_turn_head(),
        Phase::Opening | Phase::Turn { .. } => messages::rules_play_head(),
        Phase::Result => messages::rules_ladder_head(),
        Phase::Over => messages::rules_scoring(),
    })
}

/// The rules.
pub fn rules() -> Vec<Passage> {
    let facts = Setup::FACTS;
    vec![
        Filled(messages::rules_facts(*facts.seats.start(), *facts.seats.end(), facts.minutes)),
        Text(messages::rules_theme()),
        Lines(vec![messages::rules_brief_1(), messages::rules_brief_2(), messages::rules_brief_3()]),
        Head(messages::rules_aim()),
        Text(messages::rules_aim_text()),
        Head(messages::rules_box()),
        Text(messages::rules_box_cards()),
        Shown(cards),
        Text(messages::rules_box_sports()),
        Text(messages::rules_box_medals()),
        Shown(medals),
        Text(messages::rules_box_start()),
        Head(messages::rules_setup()),
        Text(messages::rules_setup_text()),
        Head(messages::rules_sports()),
        Part(messages::rules_turn_head()),
        Text(messages::rules_turn_text()),
        Part(messages::rules_play_head()),
        Text(messages::rules_play_text()),
        Lines(vec![messages::rules_own_text(), messages::rules_latest_text(), messages::rules_turned_text()]),
        Text(messages::rules_play_alone()),
        Part(messages::rules_ladder_head()),
        Text(messages::rules_ladder_text()),
        Shown(ladders),
        Text(messages::rules_stack_text()),
        Head(messages::rules_nine_head()),
        Shown(sports),
        Text(messages::rules_tennis_text()),
        Text(messages::rules_sailing_text()),
        Head(messages::rules_scoring()),
        Text(messages::rules_scoring_text()),
        Head(messages::rules_end()),
        Text(messages::rules_end_text()),
        Head(messages::rules_two()),
        Text(messages::rules_two_text()),
        Lines(vec![messages::rules_two_first(), messages::rules_two_second(), messages::rules_two_third()]),
        Text(messages::rules_two_rounds()),
        Text(messages::rules_two_ties()),
        Head(messages::rules_variants()),
        Text(messages::rules_variant_record()),
        Text(messages::rules_variant_start()),
        Head(messages::rules_questions()),
        Part(messages::rules_ask_withdraw()),
        Text(messages::rules_answer_withdraw()),
        Part(messages::rules_ask_alone()),
        Text(messages::rules_answer_alone()),
        Part(messages::rules_ask_fewer()),
        Text(messages::rules_answer_fewer()),
        Part(messages::rules_ask_lift()),
        Text(messages::rules_answer_lift()),
        Part(messages::rules_ask_again()),
        Text(messages::rules_answer_again()),
        Part(messages::rules_ask_order()),
        Text(messages::rules_answer_order()),
        Part(messages::rules_ask_count()),
        Text(messages::rules_answer_count()),
        Part(messages::rules_ask_paid()),
        Text(messages::rules_answer_paid()),
        Head(messages::rules_hints()),
        Text(messages::rules_hints_text()),
    ]
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
        .map(|its| {
            let label = messages::rules_medal(names::medal(its), its.points());
            view! { <li><span role="img" aria-label=label>{medal(its)}</span></li> }.into_any()
        })
        .collect();
    let flag = view! { <li><span role="img" aria-label=messages::rules_flag()>{start_flag()}</span></li> };
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
                view! { <td><span class="spoken">{says}</span>{reward(pays)}</td> }.into_any()
            })
            .collect();
        let head = messages::rules_ladder_players(seats);
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
