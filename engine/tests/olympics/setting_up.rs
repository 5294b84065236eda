//! Before the first bid: event cards, medals, hands, deck, tokens.

use super::game::{Game, deal};
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::olympics::{
    COMPETITORS, Deal, EventCard, Medal, Olympics, Setup, Token, UNREADABLE,
};
use pentathlon_engine::rules::{Awaiting, Deal as _, DealError, Rules, Seat, SeatSet, Setup as _};
use std::collections::BTreeSet;

const THREE: &str = "hands 1,6,9,20/2,5,16,31/3,4,46,61 deck 10,11,17,18,32,33,…";

fn drawn(seats: usize, seed: u64) -> Deal {
    let setup = Setup::new(seats, "").unwrap();
    Deal::draw(&setup, &mut Chance::new(&Seed::from_number(seed), Stream::Deal))
}

#[test]
fn rulebook_each_event_card_has_a_gold_a_silver_and_a_bronze_medal() {
    let view = Game::of(3, THREE).table();
    assert_eq!(view.medals, [None; 5], "all lie on the event cards");
    assert_eq!(Medal::ALL.map(Medal::points), [3, 2, 1]);
}

#[test]
fn rulebook_each_player_is_dealt_four_cards_and_the_others_are_the_draw_deck() {
    for (seats, deck) in [(2, 67), (3, 63), (4, 59), (5, 55)] {
        for seed in 0..20 {
            let deal = drawn(seats, seed);
            assert_eq!(deal.hands.iter().map(Vec::len).collect::<Vec<_>>(), vec![4; seats]);
            assert_eq!(deal.deck.len(), deck);
            let cards: BTreeSet<u8> = deal.hands.iter().flatten().chain(&deal.deck).copied().collect();
            assert_eq!(cards, (1..=75).collect());
        }
    }
}

#[test]
fn rulebook_the_cards_are_shuffled() {
    let deals: Vec<Deal> = (0..1_000).map(|seed| drawn(2, seed)).collect();
    for card in 1..=75 {
        assert!(deals.iter().any(|deal| deal.hands[0].contains(&card)), "{card} never in the first hand");
        assert!(deals.iter().any(|deal| deal.hands[1].contains(&card)), "{card} never in the second hand");
        assert!(deals.iter().any(|deal| deal.deck[0] == card), "{card} never on top");
    }
}

#[test]
fn rulebook_a_hand_is_not_shown_to_others() {
    let game = Game::of(3, THREE);
    let hands = [[1, 6, 9, 20], [2, 5, 16, 31], [3, 4, 46, 61]];
    for (own, hand) in hands.iter().enumerate() {
        assert_eq!(game.hand(own), hand);
        for (other, player) in game.view(own).players.iter().enumerate() {
            assert_eq!(player.hand.is_some(), other == own);
            assert_eq!(player.cards, 4);
        }
    }
    assert!(game.table().players.iter().all(|player| player.hand.is_none()));
}

#[test]
fn rulebook_each_player_has_a_token_for_each_event() {
    let view = Game::of(3, THREE).table();
    for player in &view.players {
        assert_eq!(player.lines.len(), EventCard::COUNT);
        assert!(player.lines.iter().all(|line| line.token == Token::Unused && line.is_empty()));
    }
}

#[test]
fn rulebook_a_neutral_player_is_there_between_two_and_only_then() {
    for seats in 2..=5 {
        let setup = Setup::of(seats, None).unwrap();
        assert_eq!(setup.has_neutral(), seats == 2);
        assert_eq!(setup.competitors(), seats.max(3));
        let view = Olympics::view(
            &Olympics::start(&setup, &drawn(seats, 1)).unwrap(),
            pentathlon_engine::rules::Viewer::Table,
        );
        assert_eq!(view.neutral.is_some(), seats == 2);
        assert_eq!(view.competitors().count(), setup.competitors());
        assert!(setup.competitors() <= COMPETITORS);
    }
}

#[test]
fn rulebook_two_to_five_can_play_for_half_an_hour() {
    for seats in 2..=5 {
        assert_eq!(Setup::of(seats, None).unwrap().seats(), seats);
    }
    for refused in [0, 1, 6, 258] {
        assert!(Setup::of(refused, None).is_err(), "{refused}");
    }
    let info = Setup::INFO;
    assert_eq!((info.title, info.author, info.minutes), ("Olympics", "Brad Musil", 30));
    assert_eq!(info.publisher, None, "the rulebook names none");
    assert_eq!(info.seats, 2..=5);
}

#[test]
fn m15_nobody_starts_and_an_agreed_start_player_changes_nothing() {
    let usual = Setup::new(4, "").unwrap();
    for start in Seat::all(4) {
        let agreed = Setup::new(4, &format!("start={start}")).unwrap();
        assert_eq!(agreed.start, Some(start));
        assert_eq!(Setup::new(4, &agreed.to_string()), Ok(agreed));
        let chance = || Chance::new(&Seed::from_number(9), Stream::Deal);
        let deal = Deal::draw(&agreed, &mut chance());
        assert_eq!(deal, Deal::draw(&usual, &mut chance()), "the same cards");
        let state = Olympics::start(&agreed, &deal).unwrap();
        assert_eq!(Olympics::awaiting(&state), Awaiting::Secret(SeatSet::all(4)), "all at once");
    }
    for refused in ["start", "start=", "start=4", "start=x", "start=-1", "tie=shared", "=", "start:1"] {
        assert!(Setup::new(4, refused).is_err_and(|why| why.to_string().contains(' ')), "{refused}");
    }
}

#[test]
fn m16_pairs_are_drawn_face_up_and_face_down_in_turn() {
    let game = Game::of(3, THREE);
    let pairs: Vec<(u8, Option<u8>)> = game
        .open()
        .pool
        .iter()
        .flatten()
        .map(|pair| (pair.open.number(), pair.closed.map(|card| card.number())))
        .collect();
    assert_eq!(pairs, [(10, Some(11)), (17, Some(18)), (32, Some(33))]);
}

#[test]
fn an_impossible_deal_is_refused_with_its_reason() {
    let refuse = |seats: usize, deal: &Deal| {
        let setup = Setup::of(seats, None).unwrap();
        let why = Olympics::start(&setup, deal).expect_err("impossible");
        assert!(why.to_string().contains(' '));
        why
    };
    let good = deal(THREE);
    assert_eq!(refuse(2, &good), DealError::Hands { seats: 2, hands: 3 });
    let change = |change: fn(&mut Deal)| {
        let mut deal = good.clone();
        change(&mut deal);
        refuse(3, &deal)
    };
    assert_eq!(change(|deal| deal.hands[1].truncate(3)), DealError::HandSize(Seat(1)));
    assert_eq!(change(|deal| deal.hands[0][0] = 76), DealError::NoSuchCard(76));
    assert_eq!(change(|deal| deal.deck[3] = 0), DealError::NoSuchCard(0));
    assert_eq!(change(|deal| deal.deck[3] = 1), DealError::Twice(1));
    assert_eq!(change(|deal| deal.deck.retain(|&number| number != 33)), DealError::Missing(33));
    assert_eq!(change(|deal| deal.deck.extend([7; 80])), DealError::Twice(7));
    for text in ["", "hands 1,2 deck", "hands 1,2/3 deck 4,x", "deck 1 hands 2", "hands 1 deck 2 start 0"] {
        assert_eq!(text.parse::<Deal>(), Err(UNREADABLE), "{text}");
    }
}
