//! The pictures of the rules: positions of the games in which the lessons are written.

use crate::contract::{Position, Written};
use crate::messages::olympicsrules as text;
use pentathlon_engine::rules::{Seat, Viewer};

/// The positions, in the order of a game.
pub static POSITIONS: [Position; 7] = [
    Position {
        game: Written::Lesson(0),
        actions: 81,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".olympics-scoreboard",
        says: text::RULES_PICTURE_EVENTS,
    },
    Position {
        game: Written::Lesson(0),
        actions: 0,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: Some("bid 30"),
        shows: ".hand",
        says: text::RULES_PICTURE_CARD,
    },
    Position {
        game: Written::Lesson(0),
        actions: 3,
        event: Some(1),
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".olympics-stage, .olympics-pairs",
        says: text::RULES_PICTURE_BIDS,
    },
    Position {
        game: Written::Lesson(0),
        actions: 18,
        event: None,
        viewer: Viewer::Table,
        selected: None,
        shows: ".olympics-events, .olympics-lane.seat-0",
        says: text::RULES_PICTURE_INVESTMENT,
    },
    Position {
        game: Written::Together,
        actions: 16,
        event: None,
        viewer: Viewer::Seat(Seat(1)),
        selected: Some("invest 31"),
        shows: ".hand",
        says: text::RULES_PICTURE_UPGRADE,
    },
    Position {
        game: Written::Lesson(0),
        actions: 15,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: Some("invest 47"),
        shows: ".hand",
        says: text::RULES_PICTURE_DISCARD,
    },
    Position {
        game: Written::Lesson(0),
        actions: 90,
        event: Some(8),
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".olympics-ceremony",
        says: text::RULES_PICTURE_TIE,
    },
];

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use crate::games::positions::drawn;
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

        let placed = |drawn: &crate::games::positions::Drawn, card: u8| {
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
}
