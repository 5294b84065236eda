//! The rules in the project's own words, with pictures of the real components.

use super::card::{emblem, front, medal};
use super::names;
use super::picture::{colour, picture};
use crate::contract::{Drawing, LESSON, Position, RulesPage, WrittenGame, at};
use crate::messages::olympicsrules as text;
use crate::messages::olympicsrules::{PASSAGES, SENTENCES, find, words};
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, CardType, EventCard, Medal};

/// The rules.
pub static PAGE: RulesPage = RulesPage {
    passages: PASSAGES,
    drawings: DRAWINGS,
    positions: POSITIONS,
    sentences: &SENTENCES,
    text: find,
    words,
};

/// The pictures that it begins with: positions of the games in which the lessons are written.
static POSITIONS: &[Position] = &[
    at(LESSON, 81).seen_by(0).shows(".olympics-scoreboard", text::RULES_PICTURE_EVENTS),
    at(LESSON, 0).seen_by(0).selected("bid 30").shows(".hand", text::RULES_PICTURE_CARD),
    at(LESSON, 3).event(1).seen_by(0).shows(".olympics-stage, .olympics-pairs", text::RULES_PICTURE_BIDS),
    at(LESSON, 18)
        .shows(r#".olympics-events, .olympics-lane[data-lane="0"]"#, text::RULES_PICTURE_INVESTMENT),
    at(WrittenGame::Together, 16)
        .seen_by(1)
        .selected("invest 31")
        .shows(".hand", text::RULES_PICTURE_UPGRADE),
    at(LESSON, 15).seen_by(0).selected("invest 47").shows(".hand", text::RULES_PICTURE_DISCARD),
    at(LESSON, 90).event(8).seen_by(0).shows(".olympics-ceremony", text::RULES_PICTURE_TIE),
];

/// The pictures of components, each after its passage.
static DRAWINGS: &[Drawing] = &[
    (text::RULES_AIM_TEXT, events),
    (text::RULES_AIM_TEXT, medals),
    (text::RULES_BOX_CARDS, examples),
    (text::RULES_BOX_CARDS, kinds),
];

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
    #![allow(clippy::unwrap_used, clippy::panic)]

    use crate::games::tests::positions::drawn;
    use pentathlon_engine::games::olympics::{
        Card, CardType, Chosen, Competitor, Event, EventCard, Olympics, Placement, Token, View,
    };
    use pentathlon_engine::rules::Seat;

    #[test]
    fn what_is_said_of_each_position_is_true() {
        let all = drawn(&Olympics);
        let [events, card, bids, investment, upgrade, discard, tie] = &all[..] else { panic!("seven") };
        let number = |number: u8| Card::new(number).unwrap();

        assert_eq!(EventCard::ALL.len(), 5);
        assert!(events.view::<View>().medals.iter().all(Option::is_none), "medals are awarded at the end");

        assert_eq!((number(30).acquisition(), number(30).performance()), (75, 1));
        assert!(card.is_legal("bid 30"));

        let Event::BidsRevealed(_) = bids.event::<Olympics>() else { panic!("the bids are revealed") };
        let bid = |seat: u8| match bids.view::<View>().player(Seat(seat)).unwrap().bid {
            Chosen::Known(card) => card.acquisition(),
            other => panic!("{other:?}"),
        };
        assert_eq!([bid(0), bid(1), bid(2)], [75, 68, 47]);

        let line = |seat: u8| {
            investment.view::<View>().line(Competitor::Seat(Seat(seat)), EventCard::Cycling).unwrap()
        };
        assert_eq!(line(0).open.len(), 1, "the champion is open");
        assert_eq!(line(0).token, Token::Covers(None), "nobody else knows the coach");

        let placed = |drawn: &crate::games::tests::positions::Drawn, card: u8| {
            drawn.view::<View>().placement(number(card)).unwrap()
        };
        let Placement::Upgrade { replaced } = placed(upgrade, 31) else { panic!("an upgrade") };
        assert_eq!((number(31).performance(), replaced.performance()), (5, 3));
        assert_eq!((number(31).card_type(), replaced.card_type()), (CardType::Star, CardType::Star));

        let Placement::Discard { .. } = placed(discard, 47) else { panic!("a discard") };
        assert_eq!(number(47).card_type(), CardType::Star);
        assert_eq!(number(49).card_type(), CardType::Coach);
        assert_eq!(placed(discard, 49), Placement::FaceDown);

        let Event::Awarded(ceremony) = tie.event::<Olympics>() else { panic!("medals") };
        let entries: Vec<_> = ceremony.entries().map(|(entry, _)| entry).collect();
        let placed = |index: usize| {
            (entries[index].competitor, entries[index].stars, entries[index].best.acquisition())
        };
        assert_eq!(placed(0), (Competitor::Seat(Seat(0)), 7, 36));
        assert_eq!(placed(1), (Competitor::Seat(Seat(1)), 7, 23));
    }

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
