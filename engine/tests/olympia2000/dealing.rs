//! Part 3 of a round: the dealer looks at new cards and keeps them or gives them away; what each player knows then.

use super::game::{Game, athlete, seat};
use pentathlon_engine::games::olympia2000::{
    ALREADY_SERVED, Discipline, Event, NOT_TO_ONESELF, Olympia2000, Sent,
};
use pentathlon_engine::rules::{Awaiting, Event as _, Refusal, Rules, Seat, Viewer};

/// Four players, after round 1: the dealer, seat 1, is about to look at the deck: 49, 50, 51, 52 and so on.
fn dealing() -> Game {
    let mut game = Game::of(
        4,
        "hands 3,12,27,40/10,23,39,55/20,24,38,41/1,2,4,5 deck 49,50,51,52,53,54,… chips discus,archery start 1",
    );
    game.sends([3, 10, 20, 1]).does("2 chip discus"); // 1, 25, 35, 3: seat 2 is last
    game
}

#[test]
fn z7_rulebook_the_start_player_draws_a_card_and_looks_at_it() {
    let game = dealing();
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(1)));
    assert_eq!(game.view(1).looked, Some(athlete(49)));
    for other in [0, 2, 3] {
        assert_eq!(game.view(other).looked, None);
        assert_eq!(game.refuses(&format!("{other} keep")), Refusal::NotAsked);
    }
    assert_eq!(game.table().looked, None);
}

#[test]
fn z7_rulebook_the_dealer_may_keep_it_or_pass_it_to_any_player_without_a_card() {
    let game = dealing();
    assert_eq!(game.choices(1), ["keep", "give 0", "give 2", "give 3"]);
    assert_eq!(game.refuses("1 give 1"), Refusal::Violation(NOT_TO_ONESELF));
    assert_eq!(game.refuses("1 give 4"), Refusal::NoSuchSeat);
    assert_eq!(game.refuses("1 give 8"), Refusal::NoSuchSeat);
    assert_eq!(game.refuses("1 athlete 23"), Refusal::NotNow);
    assert_eq!(game.refuses("1 chip discus"), Refusal::NotNow);
}

#[test]
fn z7_rulebook_then_the_dealer_draws_another_to_keep_or_pass_on() {
    let mut game = dealing();
    game.does("1 give 3");
    assert_eq!(game.hand(3), [2, 4, 5, 49]);
    assert_eq!(game.view(1).looked, Some(athlete(50)));
    assert_eq!(game.choices(1), ["keep", "give 0", "give 2"]);
    assert_eq!(game.refuses("1 give 3"), Refusal::Violation(ALREADY_SERVED));
}

#[test]
fn z7_z17_rulebook_when_all_others_are_served_the_dealer_must_keep() {
    let mut game = dealing();
    game.does("1 give 3").does("1 give 0").does("1 give 2");
    assert_eq!(game.view(1).looked, Some(athlete(52)));
    assert_eq!(game.choices(1), ["keep"], "an ordinary action with one option");
    for served in [0, 2, 3] {
        assert_eq!(game.refuses(&format!("1 give {served}")), Refusal::Violation(ALREADY_SERVED));
    }
    game.does("1 keep");
    assert_eq!(game.hand(1), [23, 39, 52, 55]);
    assert!(!game.events.iter().any(|event| matches!(event, Event::Drew { .. })));
}

#[test]
fn z7_everybody_sees_that_a_dealer_must_keep_once_all_others_are_served() {
    let mut game = dealing();
    for (served, what) in ["1 give 3", "1 give 0", "1 give 2"].into_iter().enumerate() {
        assert!(!Olympia2000::is_forced(&game.table(), seat(1)), "{served} of 3 are served");
        game.does(what);
    }
    let forced = |number| Olympia2000::is_forced(&game.table(), seat(number));
    assert_eq!([0, 1, 2, 3].map(forced), [false, true, false, false]);
    assert_eq!(game.table().looked, None, "nobody else sees the card");
}

#[test]
fn z7_rulebook_once_the_dealer_keeps_each_player_without_a_card_gets_one_unseen_clockwise() {
    let mut game = dealing();
    game.does("1 give 3").does("1 keep");
    assert_eq!(
        game.events,
        [
            Event::Kept { seat: seat(1), athlete: Some(athlete(50)) },
            Event::Drew { seat: seat(2), athlete: Some(athlete(51)) },
            Event::Drew { seat: seat(0), athlete: Some(athlete(52)) },
            Event::DeckPassed { to: seat(2) },
        ]
    );
    assert_eq!(game.hand(2), [24, 38, 41, 51]);
    assert_eq!(game.hand(0), [12, 27, 40, 52]);
}

#[test]
fn z7_the_dealer_may_keep_the_very_first_card() {
    let mut game = dealing();
    game.does("1 keep");
    assert_eq!(game.hand(1), [23, 39, 49, 55]);
    assert_eq!(game.hand(2), [24, 38, 41, 50]);
    assert_eq!(game.hand(3), [2, 4, 5, 51]);
    assert_eq!(game.hand(0), [12, 27, 40, 52]);
}

#[test]
fn rulebook_at_the_end_of_the_round_all_have_four_cards_again() {
    for way in [&["1 keep"][..], &["1 give 0", "1 keep"], &["1 give 2", "1 give 0", "1 give 3", "1 keep"]] {
        let mut game = dealing();
        for what in way {
            game.does(what);
        }
        for seat in 0..4 {
            assert_eq!(game.hand(seat).len(), 4);
        }
        assert_eq!(game.table().deck, 35);
        assert!(matches!(game.awaiting(), Awaiting::Secret(seats) if seats.len() == 4));
    }
}

#[test]
fn z15_rulebook_the_deck_passes_to_the_left_after_each_refill() {
    let mut game = dealing();
    assert_eq!(game.dealer(), 1);
    let mut dealers = Vec::new();
    for _ in 0..5 {
        game.goes_on(Discipline::Discus);
        dealers.push(game.dealer());
        game.sends([0, 1, 2, 3].map(|seat| game.hand(seat)[0]));
        let columns = game.columns();
        let column = columns.open().next().unwrap();
        if let Awaiting::Turn(chooser) = game.awaiting() {
            game.does(&format!("{chooser} chip {column}"));
        }
    }
    assert_eq!(dealers, [2, 3, 0, 1, 2]);
}

#[test]
fn z15_with_two_players_the_deck_goes_to_and_fro() {
    let mut game = Game::of(2, "hands 3,12,27,41/10,23,39,55 deck … chips discus,archery start 1");
    let mut dealers = vec![game.dealer()];
    for _ in 0..4 {
        game.round(&[], Discipline::Combination);
        dealers.push(game.dealer());
    }
    assert_eq!(dealers, [1, 0, 1, 0, 1]);
}

#[test]
fn z8_with_two_players_the_dealer_keeps_and_the_opponent_gets_the_next_unseen() {
    let mut game = Game::of(2, "hands 3,12,27,40/10,23,39,55 deck 49,50,… chips discus,archery start 0");
    game.sends([3, 10]).does("1 chip discus");
    assert_eq!(game.choices(0), ["keep", "give 1"]);
    game.does("0 keep");
    assert_eq!((game.hand(0), game.hand(1)), (vec![12, 27, 40, 49], vec![23, 39, 50, 55]));
    assert_eq!(game.view(0).players[1].given.len(), 0, "the dealer does not know what the opponent got");
}

#[test]
fn z8_with_two_players_the_dealer_who_gives_must_keep_the_next() {
    let mut game = Game::of(2, "hands 3,12,27,40/10,23,39,55 deck 49,50,… chips discus,archery start 0");
    game.sends([3, 10]).does("1 chip discus").does("0 give 1");
    assert_eq!(game.choices(0), ["keep"]);
    game.does("0 keep");
    assert_eq!((game.hand(0), game.hand(1)), (vec![12, 27, 40, 50], vec![23, 39, 49, 55]));
}

#[test]
fn z7_z20_a_given_card_is_known_to_giver_and_receiver_alone() {
    let mut game = dealing();
    game.does("1 give 3");
    let gave = Event::Gave { from: seat(1), to: seat(3), athlete: Some(athlete(49)) };
    assert!(game.emitted(gave));
    let hidden = Event::Gave { from: seat(1), to: seat(3), athlete: None };
    for (viewer, seen) in [(1, gave), (3, gave), (0, hidden), (2, hidden)] {
        assert_eq!(gave.seen_by(Viewer::Seat(Seat(viewer))), Some(seen));
    }
    assert_eq!(gave.seen_by(Viewer::Table), Some(hidden));
    assert!(game.view(1).players[3].given.contains(athlete(49)));
    assert!(game.view(3).players[1].received.contains(athlete(49)));
    for other in [0, 2] {
        assert!(
            game.view(other)
                .players
                .iter()
                .all(|player| player.given.is_empty() && player.received.is_empty())
        );
    }
}

#[test]
fn z7_the_giver_knows_where_the_card_is_until_it_is_played() {
    let mut game = dealing();
    game.does("1 give 3").does("1 keep");
    game.does("3 athlete 49");
    assert!(
        game.view(1).players[3].given.contains(athlete(49)),
        "in the hand, or just sent: the giver cannot tell"
    );
    assert!(game.view(3).players[1].received.contains(athlete(49)), "and the receiver remembers who knows");
    assert_eq!(game.view(1).players[3].sent, Sent::Hidden);
    game.does("0 athlete 12").does("1 athlete 23").does("2 athlete 24");
    assert!(game.view(1).players[3].given.is_empty() && game.view(3).players[1].received.is_empty());
    assert!(game.view(1).revealed.contains(athlete(49)));
}

#[test]
fn z20_a_blind_card_is_known_to_its_receiver_alone() {
    let mut game = dealing();
    game.does("1 keep");
    let drew = Event::Drew { seat: seat(2), athlete: Some(athlete(50)) };
    assert!(game.emitted(drew));
    assert_eq!(drew.seen_by(Viewer::Seat(seat(2))), Some(drew));
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Table] {
        assert_eq!(drew.seen_by(viewer), Some(Event::Drew { seat: seat(2), athlete: None }));
    }
    assert!(game.view(1).players.iter().all(|player| player.given.is_empty()), "the dealer did not see it");
}

#[test]
fn z20_the_card_looked_at_is_known_to_the_dealer_alone() {
    let game = dealing();
    let looked = Event::Looked { seat: seat(1), athlete: Some(athlete(49)) };
    assert!(game.emitted(looked));
    assert_eq!(looked.seen_by(Viewer::Seat(seat(1))), Some(looked));
    for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Table] {
        assert_eq!(looked.seen_by(viewer), Some(Event::Looked { seat: seat(1), athlete: None }));
    }
}

#[test]
fn z20_the_dealer_who_has_kept_does_not_see_what_comes_next() {
    let mut game = dealing();
    game.does("1 keep");
    assert!((0..4).all(|seat| game.view(seat).looked.is_none()));
}

#[test]
fn z20_deck_size_hand_sizes_and_who_was_served_are_public() {
    let mut game = dealing();
    game.does("1 give 3");
    for viewer in 0..4 {
        let view = game.view(viewer);
        assert_eq!(view.deck, 38);
        assert_eq!(view.players.iter().map(|player| player.cards).collect::<Vec<_>>(), [3, 3, 3, 4]);
        assert_eq!(view.served().iter().collect::<Vec<_>>(), [seat(3)]);
    }
}

#[test]
fn z20_every_card_ever_revealed_is_public() {
    let mut game = dealing();
    game.goes_on(Discipline::Discus).sends([12, 23, 24, 2]);
    for viewer in 0..4 {
        let revealed: Vec<u8> = game.view(viewer).revealed.iter().map(|card| card.number()).collect();
        assert_eq!(revealed, [1, 2, 3, 10, 12, 20, 23, 24]);
    }
}
