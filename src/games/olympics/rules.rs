//! The rules in the project's own words, with pictures of the real components.

use super::card::{front, medal};
use super::emblem::emblem;
use super::names;
use super::positions::POSITIONS;
use super::sport::{colour, picture};
use crate::contract::Passage::{self, Head, Part, Position, Shown, Text};
use crate::contract::RulesPage;
use crate::messages::olympicsrules::{SENTENCES, find, words};
use crate::messages::{MessageId, olympicsrules as text};
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, CardType, EventCard, Medal, Phase, View};

/// The heading that matters in a view.
pub fn rules_part(view: &View) -> Option<MessageId> {
    Some(match view.phase {
        Phase::Bidding | Phase::Reveal | Phase::Taking { .. } => text::RULES_ONE,
        Phase::Investing | Phase::Placing => text::RULES_TWO,
        Phase::Ceremony | Phase::Over => text::RULES_CEREMONY,
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
        Shown(events),
        Shown(medals),
        Head(text::RULES_BOX),
        Text(text::RULES_BOX_EVENTS),
        Text(text::RULES_BOX_CARDS),
        Shown(examples),
        Shown(kinds),
        Text(text::RULES_BOX_STARS),
        Text(text::RULES_BOX_NUMBER),
        Text(text::RULES_BOX_MEDALS),
        Text(text::RULES_BOX_TOKENS),
        Head(text::RULES_SET_UP),
        Text(text::RULES_SET_UP_EVENTS),
        Text(text::RULES_SET_UP_CARDS),
        Text(text::RULES_SET_UP_TOKENS),
        Head(text::RULES_ROUND),
        Part(text::RULES_ONE),
        Text(text::RULES_ONE_PAIRS),
        Text(text::RULES_ONE_BID),
        Part(text::RULES_TWO),
        Text(text::RULES_TWO_TEXT),
        Text(text::RULES_TWO_NEW),
        Text(text::RULES_TWO_UPGRADE),
        Text(text::RULES_TWO_DISCARD),
        Text(text::RULES_TWO_AFTER),
        Head(text::RULES_KNOWN),
        Text(text::RULES_KNOWN_TEXT),
        Text(text::RULES_KNOWN_TAKEN),
        Head(text::RULES_END),
        Text(text::RULES_END_TEXT),
        Head(text::RULES_CEREMONY),
        Text(text::RULES_CEREMONY_TEXT),
        Text(text::RULES_CEREMONY_TIE),
        Text(text::RULES_CEREMONY_POINTS),
        Text(text::RULES_CEREMONY_END),
        Head(text::RULES_NEUTRAL),
        Text(text::RULES_NEUTRAL_TEXT),
        Text(text::RULES_NEUTRAL_PLAYS),
        Text(text::RULES_NEUTRAL_MEDALS),
        Head(text::RULES_QUESTIONS),
        Part(text::RULES_QUESTION_START),
        Text(text::RULES_ANSWER_START),
        Part(text::RULES_QUESTION_PASS),
        Text(text::RULES_ANSWER_PASS),
        Part(text::RULES_QUESTION_EQUAL),
        Text(text::RULES_ANSWER_EQUAL),
        Part(text::RULES_QUESTION_HIDDEN),
        Text(text::RULES_ANSWER_HIDDEN),
        Part(text::RULES_QUESTION_UPGRADE),
        Text(text::RULES_ANSWER_UPGRADE),
        Part(text::RULES_QUESTION_ORDER),
        Text(text::RULES_ANSWER_ORDER),
        Head(text::RULES_HINTS),
        Text(text::RULES_HINTS_TEXT),
    ];
    [begins, positions, rest].concat()
}

/// The five events.
fn events() -> AnyView {
    let events = EventCard::ALL.map(|event| {
        view! {
            <li class=colour(event)>
                <span class="olympics-tile">{pictogram(picture(event))}</span>
                <span>{names::event(event).text()}</span>
            </li>
        }
        .into_any()
    });
    view! { <ul class="olympics-row">{events.into_iter().collect_view()}</ul> }.into_any()
}

/// The three medals.
fn medals() -> AnyView {
    let medals = Medal::ALL.map(medal).into_iter().collect_view();
    view! { <p class="olympics-row" aria-hidden="true">{medals}</p> }.into_any()
}

/// A card of each event.
fn examples() -> AnyView {
    let examples: Vec<AnyView> = cards(&[1, 20, 39, 57, 73]).map(example).collect();
    view! { <ul class="examples">{examples}</ul> }.into_any()
}

/// The types of cards.
fn kinds() -> AnyView {
    let kinds = CardType::ALL
        .map(|kind| view! { <li>{emblem(kind)}<span>{names::kind(kind).text()}</span></li> }.into_any());
    view! { <ul class="olympics-row">{kinds.into_iter().collect_view()}</ul> }.into_any()
}

fn cards(numbers: &[u8]) -> impl Iterator<Item = Card> {
    numbers.iter().copied().filter_map(Card::new)
}

fn example(card: Card) -> AnyView {
    view! {
        <li>
            <div class=format!("card olympics-card {}", colour(card.event())) role="img" aria-label=names::card_in_full(card)>
                {front(card)}
            </div>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use pentathlon_engine::games::olympics::{Card, CardType};

    /// How many stars the cards of each type have is stated on the page.
    #[test]
    fn champions_have_three_to_five_stars_coaches_two_to_four_and_others_one_to_three() {
        for card in (1..=75).filter_map(Card::new) {
            let stars = match card.card_type() {
                CardType::Star => 3..=5,
                CardType::Coach => 2..=4,
                _ => 1..=3,
            };
            assert!(stars.contains(&card.performance()), "{card:?}");
        }
    }
}
