//! The world record, a variant.

use super::game::{Game, deal, seat};
use pentathlon_engine::games::olympicards::{Event, RECORD_POINTS, Setup, Sport};
use pentathlon_engine::rules::Setup as _;

const HANDS: &str = "b1 y1 b2 y2 b3 y3/k1 g1 k2 g2 k3 g3/r1 r1 r2 r2 r3 r3";

/// Seat 0 plays all cards alone, and withdraws for gold.
fn emptied(game: &mut Game) -> &mut Game {
    game.does("0 b1; 1 withdraw; 2 withdraw; 0 y1; 0 b2; 0 y2; 0 b3; 0 y3").does("0 withdraw")
}

#[test]
fn c12_rulebook_gold_in_a_sport_with_a_star_and_no_card_left_is_a_world_record() {
    let mut game = Game::of_records("marathon", HANDS, "");
    emptied(&mut game);
    assert!(game.emitted(Event::WorldRecord { seat: seat(0), sport: Sport::Marathon }));
    let records = game.table().players[0].records;
    assert_eq!(records.iter().collect::<Vec<_>>(), [Sport::Marathon], "the winner keeps the card");
    assert_eq!(game.points()[0], 4 + RECORD_POINTS);
    assert_eq!(RECORD_POINTS, 2);
}

#[test]
fn c12_it_is_an_optional_variant() {
    let mut game = Game::of("marathon", HANDS, "");
    emptied(&mut game);
    assert_eq!(game.points()[0], 4);
    assert!(game.table().players[0].records.is_empty());
}

#[test]
fn c12_with_a_card_left_it_is_no_record() {
    let mut game = Game::of_records("marathon", HANDS, "");
    game.does("0 b1; 1 withdraw; 2 withdraw; 0 y1; 0 b2; 0 y2; 0 b3; 0 withdraw");
    assert_eq!(game.points()[0], 4);
}

#[test]
fn c12_without_a_star_it_is_no_record() {
    let mut game = Game::of_records("relay", HANDS, "");
    game.does("0 b1; 1 withdraw; 2 withdraw; 0 y1; 0 y2; 0 b2; 0 b3; 0 y3; 0 withdraw");
    assert_eq!((game.sizes()[0], game.points()[0]), (0, 4));
}

#[test]
fn c12_silver_with_an_empty_hand_is_no_record() {
    let mut game =
        Game::of_records("weightlifting", "b1 y1 b2 y2 b3 y3/k1 g1 k2 g2 k4 g4/r1 r1 r2 r2 r3 r3", "");
    game.does("0 b1 y1 b2; 1 k2 g2 k1; 2 withdraw; 0 y2 b3 y3; 1 g1 k4 g4");
    assert_eq!((game.sizes()[0], game.sizes()[1]), (0, 0));
    game.does("0 withdraw"); // Silver, and a card.
    assert!(!game.events.iter().any(|event| matches!(event, Event::WorldRecord { .. })));
    game.does("1 withdraw");
    assert!(game.emitted(Event::WorldRecord { seat: seat(1), sport: Sport::Weightlifting }));
    assert_eq!(game.points(), [2, 6, 1]);
}

#[test]
fn c12_with_two_it_is_the_one_who_did_not_withdraw_third() {
    let setup = Setup::new(2, "world_record=yes").unwrap();
    let mut game = Game::dealt(&setup, &deal("b1 y1 b2 y2 b3 y3/k1 g1 k2 g2 k3 g3", "", "marathon", 0));
    game.does("0 play_sport");
    let mut own = ["b1", "y1", "b2", "y2", "b3", "y3"].into_iter();
    for other in ["withdraw", "withdraw", "k1", "g1", "k2"] {
        game.does(&format!("0 {}", own.next().unwrap())).does(&format!("1 {other}"));
    }
    game.does("0 y3");
    assert_eq!(game.sizes()[0], 0);
    game.does("1 withdraw");
    assert!(game.emitted(Event::WorldRecord { seat: seat(0), sport: Sport::Marathon }));
    assert_eq!(game.points(), [7 + 2, 0]);
    assert_eq!(game.table().finished[0].gold, Some(seat(0)));
}
