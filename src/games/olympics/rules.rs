//! The rules in the project's own words, with pictures of the real components.

use super::card::{back, front, medal, mini};
use super::emblem::emblem;
use super::sport::{colour, picture};
use super::{competitor, names};
use crate::messages::olympics as messages;
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
pub fn rules() -> AnyView {
    let examples: Vec<AnyView> = cards(&[1, 20, 39, 57, 73]).map(example).collect();
    let events = EventCard::ALL.map(|event| {
        view! {
            <li class=colour(event)>
                <span class="olympics-tile">{pictogram(picture(event))}</span>
                <span>{names::event(event).text()}</span>
            </li>
        }
        .into_any()
    });
    let kinds = CardType::ALL
        .map(|kind| view! { <li>{emblem(kind)}<span>{names::kind(kind).text()}</span></li> }.into_any());
    let medals = Medal::ALL.map(medal);
    let pairs: Vec<AnyView> = cards(&[21, 48, 75])
        .map(|card| view! { <li><span class="olympics-pair">{back()}{mini(card)}</span></li> }.into_any())
        .collect();
    let bids = BIDS.map(|(card, seat)| view! { {shown(&[card])}{token(seat, true)} }.into_any());
    let tied = TIED.map(|(cards, seat)| line(view! { {shown(&cards)}{token(seat, true)} }.into_any()));
    let seat = Seat(1);
    let text = |text: &'static str| view! { <p>{text}</p> };
    let head = |text: &'static str| view! { <h3>{text}</h3> };
    let part = |text: &'static str| view! { <h4>{text}</h4> };
    view! {
        <div class="rules-text olympics-rules" translate="yes">
            <p class="remark">{messages::rules_facts()}</p>
            {text(messages::rules_theme())}
            <ul>
                <li>{messages::rules_line_1()}</li>
                <li>{messages::rules_line_2()}</li>
                <li>{messages::rules_line_3()}</li>
            </ul>
            {head(messages::rules_aim())} {text(messages::rules_aim_text())}
            <ul class="olympics-row">{events.into_iter().collect_view()}</ul>
            <p class="olympics-row" aria-hidden="true">{medals.into_iter().collect_view()}</p>
            {head(messages::rules_box())} {text(messages::rules_box_events())} {text(messages::rules_box_cards())}
            <ul class="examples">{examples}</ul>
            <ul class="olympics-row">{kinds.into_iter().collect_view()}</ul>
            {text(messages::rules_box_stars())} {text(messages::rules_box_number())}
            {text(messages::rules_box_medals())} {text(messages::rules_box_tokens())}
            {head(messages::rules_set_up())} {text(messages::rules_set_up_events())}
            {text(messages::rules_set_up_cards())} {text(messages::rules_set_up_tokens())}
            {head(messages::rules_round())}
            {part(messages::rules_one())} {text(messages::rules_one_pairs())}
            <ul class="olympics-pairs" aria-hidden="true">{pairs}</ul>
            {text(messages::rules_one_bid())} {text(messages::rules_one_example())}
            {line(bids.into_iter().collect_view().into_any())}
            {part(messages::rules_two())} {text(messages::rules_two_text())} {text(messages::rules_two_new())}
            // An example after three investments at one event.
            {line(view! { {shown(&[23, 27])}<li>{back()}</li>{token(seat, false)} }.into_any())}
            {text(messages::rules_two_upgrade())} {text(messages::rules_two_before())}
            {line(view! { {shown(&[3])}<li>{back()}</li>{token(seat, false)} }.into_any())}
            {text(messages::rules_two_after_upgrade())}
            {line(view! { {shown(&[4, 1])}{token(seat, true)} }.into_any())}
            {text(messages::rules_two_discard())} {text(messages::rules_two_after())}
            {head(messages::rules_known())} {text(messages::rules_known_text())} {text(messages::rules_known_taken())}
            {head(messages::rules_end())} {text(messages::rules_end_text())}
            {head(messages::rules_ceremony())} {text(messages::rules_ceremony_text())}
            {text(messages::rules_ceremony_tie())} {text(messages::rules_ceremony_example())}
            {tied.into_iter().collect_view()}
            {text(messages::rules_ceremony_points())} {text(messages::rules_ceremony_end())}
            {head(messages::rules_neutral())} {text(messages::rules_neutral_text())}
            {text(messages::rules_neutral_plays())} {text(messages::rules_neutral_medals())}
            {head(messages::rules_questions())}
            {part(messages::rules_question_start())} {text(messages::rules_answer_start())}
            {part(messages::rules_question_pass())} {text(messages::rules_answer_pass())}
            {part(messages::rules_question_equal())} {text(messages::rules_answer_equal())}
            {part(messages::rules_question_hidden())} {text(messages::rules_answer_hidden())}
            {part(messages::rules_question_upgrade())} {text(messages::rules_answer_upgrade())}
            {part(messages::rules_question_order())} {text(messages::rules_answer_order())}
            {head(messages::rules_hints())} {text(messages::rules_hints_text())}
        </div>
    }
    .into_any()
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
    use pentathlon_engine::games::olympics::Card;

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
