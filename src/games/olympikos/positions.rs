//! The pictures of the rules: positions of the games in which the lessons are written.

use crate::contract::{Position, Written};
use crate::messages::olympikosrules as text;
use pentathlon_engine::rules::{Seat, Viewer};

/// The positions, in the order of a game.
pub static POSITIONS: [Position; 8] = [
    Position {
        game: Written::Lesson(0),
        actions: 4,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".olympikos-sports, .olympikos-medals",
        says: text::RULES_PICTURE_TABLE,
    },
    Position {
        game: Written::Lesson(1),
        actions: 12,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: Some("clue 48 upright"),
        shows: ".olympikos-ways, .olympikos-clues",
        says: text::RULES_PICTURE_CLUE,
    },
    Position {
        game: Written::Lesson(1),
        actions: 14,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".olympikos-medals",
        says: text::RULES_PICTURE_WAYS,
    },
    Position {
        game: Written::Lesson(0),
        actions: 11,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".olympikos-medals",
        says: text::RULES_PICTURE_CARDS,
    },
    Position {
        game: Written::Lesson(0),
        actions: 12,
        event: Some(8),
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".olympikos-medals",
        says: text::RULES_PICTURE_RIGHT,
    },
    Position {
        game: Written::Lesson(1),
        actions: 25,
        event: Some(12),
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".olympikos-medals",
        says: text::RULES_PICTURE_COACH,
    },
    Position {
        game: Written::Lesson(1),
        actions: 25,
        event: Some(13),
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".olympikos-test",
        says: text::RULES_PICTURE_TEST,
    },
    Position {
        game: Written::Lesson(1),
        actions: 25,
        event: Some(13),
        viewer: Viewer::Table,
        selected: None,
        shows: ".olympikos-chips",
        says: text::RULES_PICTURE_END,
    },
];

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use crate::games::positions::drawn;
    use pentathlon_engine::games::olympikos::{Event, Medal, Olympikos, Owner, Phase, View, Way};
    use pentathlon_engine::rules::Seat;

    #[test]
    fn what_is_said_of_each_position_is_true() {
        let all = drawn(&Olympikos);
        let [table, clue, ways, cards, right, coach, test, end] = &all[..] else { panic!("eight") };

        assert_eq!((table.view::<View>().sports.len(), Medal::COUNT), (5, 3));

        let view = clue.view::<View>();
        assert_eq!(view.coach, Seat(0));
        assert_eq!(view.hand.as_ref().map(Vec::len), Some(6));
        let target = view.target(Medal::Bronze).unwrap();
        assert_eq!(view.sport(target).id(), "archery");
        assert!(clue.is_legal("clue 48 upright"));

        let way = |medal| ways.view::<View>().stand(medal).clue.map(|laid| laid.way);
        assert_eq!([way(Medal::Bronze), way(Medal::Silver)], [Some(Way::Upright), Some(Way::Flat)]);

        // The rings of the others are not known.
        let view = cards.view::<View>();
        assert_eq!(view.phase, Phase::Race);
        assert!(!cards.is_legal("place bronze yellow"), "a placed card stays");

        // Above the card of the Coach, Chen's was first, and wrong.
        let view = right.view::<View>();
        let stand = view.stand(Medal::Silver);
        assert_eq!(stand.cards.get(1).map(|card| card.owner), Some(Owner::Seat(Seat(2))));
        assert!(matches!(right.event::<Olympikos>(), Event::Coached { medal: Medal::Silver, points: 1, .. }));

        assert!(matches!(coach.event::<Olympikos>(), Event::Coached { medal: Medal::Gold, points: 4, .. }));

        assert!(matches!(test.event::<Olympikos>(), Event::Tested { positive: true, lost: 3, .. }));
        assert_eq!(test.view::<View>().turn, 1, "the second turn");

        assert_eq!(end.table.standing().points, [7, 6, 5]);
    }
}
