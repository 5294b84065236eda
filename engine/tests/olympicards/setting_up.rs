//! Before the first sport: cards, hands, sports, who starts.

use super::game::{Game, deal, seat};
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::olympicards::{
    Colour, Deal, HAND_SIZE, Medal, NOT_EACH_SPORT, Olympicards, Performance, Phase, Setup, Sport,
    StartCardForTwo, TOO_MANY_RESHUFFLES, UNREADABLE,
};
use pentathlon_engine::rules::{Deal as _, DealError, Rules, Seat, Setup as _};
use std::collections::BTreeSet;

const THREE: &str = "b1 b2 b3 b4 b5 b6/y1 y2 y3 y4 y5 y6/k1 k2 k3 k4 k5 k6";

fn drawn(setup: &Setup, seed: u64) -> Deal {
    Deal::draw(setup, &mut Chance::new(&Seed::from_number(seed), Stream::Deal))
}

#[test]
fn rulebook_there_are_90_cards_of_1_to_9_in_five_colours() {
    assert_eq!(Performance::CARDS, 90);
    let different: BTreeSet<(Colour, u8)> =
        Performance::all().map(|card| (card.colour(), card.value())).collect();
    assert_eq!(different.len(), 45);
    assert!(different.iter().all(|&(_, value)| (1..=9).contains(&value)));
    assert_eq!(different.iter().map(|&(colour, _)| colour).collect::<BTreeSet<_>>().len(), 5);
    for number in 1..=90 {
        let card = Performance::of_card(number).unwrap();
        assert!(card.cards().contains(&number));
        assert_eq!(Performance::new(card.colour(), card.value()), Some(card));
    }
    assert_eq!((Performance::of_card(0), Performance::of_card(91)), (None, None));
    assert_eq!((Performance::new(Colour::Red, 0), Performance::new(Colour::Red, 10)), (None, None));
}

#[test]
fn c18_the_colours_are_blue_yellow_black_green_and_red() {
    assert_eq!(Colour::ALL.map(Colour::id), ["blue", "yellow", "black", "green", "red"]);
    let firsts = [1, 19, 37, 55, 73].map(|number| Performance::of_card(number).unwrap());
    assert_eq!(firsts.map(Performance::colour), Colour::ALL);
    assert_eq!(firsts.map(Performance::value), [1; 5]);
}

#[test]
fn rulebook_everybody_gets_6_cards_and_the_rest_is_the_stack() {
    for seats in 2..=7 {
        let setup = Setup::new(seats, "").unwrap();
        let game = Game::dealt(&setup, &drawn(&setup, 7));
        let table = game.table();
        assert_eq!(game.sizes(), vec![6; seats]);
        assert_eq!(usize::from(table.stack), 90 - 6 * seats);
        assert!(table.players.iter().all(|player| player.hand.is_none()), "face down");
    }
    assert_eq!(HAND_SIZE, 6);
}

#[test]
fn rulebook_the_nine_sports_are_shuffled() {
    let setup = Setup::new(3, "").unwrap();
    let firsts: BTreeSet<Sport> = (0..200).map(|seed| drawn(&setup, seed).sports[0]).collect();
    assert_eq!(firsts.len(), 9);
    for seed in 0..20 {
        assert_eq!(drawn(&setup, seed).sports.into_iter().collect::<BTreeSet<_>>().len(), 9);
    }
}

#[test]
fn rulebook_nobody_has_a_medal_and_a_sport_is_face_up() {
    let game = Game::plain(&deal(THREE, "", "relay", 1));
    assert_eq!(game.points(), [0, 0, 0]);
    let table = game.table();
    assert_eq!((table.sport, table.face_down, table.phase), (Some(Sport::Relay), 8, Phase::Choice));
    assert_eq!(Medal::Gold.points() + Medal::Silver.points() + Medal::Bronze.points(), 7);
}

#[test]
fn c1_two_to_seven_can_play() {
    for seats in 2..=7 {
        assert!(Setup::new(seats, "").is_ok());
    }
    for seats in [0, 1, 8] {
        assert!(Setup::new(seats, "").is_err());
    }
}

#[test]
fn c2_the_start_player_is_agreed_or_drawn_and_the_cards_are_the_same() {
    let by_lot = Setup::new(4, "").unwrap();
    let starts: BTreeSet<Seat> = (0..100).map(|seed| drawn(&by_lot, seed).start).collect();
    assert_eq!(starts.len(), 4);
    let agreed = Setup::new(4, "start=2").unwrap();
    for seed in 0..20 {
        let (one, other) = (drawn(&by_lot, seed), drawn(&agreed, seed));
        assert_eq!(other.start, seat(2));
        assert_eq!(Deal { start: one.start, ..other }, one);
    }
    assert_eq!(Game::plain(&deal(THREE, "", "", 1)).whose_turn(), 1);
    assert!(Setup::new(4, "start=4").is_err());
}

#[test]
fn a_set_up_reads_back_with_all_its_options() {
    for options in ["world_record=no two_start=third", "world_record=yes two_start=first start=1"] {
        assert_eq!(Setup::new(3, options).unwrap().to_string(), options);
    }
    for wrong in
        ["world_record", "world_record=maybe", "two_start=second", "start=", "start=-1", "tie=shared"]
    {
        assert!(Setup::new(3, wrong).is_err(), "{wrong}");
    }
    assert_eq!(Setup::new(3, "").unwrap(), Setup::of(3, false, StartCardForTwo::Third, None).unwrap());
}

#[test]
fn an_impossible_deal_is_refused_with_the_reason() {
    let good = deal(THREE, "", "", 0);
    let setup = Setup::new(3, "").unwrap();
    let why = |change: &dyn Fn(&mut Deal)| {
        let mut deal = good.clone();
        change(&mut deal);
        let why = Olympicards::start(&setup, &deal).expect_err("impossible");
        assert!(why.to_string().contains(' '));
        why
    };
    assert_eq!(why(&|deal| deal.hands.truncate(2)), DealError::Hands { seats: 3, hands: 2 });
    assert_eq!(why(&|deal| deal.hands[1].truncate(5)), DealError::HandSize(seat(1)));
    assert_eq!(why(&|deal| deal.stack[0] = 91), DealError::NoSuchCard(91));
    assert_eq!(why(&|deal| deal.stack[0] = 0), DealError::NoSuchCard(0));
    assert_eq!(why(&|deal| deal.stack[0] = deal.stack[1]), DealError::Twice(good.stack[1]));
    assert_eq!(why(&|deal| deal.stack.truncate(71)), DealError::Missing(good.stack[71]));
    assert_eq!(why(&|deal| deal.sports.truncate(8)), NOT_EACH_SPORT);
    assert_eq!(why(&|deal| deal.sports[0] = deal.sports[1]), NOT_EACH_SPORT);
    assert_eq!(why(&|deal| deal.start = seat(3)), DealError::NoSuchSeat(seat(3)));
    assert_eq!(why(&|deal| deal.reshuffles = vec![vec![1]; 9]), TOO_MANY_RESHUFFLES);
    assert_eq!(why(&|deal| deal.reshuffles = vec![vec![1, 1]]), DealError::Twice(1));
    assert_eq!(why(&|deal| deal.reshuffles = vec![vec![99]]), DealError::NoSuchCard(99));
}

#[test]
fn a_deal_is_written_with_its_key_and_its_reshuffles_and_reads_back() {
    let mut written = deal(THREE, "", "", 0);
    for (key, reshuffles) in
        [(0, vec![]), (0xc0ffee, vec![]), (0, vec![vec![1, 2]]), (7, vec![vec![5], vec![9, 8]])]
    {
        (written.key, written.reshuffles) = (key, reshuffles);
        assert_eq!(written.to_string().parse(), Ok(written.clone()));
    }
    for wrong in ["", "hands", "hands 1 stack 2 sports chess start 0"] {
        assert_eq!(wrong.parse::<Deal>(), Err(UNREADABLE));
    }
    for more in ["x", "key", "key x", "reshuffles", "reshuffles x", "key 1 reshuffles", "reshuffles 1 key 1"]
    {
        written.key = 0;
        written.reshuffles.clear();
        assert_eq!(format!("{written} {more}").parse::<Deal>(), Err(UNREADABLE), "{more}");
    }
}
