//! Points, places and what decides.

use pentathlon_engine::rules::Seat;
use pentathlon_engine::tournament::{Decision, SEATS, decision, last, points, standing};
use proptest::prelude::*;

#[test]
fn each_player_one_finishes_ahead_of_gives_two_points() {
    assert_eq!(points(&[1, 2]), [2, 0]);
    assert_eq!(points(&[3, 1, 2]), [0, 4, 2]);
    assert_eq!(points(&[1, 2, 3, 4, 5]), [8, 6, 4, 2, 0]);
    assert_eq!(points(&[6, 5, 4, 3, 2, 1]), [0, 2, 4, 6, 8, 10]);
}

#[test]
fn each_player_one_shares_a_place_with_gives_one_point() {
    assert_eq!(points(&[1, 1, 3]), [3, 3, 0]);
    assert_eq!(points(&[1, 2, 2]), [4, 1, 1]);
    assert_eq!(points(&[1, 1, 1, 1]), [3, 3, 3, 3]);
}

#[test]
fn two_who_play_together_get_one_point_each() {
    assert_eq!(points(&[1, 1]), [1, 1]);
}

#[test]
fn most_points_are_first_and_equal_points_are_decided_by_games_won() {
    // Ana wins two games and comes last twice; Bo is never first.
    let results = [vec![1, 2, 3], vec![1, 2, 3], vec![3, 2, 1], vec![3, 2, 1]];
    let now = standing(3, &results);
    assert_eq!(now.points, [8, 8, 8]);
    assert_eq!(now.ranks, [2, 3, 1], "Ana and Chen have won two each, and Chen the last one");
    assert_eq!(decision(&results, Seat(2), Seat(1)), Decision::Wins([2, 0]));
    assert_eq!(decision(&results, Seat(2), Seat(0)), Decision::LastGame([1, 3]));
    assert_eq!(decision(&results[..2], Seat(0), Seat(1)), Decision::Points(4));
}

#[test]
fn a_shared_victory_is_a_game_won() {
    let results = [vec![1, 1, 3], vec![2, 3, 1], vec![2, 1, 3]];
    assert_eq!(standing(3, &results).points, [7, 7, 4]);
    assert_eq!(decision(&results, Seat(1), Seat(0)), Decision::Wins([2, 1]));
}

#[test]
fn who_is_equal_in_everything_shares_a_place() {
    let results = [vec![1, 2], vec![2, 1], vec![1, 1]];
    let now = standing(2, &results);
    assert_eq!((now.points, now.ranks), (vec![3, 3], vec![1, 1]));
    assert_eq!(decision(&results, Seat(0), Seat(1)), Decision::Shared);
}

#[test]
fn before_the_first_game_all_share_one_place_and_nobody_is_last() {
    let now = standing(4, &[]);
    assert_eq!((&now.points, &now.ranks), (&vec![0; 4], &vec![1; 4]));
    assert_eq!(last(&now), []);
    assert_eq!(last(&standing(4, &[vec![1, 3, 2, 3]])), [Seat(1), Seat(3)]);
}

/// Places by points, as games give them.
fn places(points: &[u8]) -> Vec<u8> {
    points.iter().map(|own| 1 + points.iter().filter(|other| *other > own).count() as u8).collect()
}

proptest! {
    #[test]
    fn every_game_gives_the_same_sum_of_points(
        scores in SEATS.prop_flat_map(|seats| prop::collection::vec(0..5_u8, seats)),
    ) {
        let seats = scores.len() as i32;
        let points = points(&places(&scores));
        prop_assert_eq!(points.iter().sum::<i32>(), seats * (seats - 1));
        prop_assert!(points.iter().all(|&points| (0..=2 * (seats - 1)).contains(&points)));
        for (one, own) in scores.iter().zip(&points) {
            for (other, others) in scores.iter().zip(&points) {
                prop_assert_eq!(one.cmp(other), own.cmp(others), "a better place gives more, an equal one as much");
            }
        }
    }

    #[test]
    fn the_standing_agrees_with_what_decides_between_any_two(
        games in SEATS.prop_flat_map(|seats| prop::collection::vec(prop::collection::vec(0..4_u8, seats), 1..6)),
    ) {
        let seats = games[0].len();
        let results: Vec<Vec<u8>> = games.iter().map(|scores| places(scores)).collect();
        let now = standing(seats, &results);
        let all = (seats * (seats - 1) * results.len()) as i32;
        prop_assert_eq!(now.points.iter().sum::<i32>(), all);
        for (first, second) in Seat::all(seats).flat_map(|one| Seat::all(seats).map(move |other| (one, other))) {
            let [ahead, behind] = [first, second].map(|seat| now.ranks[seat.index()]);
            let is_ahead = match decision(&results, first, second) {
                Decision::Points(margin) => margin > 0,
                Decision::Wins([won, others]) => won > others,
                Decision::LastGame([place, others]) => place < others,
                Decision::Shared => false,
            };
            prop_assert_eq!(is_ahead, ahead < behind);
        }
    }
}
