//! The pictures of the rules: positions of the games in which the lessons are written.

use crate::contract::{Position, Written};
use crate::messages::orclympicsrules as text;
use pentathlon_engine::rules::{Seat, Viewer};

/// The positions, in the order of a game.
pub static POSITIONS: [Position; 7] = [
    Position {
        game: Written::Lesson(0),
        actions: 0,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".row-of-seven",
        says: text::RULES_PICTURE_ROW,
    },
    Position {
        game: Written::Lesson(0),
        actions: 15,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: Some("keep halfling"),
        shows: ".race-cards, .tray",
        says: text::RULES_PICTURE_DRAFT,
    },
    Position {
        game: Written::Lesson(0),
        actions: 24,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: Some("roster goblin,goblin,goblin,elf,elf,halfling"),
        shows: ".race-cards",
        says: text::RULES_PICTURE_TEAM,
    },
    Position {
        game: Written::Lesson(0),
        actions: 29,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".lanes",
        says: text::RULES_PICTURE_ENTER,
    },
    Position {
        game: Written::Lesson(0),
        actions: 30,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".lanes",
        says: text::RULES_PICTURE_TIE,
    },
    Position {
        game: Written::Lesson(0),
        actions: 39,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: Some("take_back goblin"),
        shows: ".race-cards",
        says: text::RULES_PICTURE_REST,
    },
    Position {
        game: Written::Lesson(0),
        actions: 72,
        event: None,
        viewer: Viewer::Table,
        selected: None,
        shows: ".lanes",
        says: text::RULES_PICTURE_END,
    },
];

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use crate::games::positions::drawn;
    use pentathlon_engine::games::orclympics::{Orclympics, View};
    use pentathlon_engine::rules::Seat;

    #[test]
    fn what_is_said_of_each_position_is_true() {
        let all = drawn(&Orclympics);
        let [row, draft, team, enter, tie, rest, end] = &all[..] else { panic!("seven") };

        let competitions = row.view::<View>().row;
        let (main, others) = competitions.split_last().unwrap();
        assert!(main.is_main_event() && others.iter().all(|other| other.gold() < main.gold()));

        let view = draft.view::<View>();
        assert_eq!(
            view.player(Seat(0)).unwrap().hand.map(|hand| hand.len()),
            Some(3),
            "the others are passed on"
        );
        assert!(draft.is_legal("keep halfling"));

        let kept = team.view::<View>().player(Seat(0)).unwrap().hand.unwrap();
        assert_eq!(kept.len(), 8);
        assert!(team.is_legal("roster goblin,goblin,goblin,elf,elf,halfling"));
        assert!(!team.is_legal("roster goblin,elf,halfling,human"), "a fourth race is refused");

        let cups = |drawn: &crate::games::positions::Drawn| {
            let cups = drawn.view::<View>().cups;
            (cups.gold, cups.silver)
        };
        let totals = |drawn: &crate::games::positions::Drawn| {
            [0, 1, 2].map(|seat| drawn.view::<View>().player(Seat(seat)).unwrap().total)
        };
        assert_eq!((totals(enter), cups(enter)), ([3, 2, 0], (Some(Seat(0)), Some(Seat(1)))));
        assert_eq!((totals(tie), cups(tie)), ([3, 2, 3], (Some(Seat(2)), Some(Seat(0)))));

        assert!(rest.view::<View>().may_take_back(Seat(0)));
        assert!(rest.is_legal("take_back goblin"));

        assert_eq!(end.table.standing().points, [10, 15, 12]);
        assert_eq!((cups(end).0, end.view::<View>().competition().gold()), (Some(Seat(0)), 7));
    }
}
