//! Part 1 of a sport: a sport card is turned over, and the start player may defer it.

use super::game::{Game, deal, seat};
use pentathlon_engine::games::olympicards::{Action, Event, Phase, Sport};
use pentathlon_engine::rules::Refusal;

const THREE: &str = "b1 b2 b3 b4 b5 b6/y1 y2 y3 y4 y5 y6/k1 k2 k3 k4 k5 k6";

fn game(sports: &str) -> Game {
    Game::plain(&deal(THREE, "", sports, 1))
}

#[test]
fn rulebook_the_start_player_chooses_to_play_the_sport_or_to_put_it_off() {
    let mut game = game("relay sailing");
    assert_eq!(game.may(1), [Action::PlaySport, Action::Defer]);
    assert_eq!(game.refuses("0 play_sport"), Refusal::NotAsked);
    assert_eq!(game.refuses("0 defer"), Refusal::NotAsked);
    assert_eq!(game.refuses("1 withdraw"), Refusal::NotNow);
    assert_eq!(game.refuses("1 y1"), Refusal::NotNow);
    game.does("1 play_sport");
    assert!(game.emitted(Event::Began { sport: Sport::Relay, seat: seat(1) }));
    assert_eq!(game.refuses("1 defer"), Refusal::NotNow);
    assert_eq!(game.refuses("1 play_sport"), Refusal::NotNow);
}

#[test]
fn c3_rulebook_a_sport_put_off_goes_face_up_to_the_bottom_and_the_next_must_be_played() {
    let mut game = game("relay marathon");
    game.does("1 defer");
    let expected = [
        Event::Deferred { seat: seat(1), sport: Sport::Relay },
        Event::SportTurned { sport: Sport::Marathon, open: false },
        Event::Began { sport: Sport::Marathon, seat: seat(1) },
    ];
    assert_eq!(game.events, expected);
    let table = game.table();
    assert_eq!(
        (table.sport, table.deferred, table.face_down),
        (Some(Sport::Marathon), vec![Sport::Relay], 7)
    );
    assert_eq!(table.phase, Phase::Turn { seat: seat(1) });
    assert!(table.must_play);
}

#[test]
fn c17_rulebook_an_open_sport_must_be_played_when_its_time_comes() {
    let mut game = game("relay marathon");
    game.does("1 defer").gives_up_until(8);
    assert!(game.emitted(Event::SportTurned { sport: Sport::Relay, open: true }));
    assert!(game.emitted(Event::Began { sport: Sport::Relay, seat: game.table().start }));
    assert_eq!(game.table().sport, Some(Sport::Relay));
    assert!(matches!(game.table().phase, Phase::Turn { .. }), "nobody is asked");
}

#[test]
fn c17_sports_put_off_are_played_in_the_order_in_which_they_were() {
    let mut game = game("relay marathon sailing hurdles archery");
    game.does("1 defer").gives_up_until(1);
    let start = game.whose_turn();
    game.does(&format!("{start} defer"));
    assert_eq!(game.table().deferred, [Sport::Relay, Sport::Sailing]);
    assert_eq!(game.table().sport, Some(Sport::Hurdles));
    game.gives_up_until(9);
    let order: Vec<Sport> = game.table().finished.iter().map(|finished| finished.sport).collect();
    assert_eq!(order[7..], [Sport::Relay, Sport::Sailing]);
}

#[test]
fn c3_with_only_open_sports_left_below_a_face_down_one_may_still_be_put_off() {
    let mut game = game("relay marathon");
    game.does("1 defer").gives_up_until(7);
    let table = game.table();
    assert_eq!((table.face_down, table.deferred.clone()), (0, vec![Sport::Relay]));
    let (start, last) = (game.whose_turn(), table.sport.unwrap());
    game.does(&format!("{start} defer"));
    assert!(game.emitted(Event::SportTurned { sport: Sport::Relay, open: true }));
    assert_eq!(game.table().deferred, [last]);
    game.gives_up_until(8);
    assert_eq!(game.table().sport, Some(last), "and now it must be played");
    assert!(matches!(game.table().phase, Phase::Turn { .. }));
}

#[test]
fn c3_the_last_sport_cannot_be_put_off() {
    let mut game = game("relay marathon");
    game.gives_up_until(8);
    assert!(matches!(game.table().phase, Phase::Turn { .. }));
    assert!(game.events.iter().any(|event| matches!(event, Event::Began { .. })));
    assert!(!game.table().must_play, "it was face down; there is just no other");
}

#[test]
fn rulebook_nobody_knows_the_order_of_the_sports_still_face_down() {
    let (one, other) = (game("relay marathon sailing"), game("relay sailing marathon"));
    for viewer in 0..3 {
        assert_eq!(one.view(viewer), other.view(viewer));
    }
}
