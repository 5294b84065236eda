//! The commitment to a deal: the same record always gives the same code, and another deal another code.

use crate::walk::{self, setup};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::olympia2000::{Olympia2000, Setup};
use pentathlon_engine::rules::{Level, Rules, Setup as _};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};
use std::collections::BTreeSet;

fn players(seats: usize) -> Vec<Player> {
    vec![Player::new("", PlayerKind::Computer(Level::Rookie)); seats]
}

fn drawn<R: Rules>(seats: usize, seed: u64) -> Table<R> {
    Table::open(setup::<R>(seats), players(seats), Source::Seed(Seed::from_number(seed))).unwrap()
}

#[test]
fn the_code_of_today_is_the_code_of_ever() {
    assert_eq!(drawn::<Olympia2000>(3, 2000).commitment().to_string(), "YDKU-S3FL-LPJS-7L4F-TW7E");
}

#[test]
fn usual_tools_give_the_same_code() {
    // printf '%s' "$TEXT" | sha256sum | xxd -r -p | base32 | cut -c 1-20
    const DEAL: &str = "hands 3,12,27,40/10,23,39,55/20,24,38,51 deck 49,50,1,2,4,5,6,7,8,9,11,13,14,15,16,17,18,19,21,22,\
                        25,26,28,29,30,31,32,33,34,35,36,37,41,42,43,44,45,46,47,48,52,53,54 chips discus,archery start 2";
    let source = Source::Deal(DEAL.parse().unwrap());
    let table = Table::<Olympia2000>::open(setup::<Olympia2000>(3), players(3), source).unwrap();
    assert_eq!(table.commitment().to_string(), "E7KZ-RHZ5-ZYU3-R5YK-FAQT");
}

every_game! {
    fn a_record_gives_its_code_at_every_moment_and_whatever_the_players_are_called<R>(seats: usize) {
        let mut table = drawn::<R>(seats, 7);
        let code = table.commitment();
        for number in 0..12 {
            let Some(seat) = table.awaiting().seats().first() else { break };
            table.act(seat, table.legal(seat)[0], number).unwrap();
            assert_eq!(table.commitment(), code);
        }
        let record = table.to_string();
        assert_eq!(Table::<R>::read(&record).unwrap().commitment(), code);
        let renamed = record.replace("seat 0: computer bronze", "seat 0: person Zoe");
        assert_ne!(renamed, record);
        assert_eq!(Table::<R>::read(&renamed).unwrap().commitment(), code);
    }
}

every_game! {
    fn another_deal_has_another_code<R>(seats: usize) {
        let codes: BTreeSet<String> =
            (0..200).map(|seed| drawn::<R>(seats, seed).commitment().to_string()).collect();
        assert_eq!(codes.len(), 200);
        // The deal of a seed, written out, does not determine the seed: it is committed to separately.
        let table = drawn::<R>(seats, 7);
        let deal = walk::deal::<R>(seats, 7);
        let written = Table::<R>::open(setup::<R>(seats), players(seats), Source::Deal(deal)).unwrap();
        assert_ne!(written.commitment(), table.commitment());
    }
}

#[test]
fn another_set_up_has_another_code() {
    let code = |options: &str| {
        let source = Source::Seed(Seed::from_number(7));
        Table::<Olympia2000>::open(Setup::new(3, options).unwrap(), players(3), source).unwrap().commitment()
    };
    assert_ne!(code(""), code("tie=laurels"));
    assert_ne!(code(""), code("start=1"));
}

#[test]
fn a_code_is_twenty_letters_in_groups_of_four() {
    for seed in 0..100 {
        let code = drawn::<Olympia2000>(2, seed).commitment().to_string();
        let groups: Vec<&str> = code.split('-').collect();
        assert_eq!(groups.len(), 5, "{code}");
        for group in groups {
            assert_eq!(group.len(), 4, "{code}");
            assert!(
                group.chars().all(|letter| letter.is_ascii_uppercase() || ('2'..='7').contains(&letter)),
                "{code}"
            );
        }
        assert!(!Seed::from_number(seed).to_string().to_uppercase().contains(&code.replace('-', "")));
    }
}
