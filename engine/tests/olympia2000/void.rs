//! A round in which nobody has a place.

use super::game::{Game, athlete, chip, seat};
use pentathlon_engine::games::olympia2000::{Discipline, Event};
use pentathlon_engine::rules::{Awaiting, SeatSet};

/// These overstep in long jump: one in each of five hands.
const OVERSTEP: [u8; 5] = [2, 24, 28, 46, 50];
const FIVE: &str =
    "hands 1,2,3,4/5,6,7,24/8,9,10,28/11,12,13,46/14,15,16,50 deck … chips discus,archery start 0";

/// Three players in discus; 5, 18, 40 and 50 overstep.
fn void() -> Game {
    let mut game =
        Game::of(3, "hands 3,12,27,40/5,23,39,55/18,24,38,50 deck 11,4,6,… chips discus,archery start 2");
    game.sends([40, 5, 50]);
    game
}

#[test]
fn z4_rulebook_if_nobody_has_a_place_the_chip_is_competed_for_again() {
    let game = void();
    assert!(game.emitted(Event::Void));
    assert_eq!(game.prize(), Some(chip(Discipline::Discus, 2)));
    assert_eq!(game.next(), Some(chip(Discipline::Archery, 2)), "II unchanged");
    assert!((0..3).all(|seat| game.won(seat).is_empty()));
    let round = game.table().last.unwrap();
    assert_eq!((round.winner, round.worst), (None, None));
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(3)), "a new round; nobody chooses a chip");
    assert_eq!((game.table().round, game.table().void), (1, 1));
}

#[test]
fn z4_z18_rulebook_all_draw_a_new_card_the_dealer_first_then_clockwise() {
    let game = void();
    let drew: Vec<Event> =
        game.events.iter().filter(|event| matches!(event, Event::Drew { .. })).copied().collect();
    let in_order = [(2, 11), (0, 4), (1, 6)];
    assert_eq!(
        drew,
        in_order.map(|(place, card)| Event::Drew { seat: seat(place), athlete: Some(athlete(card)) })
    );
    assert_eq!(game.hand(0), [3, 4, 12, 27]);
    assert_eq!(game.hand(1), [6, 23, 39, 55]);
    assert_eq!(game.hand(2), [11, 18, 24, 38]);
    assert_eq!(game.table().deck, 40);
}

#[test]
fn z4_nobody_looks_or_gives_in_a_void_round_and_the_deck_does_not_move_on() {
    let game = void();
    assert_eq!(game.dealer(), 2);
    assert!(!game.events.iter().any(|event| {
        matches!(
            event,
            Event::Looked { .. } | Event::Gave { .. } | Event::Kept { .. } | Event::DeckPassed { .. }
        )
    }));
}

#[test]
fn z4_z11_losers_are_consoled_in_a_void_round_too() {
    let game = void();
    assert!(game.emitted(Event::Consoled { seat: seat(2), athlete: athlete(50) }));
    assert_eq!(game.points(), [0, 0, 1]);
}

#[test]
fn z4_the_played_cards_leave_the_game() {
    let game = void();
    let revealed: Vec<u8> = game.table().revealed.iter().map(|card| card.number()).collect();
    assert_eq!(revealed, [5, 40, 50]);
}

#[test]
fn z4_the_next_athlete_with_a_place_wins_the_chip() {
    let mut game = void();
    game.sends([27, 55, 18]); // 27, 51, overstepped
    assert_eq!(game.won(0), [chip(Discipline::Discus, 2)]);
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(1)));
}

#[test]
fn z4_two_void_rounds_may_follow_one_another() {
    let mut game = Game::of(2, "hands 3,12,18,40/5,23,39,50 deck … chips discus,archery start 1");
    game.sends([40, 5]).sends([18, 50]);
    assert_eq!((game.table().round, game.table().void), (2, 2));
    assert_eq!(game.prize(), Some(chip(Discipline::Discus, 2)));
    assert_eq!(game.dealer(), 1);
    assert_eq!(game.table().deck, 43);
}

/// Five players save athletes that overstep until long jump is the prize of that round, and then send them.
fn void_in_round(number: u8) -> Game {
    let mut game = Game::of(5, FIVE);
    while game.table().round + 1 < number {
        // The discipline chosen now is competed for in two rounds.
        let columns = game.columns();
        let others = Discipline::ALL.into_iter().filter(|&column| column != Discipline::LongJump);
        let other = others.max_by_key(|&column| columns.left(column)).unwrap();
        let column = if game.table().round + 3 == number { Discipline::LongJump } else { other };
        game.round(&OVERSTEP, column);
    }
    assert_eq!(game.prize().map(|chip| chip.discipline), Some(Discipline::LongJump));
    game.sends(OVERSTEP);
    assert!(game.emitted(Event::Void));
    game
}

#[test]
fn z4_with_enough_cards_a_void_round_changes_nothing_in_the_hands() {
    let game = void_in_round(7);
    assert_eq!(game.table().deck, 0, "35 cards are seven refills");
    assert!((0..5).all(|seat| game.hand(seat).len() == 4));
    assert!(!game.emitted(Event::LastRounds));
}

#[test]
fn z4_z9_a_void_round_with_too_few_cards_begins_the_last_three_rounds() {
    let game = void_in_round(8);
    assert!(game.emitted(Event::LastRounds));
    assert!((0..5).all(|seat| game.hand(seat).len() == 3));
    assert_eq!(game.prize().map(|chip| chip.discipline), Some(Discipline::LongJump));
    assert!(!game.is_over());
}

#[test]
fn z4_with_too_few_cards_nobody_draws() {
    let game = void_in_round(9);
    assert!(!game.events.iter().any(|event| matches!(event, Event::Drew { .. } | Event::LastRounds)));
    assert!((0..5).all(|seat| game.hand(seat).len() == 2));
    assert!(matches!(game.awaiting(), Awaiting::Secret(_)));
}

#[test]
fn z4_z17_if_the_hands_are_empty_the_game_ends_and_the_chip_stays() {
    let game = void_in_round(11);
    assert!(game.is_over());
    assert_eq!(game.events.last(), Some(&Event::Ended));
    assert_eq!(game.prize().map(|chip| chip.discipline), Some(Discipline::LongJump));
    assert_eq!((0..5).map(|seat| game.won(seat).len()).sum::<usize>(), 10);
    assert!(
        game.emitted(Event::Consoled { seat: seat(4), athlete: athlete(50) }),
        "the consolation chip is awarded all the same"
    );
}

/// In each of that number of hands the first athlete oversteps in long jump. They are saved for a void round that
/// happens when fewer cards are left than there are players, but not none.
fn void_with_cards_left(seats: usize, rounds: u8) -> Game {
    let hands = ["2,1,3,4", "24,5,6,7", "28,8,9,10", "46,11,12,13"][..seats].join("/");
    let mut game = Game::of(seats, &format!("hands {hands} deck … chips discus,archery start 0"));
    while game.table().round < rounds {
        let columns = game.columns();
        // A long-jump chip is kept for the last round.
        let left = |column| columns.left(column) as i32 - i32::from(column == Discipline::LongJump);
        let longest = Discipline::ALL.into_iter().max_by_key(|&column| left(column)).unwrap();
        let column = if game.table().round + 2 == rounds { Discipline::LongJump } else { longest };
        game.round(&OVERSTEP, column);
    }
    assert_eq!(game.table().void, 0, "the first void round is to come");
    assert_eq!(game.prize().map(|chip| chip.discipline), Some(Discipline::LongJump));
    game
}

#[test]
fn z4_with_fewer_cards_left_than_players_nobody_draws() {
    // 47, 43 and 39 cards in the deck: 23, 14 and 9 refills leave these.
    for (seats, rounds, left) in [(2, 23, 1), (3, 14, 1), (4, 9, 3)] {
        let mut game = void_with_cards_left(seats, rounds);
        assert_eq!(game.table().deck, left, "{seats} players");
        for (seat, athlete) in OVERSTEP.into_iter().take(seats).enumerate() {
            game.does(&format!("{seat} athlete {athlete}"));
        }
        assert!(game.emitted(Event::Void) && game.emitted(Event::LastRounds), "{seats} players");
        assert!(!game.events.iter().any(|event| matches!(event, Event::Drew { .. } | Event::Looked { .. })));
        assert_eq!(game.table().deck, left, "{seats} players: the cards stay where they are");
        assert!(
            (0..seats).all(|seat| game.hand(seat).len() == 3),
            "{seats} players: one card short, all alike"
        );
        assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(seats)));
    }
}
