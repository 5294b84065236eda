//! The rules in the project's own words, with pictures of the real components.

use super::card::{back, front, medal, mini};
use super::emblem::emblem;
use super::sport::{colour, picture};
use super::{competitor, names};
use crate::messages::olympics as messages;
use crate::session::Passage::{self, Head, Lines, Part, Shown, Text};
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, CardType, Competitor, EventCard, Medal, Phase, View};
use pentathlon_engine::rules::Seat;

/// The bids of the example, each with its seat, highest first.
const BIDS: [(u8, Seat); 3] = [(20, Seat(0)), (10, Seat(2)), (74, Seat(1))];
/// The cards of two players who tie at an event.
const TIED: [([u8; 2], Seat); 2] = [([18, 19], Seat(0)), ([17, 28], Seat(1))];

/// The heading that matters in a view.
pub fn rules_part(view: &View) -> Option<&'static str> {
    Some(match view.phase {
        Phase::Bidding | Phase::Reveal | Phase::Taking { .. } => messages::rules_one(),
        Phase::Investing | Phase::Placing => messages::rules_two(),
        Phase::Ceremony | Phase::Over => messages::rules_ceremony(),
    })
}

/// The rules.
pub fn rules() -> Vec<Passage> {
    vec![
        Text(messages::rules_facts()),
        Text(messages::rules_theme()),
        Lines(vec![messages::rules_line_1(), messages::rules_line_2(), messages::rules_line_3()]),
        Head(messages::rules_aim()),
        Text(messages::rules_aim_text()),
        Shown(events),
        Shown(medals),
        Head(messages::rules_box()),
        Text(messages::rules_box_events()),
        Text(messages::rules_box_cards()),
        Shown(examples),
        Shown(kinds),
        Text(messages::rules_box_stars()),
        Text(messages::rules_box_number()),
        Text(messages::rules_box_medals()),
        Text(messages::rules_box_tokens()),
        Head(messages::rules_set_up()),
        Text(messages::rules_set_up_events()),
        Text(messages::rules_set_up_cards()),
        Text(messages::rules_set_up_tokens()),
        Head(messages::rules_round()),
        Part(messages::rules_one()),
        Text(messages::rules_one_pairs()),
        Shown(pairs),
        Text(messages::rules_one_bid()),
        Text(messages::rules_one_example()),
        Shown(bids),
        Part(messages::rules_two()),
        Text(messages::rules_two_text()),
        Text(messages::rules_two_new()),
        // An example after three investments at one event.
        Shown(|| line(view! { {shown(&[23, 27])}<li>{back()}</li>{token(Seat(1), false)} }.into_any())),
        Text(messages::rules_two_upgrade()),
        Text(messages::rules_two_before()),
        Shown(|| line(view! { {shown(&[3])}<li>{back()}</li>{token(Seat(1), false)} }.into_any())),
        Text(messages::rules_two_after_upgrade()),
        Shown(|| line(view! { {shown(&[4, 1])}{token(Seat(1), true)} }.into_any())),
        Text(messages::rules_two_discard()),
        Text(messages::rules_two_after()),
        Head(messages::rules_known()),
        Text(messages::rules_known_text()),
        Text(messages::rules_known_taken()),
        Head(messages::rules_end()),
        Text(messages::rules_end_text()),
        Head(messages::rules_ceremony()),
        Text(messages::rules_ceremony_text()),
        Text(messages::rules_ceremony_tie()),
        Text(messages::rules_ceremony_example()),
        Shown(tied),
        Text(messages::rules_ceremony_points()),
        Text(messages::rules_ceremony_end()),
        Head(messages::rules_neutral()),
        Text(messages::rules_neutral_text()),
        Text(messages::rules_neutral_plays()),
        Text(messages::rules_neutral_medals()),
        Head(messages::rules_questions()),
        Part(messages::rules_question_start()),
        Text(messages::rules_answer_start()),
        Part(messages::rules_question_pass()),
        Text(messages::rules_answer_pass()),
        Part(messages::rules_question_equal()),
        Text(messages::rules_answer_equal()),
        Part(messages::rules_question_hidden()),
        Text(messages::rules_answer_hidden()),
        Part(messages::rules_question_upgrade()),
        Text(messages::rules_answer_upgrade()),
        Part(messages::rules_question_order()),
        Text(messages::rules_answer_order()),
        Head(messages::rules_hints()),
        Text(messages::rules_hints_text()),
    ]
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

/// The pairs of a round.
fn pairs() -> AnyView {
    let pairs: Vec<AnyView> = cards(&[21, 48, 75])
        .map(|card| view! { <li><span class="olympics-pair">{back()}{mini(card)}</span></li> }.into_any())
        .collect();
    view! { <ul class="olympics-pairs" aria-hidden="true">{pairs}</ul> }.into_any()
}

/// The bids of the example.
fn bids() -> AnyView {
    let bids = BIDS.map(|(card, seat)| view! { {shown(&[card])}{token(seat, true)} }.into_any());
    line(bids.into_iter().collect_view().into_any())
}

/// The cards of two players who tie.
fn tied() -> AnyView {
    let tied = TIED.map(|(cards, seat)| line(view! { {shown(&cards)}{token(seat, true)} }.into_any()));
    tied.into_iter().collect_view().into_any()
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

fn shown(numbers: &[u8]) -> AnyView {
    cards(numbers).map(|card| view! { <li>{mini(card)}</li> }.into_any()).collect_view().into_any()
}

/// A token on the card before it.
fn token(seat: Seat, known: bool) -> AnyView {
    view! { <li class="olympics-on" class:known=known>{competitor::token(Competitor::Seat(seat))}</li> }
        .into_any()
}

/// Cards in a row. The text beside them describes them.
fn line(cards: AnyView) -> AnyView {
    view! { <ul class="olympics-minis" aria-hidden="true">{cards}</ul> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::{BIDS, TIED, cards};
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

    /// The example of a tie states the stars and numbers of the cards in its picture.
    #[test]
    fn the_cards_of_an_example_tie_and_their_numbers_differ() {
        let [(one, _), (other, _)] = TIED;
        let stars = |numbers: &[u8]| -> u8 { cards(numbers).map(Card::performance).sum() };
        let best = |numbers: &[u8]| cards(numbers).map(Card::acquisition).max();
        assert_eq!([stars(&one), stars(&other)], [7, 7]);
        assert_eq!([best(&one), best(&other)], [Some(36), Some(23)]);
        let bids: Vec<u8> =
            BIDS.iter().filter_map(|(card, _)| Card::new(*card)).map(Card::acquisition).collect();
        assert_eq!(bids, [72, 54, 31]);
    }
}
