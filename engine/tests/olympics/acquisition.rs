//! Acquisition: the pool, the bids, taking pairs.

use super::game::{Game, card, cards, player, seat};
use pentathlon_engine::games::olympics::{Chosen, Event, NO_SUCH_PAIR, NOT_IN_HAND, Olympics, Phase, Taken};
use pentathlon_engine::rules::{Awaiting, Event as _, Refusal, Rules as _, SeatSet, Viewer};

// Acquisition values: 1 has 20, 6 has 70, 16 has 32, 4 has 28.
const THREE: &str = "hands 1,6,9,20/2,5,16,31/3,4,46,61 deck 10,11,17,18,32,33,47,48,49,50,62,63,…";

fn three() -> Game {
    Game::of(3, THREE)
}

#[test]
fn rulebook_as_many_pairs_lie_there_as_players_one_card_face_up_and_one_face_down() {
    for (seats, pairs) in [(3, 3), (4, 4), (5, 5)] {
        let hands = ["1,2,3,4", "5,6,7,8", "9,10,11,12", "13,14,15,16", "17,18,19,20"][..seats].join("/");
        let game = Game::of(seats, &format!("hands {hands} deck …"));
        assert_eq!(game.table().pool.iter().flatten().count(), pairs);
        assert_eq!(usize::from(game.table().deck), 75 - 4 * seats - 2 * pairs, "twice as many cards");
    }
    let game = three();
    for view in [game.table(), game.view(0), game.view(1), game.view(2)] {
        let open: Vec<u8> = view.pool.iter().flatten().map(|pair| pair.open.number()).collect();
        assert_eq!(open, [10, 17, 32]);
        assert!(
            view.pool.iter().flatten().all(|pair| pair.closed.is_none()),
            "nobody sees what is face down"
        );
    }
}

#[test]
fn rulebook_all_choose_a_bid_at_once_face_down() {
    let mut game = three();
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(3)));
    assert_eq!(game.choices(1), ["bid 2", "bid 5", "bid 16", "bid 31"]);
    game.does("1 bid 16");
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(3).without(seat(1))));
    assert_eq!(game.view(1).players[1].bid, Chosen::Known(card(16)));
    for view in [game.view(0), game.view(2), game.table()] {
        assert_eq!(view.players[1].bid, Chosen::Hidden);
        assert_eq!(view.players[1].cards, 3);
        assert_eq!(view.bids, None);
    }
    let event = Event::Bid { seat: seat(1), card: Some(card(16)) };
    assert!(game.emitted(event));
    assert_eq!(event.seen_by(Viewer::Seat(seat(0))), Some(Event::Bid { seat: seat(1), card: None }));
    assert_eq!(game.refuses("1 bid 2"), Refusal::NotAsked, "a choice stands");
}

#[test]
fn rulebook_once_all_have_chosen_the_bids_are_revealed() {
    let mut game = three();
    game.bids([1, 16, 4]);
    for view in [game.view(0), game.view(1), game.table()] {
        let bids = view.bids.expect("turned over");
        assert_eq!([0, 1, 2].map(|number| bids.of(seat(number))), [1, 16, 4].map(|n| Some(card(n))));
        assert_eq!(view.players[1].bid, Chosen::Known(card(16)));
    }
}

#[test]
fn the_last_pair_which_everybody_sees_is_taken_without_asking() {
    let mut game = three();
    let forced = |game: &Game| {
        let table = game.table();
        (0..3).filter(|&index| Olympics::is_forced(&table, seat(index))).collect::<Vec<usize>>()
    };
    assert!(forced(&game).is_empty());
    game.bids([1, 16, 4]);
    for (take, then) in [("1 take 17", vec![]), ("2 take 10", vec![0]), ("0 take 32", vec![])] {
        game.does(take);
        assert_eq!(forced(&game), then, "{take}");
    }
}

#[test]
fn rulebook_the_highest_acquisition_value_takes_first_and_the_lowest_last() {
    let mut game = three();
    game.bids([1, 16, 4]);
    let order: Vec<_> = game.table().bids.unwrap().in_order().collect();
    assert_eq!(order, [(seat(1), card(16)), (seat(2), card(4)), (seat(0), card(1))]);
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(1)));
    assert_eq!(game.choices(1), ["take 10", "take 17", "take 32"]);
    assert!(game.choices(0).is_empty() && game.choices(2).is_empty());
    assert_eq!(game.refuses("2 take 10"), Refusal::NotAsked);
    game.does("1 take 17");
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(2)));
    assert_eq!(game.choices(2), ["take 10", "take 32"]);
    assert_eq!(game.refuses("2 take 17"), Refusal::Violation(NO_SUCH_PAIR), "taken");
    assert_eq!(game.refuses("2 take 11"), Refusal::Violation(NO_SUCH_PAIR), "named by the face-up card");
    game.does("2 take 32");
    assert_eq!(game.choices(0), ["take 10"], "the last takes what is left");
    game.does("0 take 10");
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(3)));
    assert_eq!(game.table().phase, Phase::Investing);
}

#[test]
fn rulebook_both_cards_of_the_pair_go_to_the_hand() {
    let mut game = three();
    game.bids([1, 16, 4]).does("1 take 17");
    assert_eq!(game.hand(1), [2, 5, 17, 18, 31]);
    assert_eq!(game.table().pool[1], None);
    assert_eq!(game.table().players[1].cards, 5);
}

#[test]
fn m18_everybody_sees_who_took_which_pair_until_others_are_laid_out() {
    let mut game = three();
    let gone = |game: &Game| game.table().gone;
    assert_eq!(gone(&game), [None; 3]);
    game.bids([1, 16, 4]).does("1 take 17");
    let taken = |open, by| Some(Taken { open: card(open), by: player(by) });
    assert_eq!(gone(&game), [None, taken(17, 1), None]);
    let open: Vec<u8> = game.table().pool.iter().flatten().map(|pair| pair.open.number()).collect();
    game.takes();
    assert_eq!(gone(&game).iter().flatten().count(), 3);
    let Phase::Investing = game.table().phase else { panic!("now all invest") };
    // Discarding the card since then does not change who took it.
    let first = |game: &Game, seat: usize| format!("{seat} invest {}", game.hand(seat)[0]);
    for seat in [0, 1] {
        let what = first(&game, seat);
        game.does(&what);
    }
    assert_eq!(gone(&game)[1], taken(17, 1));
    assert!(
        gone(&game).iter().flatten().all(|gone| gone.open == card(17) || open.contains(&gone.open.number()))
    );
    let what = first(&game, 2);
    game.does(&what);
    assert_eq!(gone(&game), [None; 3], "a new round");
}

#[test]
fn m9_only_the_player_who_takes_a_pair_sees_its_face_down_card() {
    let mut game = three();
    game.bids([1, 16, 4]).does("1 take 17");
    let event = Event::Took { seat: seat(1), open: card(17), closed: Some(card(18)) };
    assert!(game.emitted(event));
    assert_eq!(event.seen_by(Viewer::Seat(seat(1))), Some(event));
    let others = Event::Took { seat: seat(1), open: card(17), closed: None };
    assert_eq!(event.seen_by(Viewer::Seat(seat(0))), Some(others));
    assert_eq!(event.seen_by(Viewer::Table), Some(others));
}

#[test]
fn rulebook_the_bids_are_discarded() {
    let mut game = three();
    game.bids([1, 16, 4]);
    assert!(game.discard().is_empty(), "they lie there while pairs are taken");
    game.takes();
    assert_eq!(game.discard(), [1, 4, 16]);
    assert_eq!(game.table().bids, None);
    assert!(game.table().players.iter().all(|player| player.bid == Chosen::Nothing));
}

#[test]
fn m1_no_two_bids_are_equal_whatever_is_bid() {
    for first in [1, 6, 9, 20] {
        for second in [2, 5, 16, 31] {
            let mut game = three();
            game.bids([first, second, 61]);
            let order: Vec<u8> =
                game.table().bids.unwrap().in_order().map(|(_, card)| card.acquisition()).collect();
            assert!(order.is_sorted_by(|above, below| above > below), "{order:?}");
        }
    }
}

#[test]
fn m3_nobody_may_refuse_to_bid_and_hands_go_4_3_5_4() {
    let mut game = three();
    let sizes = |game: &Game| game.table().players.iter().map(|player| player.cards).collect::<Vec<_>>();
    for _ in 0..9 {
        assert_eq!(sizes(&game), [4; 3]);
        for seat in 0..3 {
            assert_eq!(game.choices(seat).len(), 4, "a bid, and nothing else");
            assert!(game.choices(seat).iter().all(|choice| choice.starts_with("bid ")));
        }
        game.bids([game.hand(0)[0], game.hand(1)[0], game.hand(2)[0]]);
        assert_eq!(sizes(&game), [3; 3]);
        game.takes();
        assert_eq!(sizes(&game), [5; 3]);
        for seat in 0..3 {
            assert_eq!(game.choices(seat).len(), 5, "an investment, and nothing else");
            assert!(game.choices(seat).iter().all(|choice| choice.starts_with("invest ")));
        }
        game.invests([game.hand(0)[0], game.hand(1)[0], game.hand(2)[0]]);
    }
}

#[test]
fn what_is_not_in_the_hand_or_not_asked_is_refused() {
    let mut game = three();
    assert_eq!(game.refuses("0 bid 2"), Refusal::Violation(NOT_IN_HAND));
    assert_eq!(game.refuses("0 bid 75"), Refusal::Violation(NOT_IN_HAND));
    assert_eq!(game.refuses("0 take 10"), Refusal::NotNow);
    assert_eq!(game.refuses("0 invest 1"), Refusal::NotNow);
    assert_eq!(game.refuses("3 bid 1"), Refusal::NoSuchSeat);
    game.bids([1, 16, 4]);
    assert_eq!(game.refuses("1 bid 2"), Refusal::NotNow);
    game.takes();
    assert_eq!(game.refuses("1 invest 1"), Refusal::Violation(NOT_IN_HAND));
    assert_eq!(game.refuses("1 bid 2"), Refusal::NotNow);
}

#[test]
fn rulebook_after_the_investment_new_pairs_are_laid_out() {
    let mut game = three();
    game.bids([1, 16, 4]).takes().invests([6, 2, 3]);
    assert_eq!(game.table().round, 2);
    let open = [Some(card(47)), Some(card(49)), Some(card(62)), None, None];
    assert!(game.emitted(Event::LaidOut { round: 2, open }));
    assert_eq!(game.table().deck, 63 - 12);
    assert_eq!(game.awaiting(), Awaiting::Secret(SeatSet::all(3)));
    assert_eq!(game.table().discard, cards(&[1, 4, 16]));
}
