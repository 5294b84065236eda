//! Which games are left, and who begins.

use super::tournament;
use pentathlon_engine::games::{easy_to_hard, shelf};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::tournament::SEATS;
use std::collections::BTreeSet;

#[test]
fn whoever_is_at_the_table_plays_all_games_for_so_many_from_easy_to_hard() {
    let names = |seats| easy_to_hard(seats).map(|info| info.title).collect::<Vec<_>>();
    for seats in SEATS {
        let possible = shelf().into_iter().filter(|info| info.seats.contains(&seats));
        assert_eq!(names(seats).len(), possible.count());
    }
    // Further games may come before, between and after these.
    let order = |seats, of: &[&str]| {
        let known: Vec<&str> = names(seats).into_iter().filter(|name| of.contains(name)).collect();
        assert_eq!(known, of);
    };
    order(4, &["Olympia 2000 (B.C.)", "Olympicards", "Orc-lympics", "Olympikos", "Olympics"]);
    order(6, &["Olympicards", "Olympikos"]);
    assert!(SEATS.into_iter().all(|seats| easy_to_hard(seats).count() > 1));
    assert!(easy_to_hard(SEATS.end() + 1).count() < 2);
}

#[test]
fn each_game_has_a_difficulty_of_its_own() {
    let all: BTreeSet<u8> = shelf().iter().map(|info| info.difficulty).collect();
    assert_eq!(all.len(), shelf().len());
}

#[test]
fn what_has_begun_is_not_offered_again_even_if_it_was_given_up() {
    let mut tournament = tournament();
    tournament.rounds[1].is_given_up = true;
    let left: Vec<&str> = tournament.left().map(|listed| listed.game.as_str()).collect();
    assert_eq!(left, ["olympicards", "orclympics", "olympikos"]);
}

#[test]
fn each_game_is_begun_by_the_next_seat() {
    let mut tournament = tournament();
    let mut starters = Vec::new();
    while let Some(round) = tournament.rounds.pop() {
        starters.push(tournament.starter());
        assert!(!round.table.is_empty());
    }
    assert_eq!(starters, [Seat(1), Seat(0)]);
    for round in 0..tournament.programme.len() {
        assert_eq!(tournament.starter(), Seat((round % 3) as u8));
        tournament.rounds.extend(super::tournament().rounds.first().cloned());
    }
}
