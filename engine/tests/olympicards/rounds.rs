//! Part 2 of a sport: rounds, in which everybody who is still in plays or withdraws.

use super::game::{Game, attempt, card, cards, deal, hand, seat};
use pentathlon_engine::games::olympicards::{Action, Event, NOT_IN_HAND, Olympicards, Sport};
use pentathlon_engine::rules::{Refusal, Rules};

const FOUR: &str = "b1 y2 b3 y4 b5 y6/y1 k2 y3 k4 y5 k6/k1 g2 k3 g4 k5 g6/g1 r2 g3 r4 g5 r6";

fn four(start: usize) -> Game {
    let mut game = Game::plain(&deal(FOUR, "", "marathon", start));
    game.does(&format!("{start} play_sport"));
    game
}

#[test]
fn rulebook_each_plays_or_withdraws_beginning_with_the_start_player_clockwise() {
    let mut game = four(2);
    for (asked, what) in [(2, "k1"), (3, "withdraw"), (0, "b1"), (1, "y1")] {
        assert_eq!(game.whose_turn(), asked);
        assert_eq!(game.table().round, 1);
        for other in (0..4).filter(|&other| other != asked) {
            assert!(game.may(other).is_empty());
            assert_eq!(game.refuses(&format!("{other} withdraw")), Refusal::NotAsked);
        }
        game.does(&format!("{asked} {what}"));
    }
    assert_eq!((game.whose_turn(), game.table().round), (2, 2), "everybody had a turn: a new round");
}

#[test]
fn rulebook_played_cards_come_from_the_hand_and_lie_open_before_the_player() {
    let mut game = four(0);
    assert_eq!(game.refuses("0 r9"), Refusal::Violation(NOT_IN_HAND));
    assert_eq!(game.refuses("0 b1 b1"), Refusal::Violation(NOT_IN_HAND), "the hand has only one of them");
    game.does("0 b1");
    assert_eq!(game.hand(0), hand("y2 b3 y4 b5 y6"));
    let laid = game.table().laid;
    assert_eq!(laid.len(), 1);
    assert_eq!((laid[0].seat, laid[0].attempt), (seat(0), attempt("b1")));
    assert_eq!(game.table().players[0].last, Some(attempt("b1")));
    assert_eq!(game.events, [Event::Played { seat: seat(0), attempt: attempt("b1") }]);
}

#[test]
fn rulebook_a_player_who_withdrew_plays_no_more_in_this_sport() {
    let mut game = four(0);
    game.does("0 b1; 1 withdraw; 2 k1; 3 g1; 0 y2");
    assert_eq!(game.whose_turn(), 2, "seat 1 is passed over");
    assert_eq!(game.refuses("1 y1"), Refusal::NotAsked);
    let playing: Vec<bool> = game.table().players.iter().map(|player| player.playing).collect();
    assert_eq!(playing, [true, false, true, true]);
}

#[test]
fn rulebook_withdrawing_is_always_possible_even_for_a_player_who_could_play() {
    let game = four(0);
    assert_eq!(game.may(0).last(), Some(&Action::Withdraw));
    assert_eq!(game.may(0).len(), 7);
}

#[test]
fn c6_a_player_who_cannot_play_must_withdraw_and_is_waited_for() {
    let mut game = Game::of("high_jump", "b9 y9 k9 g9 r9 b8/b1 y1 k1 g1 r1 b2/b3 b3 y3 y3 k3 k3", "");
    game.does("0 b9; 1 b1; 2 b3");
    assert_eq!(game.may(0), [Action::Withdraw], "nothing is higher than a 9");
    assert_eq!(game.whose_turn(), 0);
    game.does("0 withdraw");
    assert_eq!(game.events[0], Event::Withdrew { seat: seat(0), rung: 0 }, "it is told as any other");
}

#[test]
fn c6_with_an_empty_hand_too() {
    let mut game = Game::of("marathon", "b1 y1 b1 y1 b2 y2/k1 k1 k2 k2 k3 k3/g1 g1 g2 g2 g3 g3", "");
    game.does("0 b1; 1 withdraw; 2 withdraw; 0 y1; 0 b1; 0 y1; 0 b2; 0 y2");
    assert_eq!(game.sizes()[0], 0);
    assert_eq!(game.may(0), [Action::Withdraw]);
}

/// The seats that everybody knows to have one possible action.
fn forced(game: &Game) -> Vec<usize> {
    (0..game.sizes().len()).filter(|&number| Olympicards::is_forced(&game.table(), seat(number))).collect()
}

#[test]
fn c6_everybody_sees_that_an_empty_hand_withdraws() {
    let mut game = Game::of("marathon", "b1 y1 b1 y1 b2 y2/k1 k1 k2 k2 k3 k3/g1 g1 g2 g2 g3 g3", "");
    for what in ["0 b1", "1 withdraw", "2 withdraw", "0 y1", "0 b1", "0 y1", "0 b2"] {
        assert!(forced(&game).is_empty(), "before {what}");
        game.does(what);
    }
    assert!(forced(&game).is_empty(), "one card is left, and nobody else knows which");
    game.does("0 y2");
    assert_eq!(forced(&game), [0], "c7: with gold and without a card, too");
    game.does("0 withdraw");
    assert!(forced(&game).is_empty(), "an empty hand still decides about a sport");
}

#[test]
fn c6_everybody_sees_that_no_card_is_higher_than_nine_or_lower_than_one() {
    let mut game = Game::of("high_jump", "b9 y9 k9 g9 r9 b8/b1 y1 k1 g1 r1 b2/b3 b3 y3 y3 k3 k3", "");
    game.does("0 b9; 1 b2");
    assert!(forced(&game).is_empty());
    game.does("2 b3");
    assert_eq!(forced(&game), [0]);
    game.does("0 withdraw");
    assert!(forced(&game).is_empty(), "only the owner knows that the hand has nothing higher than 2");
    let mut game = Game::of("swimming", "b1 y9 k9 g9 r9 b8/b1 y1 k1 g1 r1 b2/b3 b3 y3 y3 k3 k3", "");
    game.does("0 b1; 1 b2; 2 b3");
    assert_eq!(forced(&game), [0]);
}

#[test]
fn c5_c6_everybody_sees_that_two_cards_cannot_lift_more_than_eighteen() {
    let hands = "b9 y9 k9 g9 r9 b9/b1 y1 k1 g1 r1 b2/b3 y3 k3 g4 y4 k5";
    let mut game = Game::of("weightlifting", hands, "");
    game.does("0 b9; 1 withdraw; 2 withdraw; 0 y9 k9; 0 b9 g9 r9");
    assert_eq!(forced(&game), [0], "the hand is empty, and 27 cannot be lifted again");
    let mut game = Game::of("weightlifting", "b1 y2 b2 k7 g7 r9/b1 y1 k1 g1 r1 b2/b3 y3 k3 g4 y4 k5", "");
    game.does("0 b1; 1 withdraw; 2 withdraw; 0 y2; 0 k7 g7");
    assert_eq!((game.sizes()[0], forced(&game)), (2, vec![]), "two nines would be enough");
    let mut game = Game::of("weightlifting", "b1 y1 b2 k7 g7 r9/b1 y1 k1 g1 r1 b2/b3 y3 k3 g4 y4 k5", "");
    game.does("0 b1; 1 withdraw; 2 withdraw; 0 b2; 0 k7 g7 r9");
    assert_eq!((game.sizes()[0], forced(&game)), (1, vec![0]), "one card is no lift of 24");
}

#[test]
fn rulebook_a_new_round_begins_with_the_start_player_or_the_next_one_still_in() {
    let mut game = four(1);
    game.does("1 withdraw; 2 k1; 3 g1; 0 b1");
    assert_eq!(
        (game.whose_turn(), game.table().round),
        (2, 2),
        "c4: the start player is out, the next begins"
    );
    game.does("2 withdraw; 3 r2; 0 y2");
    assert_eq!((game.whose_turn(), game.table().round), (3, 3));
}

#[test]
fn rulebook_cards_are_turned_over_at_the_beginning_of_each_round() {
    let hands = "b1 y2 b3 y4 b5 r9/y1 k2 y3 k4 y5 r9/k1 g2 k3 g4 k5 k9";
    let mut game = Game::of("hurdles", hands, "g8 r1 b9");
    assert!(game.events.contains(&Event::TurnedOver(card("g8"))));
    game.does("0 r9; 1 r9");
    assert_eq!(game.turned(), Some(card("g8")), "the same for all of a round");
    game.does("2 k9");
    assert_eq!(game.turned(), Some(card("r1")));
    assert_eq!(game.events.last(), Some(&Event::TurnedOver(card("r1"))));
    assert_eq!(game.table().turned_before, hand("g8"), "c9: the former one is out of the way");
}

#[test]
fn rulebook_only_sports_that_say_so_turn_cards_over() {
    for sport in Sport::ALL {
        let game = Game::of(sport.id(), "b1 y2 b3 y4 b5 r9/y1 k2 y3 k4 y5 r9/k1 g2 k3 g4 k5 k9", "g8");
        let turns = matches!(sport, Sport::Hurdles | Sport::Archery | Sport::Sailing);
        assert_eq!(game.turned(), turns.then(|| card("g8")), "{sport}");
        assert_eq!(game.table().stack, if turns { 71 } else { 72 });
    }
}

#[test]
fn c21_a_card_is_turned_over_even_if_nobody_can_play() {
    let hands = "r9 y2 b3 y4 b5 r1/y1 k2 y3 k4 y5 r1/k1 g2 k3 g4 k5 k2";
    let mut game = Game::of("hurdles", hands, "g9 b9 y9 k9 g9 b8 y8");
    game.does("0 r9; 1 withdraw; 2 withdraw");
    // Seat 1 drew b9 y9 k9, seat 2 drew g9.
    assert_eq!(game.turned(), Some(card("b8")));
    assert_eq!(game.may(0), [Action::Withdraw]);
}

#[test]
fn c21_a_card_is_turned_over_in_each_round_while_somebody_still_in_has_no_card_left() {
    // In the marathon seat 0 draws three cards for withdrawing and seat 1 one: only seat 2 has six, and runs out.
    let hands = "b9 y9 k9 g9 r9 b8/b9 y9 k9 g9 r9 b8/y8 k8 g8 r8 y8 k8";
    let stack = "g8 r8 b7 y7 g1 r1 g1 r1 b1 y1 k1";
    let mut game = Game::plain(&deal(hands, stack, "marathon hurdles", 0));
    game.does("0 play_sport; 0 withdraw; 1 withdraw; 2 withdraw; 0 play_sport");
    assert_eq!(game.sizes(), [9, 7, 6]);
    for (round, turned) in (1..).zip(cards("g1 r1 g1 r1 b1 y1")) {
        for seat in 0..3 {
            assert_eq!((game.table().round, game.turned()), (round, Some(turned)));
            let highest = *game.plays(seat).last().unwrap();
            game.does(&format!("{seat} cards {highest}"));
        }
    }
    assert_eq!(game.sizes(), [3, 1, 0]);
    assert!(game.table().players[2].playing, "still in");
    assert_eq!(game.table().round, 7);
    assert!(game.emitted(Event::TurnedOver(card("k1"))), "and yet a card is turned over");
    assert_eq!(game.turned(), Some(card("k1")));
    for seat in 0..2 {
        let highest = *game.plays(seat).last().unwrap();
        game.does(&format!("{seat} cards {highest}"));
    }
    assert_eq!(game.may(2), [Action::Withdraw]);
}

#[test]
fn c21_a_card_is_turned_over_even_if_no_hand_holds_a_card() {
    let hands = "b9 y9 k9 g9 r9 b8/b9 y9 k9 g9 r9 b8/y8 k8 g8 r8 y8 k8";
    let mut game = Game::of("hurdles", hands, "g1 r1 g1 r1 b1 y1 k1");
    for _ in 0..18 {
        let asked = game.whose_turn();
        let highest = *game.plays(asked).last().unwrap();
        game.does(&format!("{asked} cards {highest}"));
    }
    assert_eq!((game.sizes(), game.table().round), (vec![0, 0, 0], 7));
    assert!(game.emitted(Event::TurnedOver(card("k1"))));
}

#[test]
fn c7_rulebook_the_last_player_may_go_on_as_long_as_possible() {
    let hands = "r9 y9 b9 y8 b8 r8/y1 k2 y3 k4 y5 r1/k1 g2 k3 g4 k5 k2";
    let mut game = Game::of("hurdles", hands, "g1 b1 y1 k1 g1 b2 y2 r2");
    game.does("0 r8; 1 withdraw; 2 withdraw");
    for (round, play, turned) in [(2, "r9", "b2"), (3, "y9", "y2"), (4, "b9", "r2")] {
        assert_eq!((game.table().round, game.turned()), (round, Some(card(turned))), "new rounds, new cards");
        game.does(&format!("0 {play}"));
    }
    game.does("0 withdraw");
    assert_eq!(game.medals(0), [1, 0, 0]);
}

#[test]
fn c7_the_last_player_wins_gold_even_without_a_play() {
    let mut game = four(0);
    game.does("0 withdraw; 1 withdraw; 2 withdraw");
    assert_eq!(game.whose_turn(), 3);
    game.does("3 withdraw");
    assert_eq!(game.medals(3), [1, 0, 0]);
}

#[test]
fn rulebook_what_was_played_before_does_not_bind_in_the_next_sport() {
    let mut game = Game::plain(&deal(
        "r9 b1 b1 b2 b2 b3/k1 k1 k2 k2 k3 k3/g1 g1 g2 g2 g3 g3",
        "",
        "high_jump marathon",
        0,
    ));
    game.does("0 play_sport; 0 r9; 1 withdraw; 2 withdraw; 0 withdraw; 1 play_sport");
    let table = game.table();
    assert!(
        table.laid.is_empty() && table.players.iter().all(|player| player.last.is_none() && player.playing)
    );
    assert_eq!((table.round, table.withdrawn.len()), (1, 0));
    assert_eq!(table.discard, hand("r9"), "the cards are put away");
    assert_eq!(game.plays(1).len(), game.hand(1).kinds().len(), "the first play is free");
}
