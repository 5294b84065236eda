//! Knowledge: cards taken, hidden cards, and what may be sampled of them.

use super::game::{Game, card, cards, numbers, seat};
use crate::walk::{choices, walk};
use pentathlon_engine::games::olympics::{Card, Chosen, EventCard, Olympics, Token, View};
use pentathlon_engine::rules::{Determinize, Rules, Seat, Viewer};
use std::collections::BTreeSet;

// Seat 0 bids high with 30 and takes 3 (a star of basketball), later 5 (a coach of basketball).
const THREE: &str = "hands 30,20,1,10/16,17,18,19/31,32,33,34 deck \
                     3,61,62,63,64,65,5,66,67,68,69,70,46,47,48,49,50,51,52,53,54,55,56,57,…";

/// After a round in which seat 0 took 3 and invested the equipment card 10.
fn after_a_round() -> Game {
    let mut game = Game::of(3, THREE);
    game.bids([30, 16, 31]).does("0 take 3").takes().invests([10, 17, 32]);
    game
}

fn taken(game: &Game) -> (Vec<u8>, Vec<u8>) {
    let player = &game.view(1).players[0];
    (numbers(player.taken), numbers(player.held))
}

#[test]
fn m18_everybody_knows_who_took_which_card_face_up() {
    let mut game = Game::of(3, THREE);
    game.bids([30, 16, 31]).does("0 take 3");
    for view in [game.view(0), game.view(1), game.view(2), game.table()] {
        assert_eq!(view.players[0].taken, cards(&[3]), "not the one face down");
        assert_eq!(view.players[0].held, cards(&[3]));
    }
}

#[test]
fn m18_it_may_be_in_the_hand_or_hidden_at_its_event() {
    let game = after_a_round();
    assert_eq!(taken(&game), (vec![3], vec![]), "something of basketball lies hidden: it may be that");
    let view = game.view(1);
    let (mut in_hand, mut hidden) = (0, 0);
    let mut chance = choices(1);
    for _ in 0..300 {
        let sampled = Olympics::determinize(&view, &mut chance).unwrap();
        let open = Olympics::view(&sampled, Viewer::Open);
        let held = open.players[0].hand.unwrap().contains(card(3));
        let covered = open.players[0].lines[0].token == Token::Covers(Some(card(3)));
        assert!(held != covered, "in one of the two places, never elsewhere");
        in_hand += u32::from(held);
        hidden += u32::from(covered);
    }
    assert!(in_hand > 10 && hidden > 3, "both are thought of: {in_hand}, {hidden}");
}

#[test]
fn m18_a_card_taken_after_something_was_hidden_is_not_that() {
    let mut game = after_a_round();
    game.bids([20, 18, 33]).does("0 take 5").takes();
    assert_eq!(taken(&game), (vec![3, 5], vec![5]));
    let view = game.view(1);
    let mut chance = choices(2);
    for _ in 0..200 {
        let sampled = Olympics::determinize(&view, &mut chance).unwrap();
        let open = Olympics::view(&sampled, Viewer::Open);
        assert!(open.players[0].hand.unwrap().contains(card(5)));
    }
}

#[test]
fn m18_once_it_is_seen_it_is_no_secret_any_more() {
    // Bid, turned over by the next card, or discarded.
    let mut bid = after_a_round();
    bid.bids([3, 18, 33]);
    assert_eq!(taken(&bid), (vec![], vec![]));

    let mut hidden = Game::of(3, THREE);
    hidden.bids([30, 16, 31]).does("0 take 3").takes().invests([3, 17, 32]);
    assert_eq!(taken(&hidden), (vec![3], vec![]), "only its owner knows that it is there");
    hidden.bids([20, 18, 33]).does("0 take 5").takes().invests([5, 19, 34]);
    assert_eq!(taken(&hidden), (vec![5], vec![]), "turned over; now the coach may be what is hidden");

    let mut replaced = Game::of(3, THREE);
    replaced.bids([30, 16, 31]).does("0 take 3").takes().invests([3, 17, 32]);
    replaced.bids([20, 18, 33]).does("0 take 5").takes().invests([1, 19, 34]);
    assert_eq!(taken(&replaced), (vec![5], vec![5]), "replaced; nothing is hidden there");
}

#[test]
fn m18_a_card_of_a_type_that_lies_open_is_not_the_hidden_one() {
    // Equipment 10 is turned over by star 1: equipment taken before cannot be what is hidden now.
    let mut game = Game::of(
        3,
        "hands 30,20,1,10/16,17,18,19/31,32,33,34 deck 11,61,62,63,64,65,66,67,68,69,70,71,46,47,48,49,50,51,…",
    );
    game.bids([30, 16, 31]).does("0 take 11").takes().invests([10, 17, 32]);
    assert_eq!(taken(&game), (vec![11], vec![]));
    game.bids([20, 18, 33]).takes().invests([1, 19, 34]);
    let (all, held) = taken(&game);
    assert!(all.contains(&11) && held.contains(&11), "{all:?} {held:?}");
    let mut chance = choices(3);
    for _ in 0..200 {
        let sampled = Olympics::determinize(&game.view(2), &mut chance).unwrap();
        let open = Olympics::view(&sampled, Viewer::Open);
        assert!(open.players[0].hand.unwrap().contains(card(11)));
    }
}

#[test]
fn m9_a_seat_sees_its_own_hand_choices_and_hidden_cards_and_no_others() {
    for seats in 2..=5 {
        for state in walk::<Olympics>(seats, 61).states() {
            let open = View::new(state, Viewer::Open);
            let public = View::new(state, Viewer::Table);
            for own in Seat::all(seats) {
                let view = View::new(state, Viewer::Seat(own));
                for seat in Seat::all(seats) {
                    let truth = if seat == own { &open } else { &public };
                    assert_eq!(view.player(seat), truth.player(seat), "seat {own} of seat {seat}");
                }
                assert_eq!(
                    (view.pool, view.gone, view.discard, view.neutral),
                    (public.pool.clone(), public.gone.clone(), public.discard, public.neutral.clone())
                );
            }
            for player in &public.players {
                assert_eq!(player.hand, None);
                assert!(player.lines.iter().all(|line| !matches!(line.token, Token::Covers(Some(_)))));
                assert!(!matches!(player.investment, Chosen::Known(_)));
                assert!(public.bids.is_some() || !matches!(player.bid, Chosen::Known(_)));
            }
        }
    }
}

#[test]
fn m18_states_are_sampled_at_every_moment_of_many_games_and_contradict_nothing() {
    for seats in 2..=5 {
        for seed in 200..212 {
            let mut chance = choices(seed);
            for state in walk::<Olympics>(seats, seed).states() {
                for own in Seat::all(seats) {
                    let view = View::new(state, Viewer::Seat(own));
                    let sampled =
                        Olympics::determinize(&view, &mut chance).expect("a real view can be determinized");
                    assert_eq!(View::new(&sampled, Viewer::Seat(own)), view);
                    let open = View::new(&sampled, Viewer::Open);
                    for player in &open.players {
                        let mut private = player.hand.unwrap();
                        for chosen in [player.bid, player.investment] {
                            if let Chosen::Known(card) = chosen {
                                private.insert(card);
                            }
                        }
                        assert!(player.held.difference(private).is_empty(), "held cards are held");
                        for (event, line) in EventCard::ALL.into_iter().zip(&player.lines) {
                            let types: BTreeSet<_> = line.known().iter().map(Card::card_type).collect();
                            assert_eq!(types.len(), line.len(), "one card of a type at {event}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn each_unseen_card_is_sampled_in_every_place_that_it_could_be_in() {
    let game = after_a_round();
    let view = game.view(1);
    let mut known = view.discard.union(view.players[1].hand.unwrap()).union(view.players[1].played());
    known = known.union(view.players[0].taken).union(view.players[2].taken);
    known = view.pool.iter().flatten().map(|pair| pair.open).chain(known.iter()).collect();
    let unseen: BTreeSet<Card> = Card::all().filter(|&card| !known.contains(card)).collect();
    let (mut hand, mut pool, mut hidden) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut chance = choices(7);
    for _ in 0..1_500 {
        let open = Olympics::view(&Olympics::determinize(&view, &mut chance).unwrap(), Viewer::Open);
        hand.extend(open.players[2].hand.unwrap().difference(view.players[2].taken).iter());
        pool.extend(open.pool[0].unwrap().closed);
        let Token::Covers(Some(card)) = open.players[0].lines[0].token else { panic!("something is hidden") };
        hidden.insert(card);
    }
    assert_eq!(hand, unseen, "in the hand of seat 2");
    assert_eq!(pool, unseen, "face down in the pool");
    let basketball = |card: &Card| card.event() == EventCard::Basketball;
    let could_be: BTreeSet<Card> = unseen.iter().copied().filter(basketball).chain([card(3)]).collect();
    assert_eq!(hidden, could_be, "face down at basketball");
    assert_eq!(view.seat(), Some(seat(1)));
}
