//! Phase 2: the Athletes.

use super::game::{CLOCK, Game, race, seats};
use pentathlon_engine::games::olympikos::{
    ALREADY_PLACED, Event, Medal, NOT_FLIPPED, Owner, Phase, RING_USED, Ring,
};
use pentathlon_engine::rules::{Refusal, Seat, Viewer};

#[test]
fn rulebook_clues_are_flipped_bronze_silver_gold() {
    let mut game = Game::new(3);
    game.coaches();
    for (number, medal) in Medal::ALL.into_iter().enumerate() {
        assert_eq!(usize::from(game.table().flipped), number);
        game.does("clock time_up");
        assert!(matches!(game.events[..], [Event::Flipped { medal: flipped, .. }] if flipped == medal));
        assert!(game.table().stand(medal).clue.unwrap().clue.is_some());
    }
    assert_eq!(game.refuses("clock time_up"), Refusal::NotAsked, "no guard is set up");
}

#[test]
fn k5_a_medal_takes_cards_from_the_moment_its_clue_is_flipped() {
    let mut game = Game::new(3);
    game.coaches();
    assert_eq!(game.awaiting(), race(&[CLOCK]));
    assert_eq!(game.refuses("1 place 0 0"), Refusal::NotAsked);
    game.does("clock time_up");
    assert_eq!(game.awaiting(), race(&[1, 2, CLOCK]));
    assert_eq!(game.refuses("1 place 1 0"), Refusal::Violation(NOT_FLIPPED));
    game.does("1 place 0 0");
    assert_eq!(game.awaiting(), race(&[2, CLOCK]), "seat 1 has to wait for silver");
    game.does("clock time_up; 1 place 1 1; clock time_up; 2 place 2 4");
    assert_eq!(game.awaiting(), race(&[1, 2]));
}

#[test]
fn k5_the_flips_come_after_a_count_to_three_and_then_every_0_8_seconds() {
    let mut game = Game::new(3);
    assert_eq!(game.table().countdown, None, "the Coach has no time limit");
    game.coaches();
    let mut waits = Vec::new();
    for _ in 0..3 {
        waits.push(game.table().countdown.unwrap());
        game.does("clock time_up");
    }
    assert_eq!(waits, [3_000, 800, 800]);
    assert_eq!(game.table().countdown, None);
}

#[test]
fn rulebook_cards_lie_on_top_of_each_other_in_the_order_of_arrival() {
    let mut game = Game::new(4);
    game.coaches().flips().does("2 place 0 4; 3 place 0 0; 1 place 0 1");
    let owners: Vec<Owner> = game.table().stands[0].cards.iter().map(|card| card.owner).collect();
    assert_eq!(owners, [0, 2, 3, 1].map(|seat| Owner::Seat(Seat(seat))), "the Coach's first");
}

#[test]
fn k7_there_are_no_ties_the_order_of_entries_decides() {
    for (first, second) in [("1", "2"), ("2", "1")] {
        let mut game = Game::new(3);
        let (one, other) = (format!("{first} place 0 0"), format!("{second} place 0 0"));
        game.coaches().flips().does(&one).does(&other);
        game.does("1 place 1 3; 1 place 2 4; 2 place 1 3; 2 place 2 4");
        let points = game.points();
        let at = |seat: &str| points[seat.parse::<usize>().unwrap()];
        assert_eq!((at(first), at(second)), (2, 1));
    }
}

#[test]
fn rulebook_once_placed_a_card_cannot_be_removed_or_moved() {
    let mut game = Game::new(3);
    game.coaches().flips().does("1 place 0 3");
    for ring in 0..5 {
        assert_eq!(game.refuses(&format!("1 place 0 {ring}")), Refusal::Violation(ALREADY_PLACED));
    }
    assert_eq!(game.refuses("1 place 1 3"), Refusal::Violation(RING_USED));
}

#[test]
fn k6_three_different_rings_on_the_medals_in_any_order() {
    let mut game = Game::new(3);
    game.coaches().flips().does("1 place 2 3; 1 place 0 1");
    for used in [1, 3] {
        assert_eq!(game.refuses(&format!("1 place 1 {used}")), Refusal::Violation(RING_USED));
    }
    game.does("1 place 1 0");
    assert_eq!(game.refuses("1 place 1 4"), Refusal::NotAsked, "seat 1 is done");
}

#[test]
fn rulebook_the_coach_does_not_race() {
    let mut game = Game::new(3);
    game.coaches().flips();
    assert_eq!(game.refuses("0 place 0 0"), Refusal::NotAsked);
    assert!(game.may(0).is_empty());
}

#[test]
fn rulebook_when_all_athletes_have_a_card_on_each_medal_the_presentation_follows() {
    let mut game = Game::new(4);
    game.coaches().flips().places(&[(3, "012"), (1, "012")]).does("2 place 2 2; 2 place 0 0");
    assert!(!game.events.contains(&Event::Done));
    assert_eq!(game.awaiting(), race(&[2]));
    game.does("2 place 1 1");
    assert!(game.events.contains(&Event::Done));
    assert_eq!((game.table().turn, game.table().phase), (1, Phase::Coach { medal: Medal::Bronze }));
}

#[test]
fn k25_the_owners_of_cards_are_public_and_their_rings_are_hidden() {
    let mut game = Game::new(3);
    game.coaches().flips().does("1 place 0 0; 1 place 1 4");
    for viewer in [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
        let view = game.sees(viewer);
        assert_eq!(view.stands[0].cards[1].owner, Owner::Seat(Seat(1)));
        assert_eq!((view.stands[0].cards[1].ring, view.stands[1].cards[1].ring), (None, None), "{viewer:?}");
        assert_eq!(view.players[1].rings, None, "the remaining rings would reveal it");
    }
    let own = game.view(1);
    assert_eq!(own.stands[0].cards[1].ring, Some(Ring::Blue));
    assert_eq!(
        own.players[1].rings.unwrap().iter().collect::<Vec<_>>(),
        [Ring::Yellow, Ring::Black, Ring::Green]
    );
    assert!(own.players[2].rings.is_none());
}

#[test]
fn k25_in_a_race_a_pad_that_everybody_sees_looks_the_same_whatever_was_put_down() {
    let (mut one, mut other) = (Game::new(3), Game::new(3));
    one.coaches().flips().does("1 place 0 0; 1 place 2 3");
    other.coaches().flips().does("1 place 0 4; 1 place 2 1");
    assert_eq!(one.table(), other.table());
    assert_eq!(one.view(0), other.view(0), "not even the Coach");
    assert_ne!(one.view(1), other.view(1));
}

#[test]
fn the_view_says_where_a_card_can_go() {
    let mut game = Game::new(3);
    game.coaches().does("clock time_up; 1 place 0 0; clock time_up");
    let view = game.table();
    let open = |seat| Medal::ALL.map(|medal| view.is_open(medal, Seat(seat)));
    assert_eq!((open(0), open(1), open(2)), ([false; 3], [false, true, false], [true, true, false]));
    assert_eq!(view.asked.seats(), seats(&[1, 2, CLOCK]));
}
