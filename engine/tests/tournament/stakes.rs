//! What is at stake in the next game: no clause is false after any way in which it can end.

use pentathlon_engine::rules::{Seat, Standing};
use pentathlon_engine::tournament::{Prospect, Stakes, Ties, most_points, outcomes, stakes, standing};
use proptest::prelude::*;

/// Places from scores of any size: the higher one is ahead.
fn places(scores: &[u8]) -> Vec<u8> {
    scores.iter().map(|own| 1 + scores.iter().filter(|score| *score > own).count() as u8).collect()
}

fn champions(standing: &Standing) -> Vec<Seat> {
    standing.firsts().collect()
}

#[test]
fn all_ends_of_a_game_are_counted() {
    for (seats, with_ties, without) in [(2, 3, 2), (3, 13, 6), (4, 75, 24), (5, 541, 120), (6, 4683, 720)] {
        let mut all = outcomes(seats, Ties::Possible);
        assert_eq!((all.len(), outcomes(seats, Ties::Impossible).len()), (with_ties, without));
        all.dedup();
        assert_eq!(all.len(), with_ties, "each once");
        assert_eq!(outcomes(seats, Ties::Certain), [vec![1; seats]]);
        assert_eq!(most_points(seats), 2 * (seats as i32 - 1));
    }
}

#[test]
fn the_nearest_rival_comes_first_and_tie_breaks_count() {
    // Ana 8, Bo 6, Chen 4. Level with a win, Bo has won as many games, and the last one.
    let results = [vec![3, 1, 2], vec![1, 2, 3], vec![1, 3, 2]];
    let open = stakes(3, &results, Ties::Possible, &[Ties::Possible]);
    let expected = vec![(Seat(1), Prospect::LeadsWithWin), (Seat(2), Prospect::CanDrawLevel)];
    assert_eq!(open, Stakes::Open(expected));
    let level = [vec![1, 2, 3], vec![2, 1, 3]];
    let last = stakes(3, &level, Ties::Possible, &[]);
    assert_eq!(last, Stakes::Ahead(vec![Seat(0), Seat(1)]));
    // Bo ahead of Ana, but behind Chen, is level with her and has won less.
    assert!(matches!(stakes(3, &results, Ties::Possible, &[]), Stakes::Open(_)));
}

#[test]
fn a_lead_on_a_tie_is_told_apart() {
    // Bo 2, Ana 0: with a win Ana has as many points, and has won the last game.
    let open = stakes(2, &[vec![2, 1]], Ties::Impossible, &[Ties::Possible]);
    assert_eq!(open, Stakes::Open(vec![(Seat(0), Prospect::LeadsTiedWithWin)]));
}

#[test]
fn a_lead_that_nobody_can_reach_is_settled() {
    let results = [vec![1, 2, 3], vec![1, 2, 3], vec![1, 3, 2]];
    let second = |later: &[Ties]| stakes(3, &results, Ties::Possible, later);
    assert_eq!(second(&[]), Stakes::Settled { leader: Seat(0), is_second_open: true });
    assert!(matches!(second(&[Ties::Possible]), Stakes::Open(_)));
    // Two who play together change nothing.
    let together = stakes(2, &[vec![1, 2]], Ties::Certain, &[]);
    assert_eq!(together, Stakes::Settled { leader: Seat(0), is_second_open: false });
    assert_eq!(stakes(2, &[vec![1, 1]], Ties::Certain, &[]), Stakes::Open(Vec::new()));
}

/// A number of participants, the scores in up to five games, and how the games that are left end.
fn events() -> impl Strategy<Value = (usize, Vec<Vec<u8>>, Ties, Vec<Vec<u8>>)> {
    (2..=6_usize).prop_flat_map(|seats| {
        let games = |most| prop::collection::vec(prop::collection::vec(0..6_u8, seats), 0..most);
        let together = if seats == 2 { Ties::Certain } else { Ties::Possible };
        let ties = prop::sample::select(vec![Ties::Possible, Ties::Impossible, together]);
        (Just(seats), games(5), ties, games(4))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn no_clause_is_false_after_any_end((seats, played, next, later) in events()) {
        let results: Vec<Vec<u8>> = played.iter().map(|scores| places(scores)).collect();
        let later: Vec<Vec<u8>> = later.iter().map(|scores| places(scores)).collect();
        let said = stakes(seats, &results, next, &vec![Ties::Possible; later.len()]);
        let now = standing(seats, &results);
        let ends: Vec<(Vec<u8>, Standing)> = outcomes(seats, next)
            .into_iter()
            .map(|places| {
                let after = [results.clone(), vec![places.clone()]].concat();
                (places, standing(seats, &after))
            })
            .collect();
        match said {
            Stakes::Settled { leader, .. } => {
                for (places, _) in &ends {
                    let all = [results.clone(), vec![places.clone()], later.clone()].concat();
                    prop_assert_eq!(champions(&standing(seats, &all)), [leader], "{:?}", all);
                }
            }
            Stakes::Ahead(of) => {
                prop_assert!(later.is_empty() && of.len() > 1);
                for (places, after) in &ends {
                    let place = |seat: &Seat| places[seat.index()];
                    let best = of.iter().map(place).min();
                    let ahead: Vec<Seat> = of.iter().copied().filter(|seat| Some(place(seat)) == best).collect();
                    if ahead.len() == 1 {
                        prop_assert_eq!(champions(after), ahead, "{:?} {:?}", &results, places);
                    }
                }
            }
            Stakes::Open(clauses) => {
                prop_assert!(clauses.len() <= 2);
                let rank = |seat: Seat| now.ranks[seat.index()];
                prop_assert!(clauses.windows(2).all(|two| rank(two[0].0) <= rank(two[1].0)));
                for (seat, prospect) in clauses {
                    let leads = |after: &Standing| champions(after) == [seat];
                    let points = |after: &Standing| after.points[seat.index()];
                    let is_level = |after: &Standing| Some(points(after)) == after.points.iter().copied().max();
                    let wins = |places: &[u8]| {
                        places[seat.index()] == 1 && places.iter().filter(|&&place| place == 1).count() == 1
                    };
                    let can_lead = ends.iter().any(|(_, after)| leads(after));
                    let by_win = ends.iter().filter(|(places, _)| wins(places)).all(|(_, after)| leads(after));
                    match prospect {
                        Prospect::LeadsWithWin => prop_assert!(can_lead && by_win),
                        Prospect::LeadsTiedWithWin => {
                            let mut won = ends.iter().filter(|(places, _)| wins(places));
                            let is_tied = |after: &Standing| {
                                after.points.iter().filter(|&&other| other == points(after)).count() > 1
                            };
                            prop_assert!(can_lead && by_win && won.all(|(_, after)| is_tied(after)));
                        }
                        Prospect::CanLead => prop_assert!(can_lead && !by_win),
                        Prospect::CanDrawLevel => {
                            prop_assert!(!can_lead && ends.iter().any(|(_, after)| is_level(after)));
                        }
                    }
                }
            }
        }
    }
}
