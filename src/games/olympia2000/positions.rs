//! The pictures of the rules: positions of the games in which the lessons are written.

use crate::contract::{Position, Written};
use crate::messages::olympia2000rules as text;
use pentathlon_engine::rules::{Seat, Viewer};

/// The positions, in the order of a game.
pub static POSITIONS: [Position; 8] = [
    Position {
        game: Written::Lesson(0),
        actions: 0,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".columns, .prize",
        says: text::RULES_PICTURE_PRIZE,
    },
    Position {
        game: Written::Lesson(0),
        actions: 0,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: Some("athlete 18"),
        shows: ".hand",
        says: text::RULES_PICTURE_SEND,
    },
    Position {
        game: Written::Lesson(0),
        actions: 3,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".result",
        says: text::RULES_PICTURE_RESULT,
    },
    Position {
        game: Written::Lesson(0),
        actions: 8,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: Some("chip marathon"),
        shows: ".columns",
        says: text::RULES_PICTURE_CHOOSE,
    },
    Position {
        game: Written::Lesson(0),
        actions: 8,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".result",
        says: text::RULES_PICTURE_CRUTCHES,
    },
    Position {
        game: Written::Lesson(0),
        actions: 14,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".result",
        says: text::RULES_PICTURE_WORDS,
    },
    Position {
        game: Written::Lesson(0),
        actions: 9,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".offer",
        says: text::RULES_PICTURE_DEAL,
    },
    Position {
        game: Written::Lesson(0),
        actions: 92,
        event: None,
        viewer: Viewer::Table,
        selected: None,
        shows: ".seats",
        says: text::RULES_PICTURE_END,
    },
];

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use crate::games::positions::{Drawn, drawn};
    use pentathlon_engine::games::olympia2000::{
        Athlete, Discipline, Olympia2000, Phase, Place, Round, View,
    };
    use pentathlon_engine::rules::Seat;

    fn place(number: u8, discipline: Discipline) -> Option<u8> {
        match Athlete::new(number).unwrap().place(discipline) {
            Place::Number(place) => Some(place),
            _ => None,
        }
    }

    fn last(drawn: &Drawn) -> Round {
        drawn.view::<View>().last.unwrap()
    }

    #[test]
    fn what_is_said_of_each_position_is_true() {
        let all = drawn(&Olympia2000);
        let [prize, send, result, choose, crutches, words, deal, end] = &all[..] else { panic!("eight") };

        let view = prize.view::<View>();
        let marathon = view.prize.unwrap();
        assert_eq!((marathon.discipline, marathon.value), (Discipline::Marathon, 2));
        assert!(view.next.is_some(), "the next one is known");

        assert_eq!((place(18, Discipline::Marathon), place(5, Discipline::Marathon)), (Some(7), Some(1)));
        assert!(send.is_legal("athlete 5"), "the 1 is in hand, too");

        assert_eq!(
            [18, 38, 48].map(|athlete| place(athlete, Discipline::Marathon)),
            [Some(7), Some(43), Some(21)]
        );
        assert_eq!(last(result).winner, Some(Seat(0)));

        assert!(matches!(choose.view::<View>().phase, Phase::Chip { .. }));
        assert!(choose.is_legal("chip marathon"));
        let hand = choose.view::<View>().player(Seat(0)).unwrap().hand.unwrap();
        assert!(hand.contains(Athlete::new(5).unwrap()), "an athlete for it is in hand");

        assert!(Athlete::new(49).unwrap().earns_consolation());
        assert_eq!(last(crutches).worst, Some(Seat(0)));
        assert_eq!(crutches.view::<View>().player(Seat(0)).unwrap().consolation, 1);

        assert_eq!(place(46, Discipline::LongJump), None, "a foul");
        assert_eq!(place(44, Discipline::LongJump), Some(48));
        assert_eq!(last(words).worst, Some(Seat(2)));

        assert!(deal.view::<View>().looked.is_some());
        assert!(deal.is_legal("keep") && deal.is_legal("give 1") && deal.is_legal("give 2"));

        assert_eq!(end.view::<View>().phase, Phase::Over);
        assert!(end.view::<View>().is_drawing_over());
        assert_eq!(end.table.standing().points, [34, 32, 10]);
    }
}
