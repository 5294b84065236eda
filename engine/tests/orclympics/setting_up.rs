//! Revealing the competitions, and what is agreed before that.

use super::super::walk;
use super::game::{Game, STRENGTH, deal, seat};
use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::orclympics::{
    Competition, Deal, NOT_SORTED, Orclympics, Setup, WRONG_ROW, WRONG_SILVER_ROW,
};
use pentathlon_engine::rules::{Deal as _, DealError, Rules, Setup as _};
use std::collections::BTreeSet;

fn drawn(seats: usize, options: &str, seed: u64) -> Deal {
    let setup = Setup::new(seats, options).unwrap();
    Deal::draw(&setup, &mut Chance::new(&Seed::from_number(seed), Stream::Deal))
}

fn golds(row: &[u8]) -> Vec<u8> {
    row.iter().map(|&number| Competition::new(number).unwrap().gold()).collect()
}

#[test]
fn o1_two_to_five_can_play() {
    for seats in 0..12 {
        let setup = Setup::of(seats, false, None);
        assert_eq!(setup.is_ok(), (2..=5).contains(&seats), "{seats}");
    }
    assert_eq!(
        Setup::of(6, false, None).unwrap_err().to_string(),
        "Orc-lympics is for 2 to 5 players, not 6"
    );
}

#[test]
fn o2_the_start_player_is_agreed_or_drawn() {
    let starters: BTreeSet<u8> = (0..40).map(|seed| drawn(4, "", seed).start.0).collect();
    assert_eq!(starters.len(), 4, "anybody");
    for seed in 0..5 {
        let (agreed, free) = (drawn(4, "start=2", seed), drawn(4, "", seed));
        assert_eq!(agreed.start, seat(2));
        assert_eq!((agreed.hands, agreed.row), (free.hands, free.row), "the same seed deals the same cards");
    }
    assert_eq!(Setup::new(3, "start=3").unwrap_err().to_string(), "there is no seat 3 to start");
}

#[test]
fn rulebook_six_of_the_twelve_lie_in_a_row_and_a_main_event_at_its_end() {
    let (mut standard, mut main) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..60 {
        let deal = drawn(3, "", seed);
        assert_eq!(deal.row.len(), 7);
        assert!(deal.row[..6].iter().all(|number| (1..=12).contains(number)));
        assert!((13..=15).contains(&deal.row[6]));
        standard.extend(deal.row[..6].to_vec());
        main.insert(deal.row[6]);
    }
    assert_eq!((standard.len(), main.len()), (12, 3), "any of them");
}

#[test]
fn rulebook_the_six_are_sorted_by_value_the_lowest_first() {
    for seed in 0..60 {
        let golds = golds(&drawn(3, "", seed).row);
        assert!(golds.is_sorted(), "{golds:?}");
        assert_eq!(golds[6], 7);
    }
}

#[test]
fn o20_equal_values_lie_in_any_order() {
    let orders: BTreeSet<Vec<u8>> = (0..400)
        .map(|seed| drawn(3, "", seed).row)
        .map(|row| row.into_iter().filter(|number| [1, 5, 9].contains(number)).collect::<Vec<u8>>())
        .filter(|threes| threes.len() == 3)
        .collect();
    assert_eq!(orders.len(), 6, "all three competitions worth 3, in every order: {orders:?}");
}

#[test]
fn rulebook_variant_random_events_leaves_the_competitions_as_they_were_dealt() {
    let mut unsorted = 0;
    for seed in 0..40 {
        let (random, sorted) = (drawn(3, "events=random", seed), drawn(3, "events=sorted", seed));
        unsorted += usize::from(!golds(&random.row).is_sorted());
        // O20: the main event is still the last one.
        assert!((13..=15).contains(&random.row[6]));
        let same: BTreeSet<u8> = random.row.iter().copied().collect();
        assert_eq!(same, sorted.row.iter().copied().collect());
        assert_eq!(random.hands, sorted.hands);
    }
    assert!(unsorted > 30, "{unsorted}");
}

#[test]
fn rulebook_the_other_six_and_another_main_event_lie_under_them_and_one_is_left_over() {
    for seats in 3..=5 {
        for seed in 0..20 {
            let deal = drawn(seats, "", seed);
            assert_eq!((deal.silver_row.len(), deal.unused.len()), (7, 1));
            assert!(deal.silver_row[..6].iter().all(|&number| number <= 12));
            assert!(deal.silver_row[6] > 12 && deal.unused[0] > 12);
            let all: BTreeSet<u8> =
                deal.row.iter().chain(&deal.silver_row).chain(&deal.unused).copied().collect();
            assert_eq!(all.len(), 15);
        }
    }
}

#[test]
fn rulebook_with_two_players_there_are_no_silver_cups() {
    for seed in 0..20 {
        let deal = drawn(2, "", seed);
        assert_eq!((deal.row.len(), deal.silver_row.len(), deal.unused.len()), (7, 0, 8));
    }
    assert!(
        !Setup::of(2, false, None).unwrap().has_silver() && Setup::of(3, false, None).unwrap().has_silver()
    );
}

#[test]
fn o19_which_silver_lies_where_makes_no_difference() {
    let (deal, _) = deal(STRENGTH, 0, &["orc", "elf", "human"]);
    let mut other = deal.clone();
    other.silver_row[..6].reverse();
    let setup = Setup::of(3, true, None).unwrap();
    assert_eq!(Game::dealt(&setup, &deal).state, Game::dealt(&setup, &other).state);
}

#[test]
fn a_malformed_deal_is_refused_with_a_sentence() {
    let (good, _) = deal([1, 5, 9, 2, 3, 4, 13], 0, &["orc", "elf", "human"]);
    let random = Setup::of(3, true, None).unwrap();
    let why = |change: &dyn Fn(&mut Deal)| {
        let mut deal = good.clone();
        change(&mut deal);
        let why = Orclympics::start(&random, &deal).expect_err("refused");
        assert!(why.to_string().contains(' '), "{why}");
        why
    };
    assert!(Orclympics::start(&random, &good).is_ok());
    assert_eq!(why(&|deal| deal.start = seat(3)), DealError::NoSuchSeat(seat(3)));
    assert_eq!(why(&|deal| deal.hands.truncate(2)), DealError::Hands { seats: 3, hands: 2 });
    assert_eq!(why(&|deal| deal.hands[1].truncate(7)), DealError::HandSize(seat(1)));
    assert_eq!(why(&|deal| deal.hands[0][0] = 43), DealError::NoSuchCard(43));
    assert_eq!(why(&|deal| deal.hands[0][0] = 0), DealError::NoSuchCard(0));
    let twice = good.hands[0][1];
    assert_eq!(why(&|deal| deal.hands[0][0] = deal.hands[0][1]), DealError::Twice(twice));
    let last = *good.boxed.last().unwrap();
    assert_eq!(why(&|deal| deal.boxed.truncate(17)), DealError::Missing(last));
    assert_eq!(why(&|deal| deal.boxed.push(200)), DealError::NoSuchCard(200));
    assert_eq!(why(&|deal| deal.row[0] = 16), DealError::NoSuchCard(16));
    assert_eq!(why(&|deal| deal.row[0] = 5), DealError::Twice(5));
    assert_eq!(why(&|deal| deal.unused.clear()), DealError::Missing(good.unused[0]));
    assert_eq!(why(&|deal| deal.row.swap(0, 6)), WRONG_ROW);
    let shorter = |deal: &mut Deal| deal.unused.extend(deal.row.pop());
    assert_eq!(why(&shorter), WRONG_ROW);
    let no_silver = |deal: &mut Deal| deal.unused.append(&mut deal.silver_row);
    assert_eq!(why(&no_silver), WRONG_SILVER_ROW);
    // An unsorted row is possible only with random events (O20).
    let sorted = Setup::of(3, false, None).unwrap();
    assert!(Orclympics::start(&sorted, &good).is_ok());
    let mut unsorted = good.clone();
    unsorted.row.swap(0, 5);
    assert_eq!(Orclympics::start(&sorted, &unsorted), Err(NOT_SORTED));
    assert!(Orclympics::start(&random, &unsorted).is_ok());
    let two = walk::deal::<Orclympics>(2, 1);
    let mut silver = two.clone();
    silver.silver_row = silver.unused.split_off(1);
    assert_eq!(Orclympics::start(&walk::setup::<Orclympics>(2), &silver), Err(WRONG_SILVER_ROW));
}

#[test]
fn what_is_not_a_deal_cannot_be_read() {
    let good = drawn(2, "", 1).to_string();
    assert!(good.parse::<Deal>().is_ok());
    for wrong in [
        "",
        "row",
        &good.replace("silver", "gold"),
        &good.replace("start 0", "start x"),
        &format!("{good} 1"),
        &good.replace(',', ";"),
    ] {
        let wrong = if wrong == good { String::new() } else { wrong.to_owned() };
        assert!(wrong.parse::<Deal>().is_err(), "{wrong}");
    }
}

#[test]
fn options_read_back_as_themselves_and_others_are_refused() {
    for (seats, options) in [
        (2, "events=sorted"),
        (5, "events=random"),
        (3, "events=random start=2"),
        (3, "events=sorted season=3 won=0,2,1"),
        (2, "events=random start=0 season=20 won=19,0"),
    ] {
        assert_eq!(Setup::new(seats, options).unwrap().to_string(), options);
    }
    assert_eq!(Setup::new(3, "").unwrap(), Setup::new(3, "events=sorted").unwrap());
    for wrong in [
        "events",
        "events=",
        "events=any",
        "start=",
        "start=-1",
        "start=300",
        "season=x",
        "won=1,x",
        "won=",
        "tie=shared",
    ] {
        let why = Setup::new(3, wrong).expect_err(wrong);
        assert!(why.to_string().contains(wrong) && why.to_string().contains(' '), "{why}");
    }
}
