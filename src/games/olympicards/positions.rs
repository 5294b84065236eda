//! The pictures of the rules: positions of the games in which the lessons are written.

use crate::contract::{Position, Written};
use crate::messages::olympicardsrules as text;
use pentathlon_engine::rules::{Seat, Viewer};

/// The positions, in the order of a game.
pub static POSITIONS: [Position; 7] = [
    Position {
        game: Written::Lesson(0),
        actions: 6,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".sport-card",
        says: text::RULES_PICTURE_SPORT,
    },
    Position {
        game: Written::Lesson(0),
        actions: 6,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: Some("cards 7"),
        shows: ".fanned",
        says: text::RULES_PICTURE_PLAY,
    },
    Position {
        game: Written::Lesson(0),
        actions: 9,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".runs",
        says: text::RULES_PICTURE_LANES,
    },
    Position {
        game: Written::Lesson(0),
        actions: 7,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".rungs",
        says: text::RULES_PICTURE_LADDER,
    },
    Position {
        game: Written::Lesson(0),
        actions: 20,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".tiles, .sport-card",
        says: text::RULES_PICTURE_POSTPONED,
    },
    Position {
        game: Written::Lesson(0),
        actions: 28,
        event: None,
        viewer: Viewer::Seat(Seat(0)),
        selected: None,
        shows: ".sport-card",
        says: text::RULES_PICTURE_TURNED,
    },
    Position {
        game: Written::Lesson(0),
        actions: 33,
        event: None,
        viewer: Viewer::Table,
        selected: None,
        shows: ".runs",
        says: text::RULES_PICTURE_POINTS,
    },
];

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use crate::games::positions::drawn;
    use pentathlon_engine::games::olympicards::{Medal, Olympicards, Phase, Sport, View};
    use pentathlon_engine::rules::Seat;

    #[test]
    fn what_is_said_of_each_position_is_true() {
        let all = drawn(&Olympicards);
        let [sport, play, lanes, ladder, postponed, turned, points] = &all[..] else { panic!("seven") };
        assert_eq!(Sport::COUNT, 9);

        let view = sport.view::<View>();
        assert_eq!(view.sport, Some(Sport::HighJump));
        assert_eq!(view.mark(Seat(0)), view.player(Seat(0)).unwrap().last, "one's own previous card");
        assert_eq!(view.mark(Seat(0)).map(|mark| mark.first().value()), Some(2));

        // A 4 is higher than the 2, and a card that is not higher is refused.
        assert!(play.is_legal("cards 7"));
        let fits: Vec<bool> =
            play.view::<View>().playable(None).into_iter().map(|(_, fits)| fits.is_ok()).collect();
        assert!(fits.contains(&true), "{fits:?}");

        let view = lanes.view::<View>();
        assert_eq!(view.withdrawn, [Seat(1), Seat(2)]);
        assert!(
            view.player(Seat(0)).unwrap().playing && lanes.is_legal("withdraw"),
            "the last one in may stop"
        );

        let rewards = ladder.view::<View>().ladder();
        assert!(rewards.windows(2).all(|two| two[0].cards > two[1].cards), "fewer and fewer cards");
        let medals: Vec<_> = rewards.iter().map(|reward| reward.medal).collect();
        assert_eq!(medals, [Some(Medal::Bronze), Some(Medal::Silver), Some(Medal::Gold)]);

        let view = postponed.view::<View>();
        assert_eq!((view.deferred.as_slice(), view.must_play), (&[Sport::Archery][..], true));

        let view = turned.view::<View>();
        assert_eq!(view.sport, Some(Sport::Hurdles));
        assert_eq!(view.turned.map(|card| card.value()), Some(7));

        assert_eq!([Medal::Gold, Medal::Silver, Medal::Bronze].map(Medal::points), [4, 2, 1]);
        assert_eq!(points.table.standing().points, [11, 8, 9]);
        assert_eq!(points.view::<View>().start, Seat(1), "who withdrew first from the hurdles");
        assert_ne!(points.view::<View>().phase, Phase::Over);
    }
}
