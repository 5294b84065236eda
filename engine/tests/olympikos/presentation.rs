//! Phase 3: the medal presentation.

use super::game::Game;
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::olympikos::{Event, Medal, Olympikos, Owner, Ring, Setup, Way};
use pentathlon_engine::rules::{Level, Seat, Setup as _, Viewer};
use pentathlon_engine::table::{Player, PlayerKind, Source, Table};

/// Four players; the Coach is seat 0, the targets are blue, yellow, black. B, C and D are seats 1, 2 and 3. Takes the
/// cards put on one medal, in order; on the others everybody is wrong, each with a different card.
fn one_medal(medal: usize, order: &[(u8, u8)]) -> Game {
    let mut game = Game::new(4);
    game.coaches().flips();
    let mut others = Vec::new();
    for &(seat, ring) in order {
        game.does(&format!("{seat} place {medal} {ring}"));
    }
    for &(seat, ring) in order {
        // Wrong everywhere: a ring that is neither the target nor used.
        let mut used = vec![ring];
        for other in (0..3).filter(|&other| other != medal) {
            let wrong =
                (0..5_u8).find(|wrong| !used.contains(wrong) && usize::from(*wrong) != other).unwrap();
            used.push(wrong);
            others.push(format!("{seat} place {other} {wrong}"));
        }
    }
    game.does(&others.join("; "));
    game
}

#[test]
fn k10_first_right_second_right_one_wrong() {
    // B right, C wrong, D right on bronze: 2, 0 and 1 for them, 1 for the Coach.
    let game = one_medal(0, &[(1, 0), (2, 1), (3, 0)]);
    assert_eq!(game.awards(Medal::Bronze), [0, 2, 0, 1]);
    assert_eq!(game.coached(Medal::Bronze), Some(1));
    assert_eq!(game.points(), [1, 2, 0, 1]);
}

#[test]
fn k9_silver_and_nobody_right() {
    let game = one_medal(1, &[(2, 0), (1, 3), (3, 4)]);
    assert_eq!(game.awards(Medal::Silver), [0, 0, 0, 0]);
    assert_eq!(game.coached(Medal::Silver), Some(0));
}

#[test]
fn rulebook_the_first_right_card_after_the_coachs_awards_the_medal_2_3_or_4() {
    for (medal, points) in [(0, 2), (1, 3), (2, 4)] {
        let right = medal as u8;
        let game = one_medal(medal, &[(1, 3), (3, right), (2, 4)]);
        assert_eq!(
            game.awards(Medal::ALL[medal]),
            [0, 0, points, 0],
            "wrong cards do not count in the order"
        );
        assert_eq!(game.points()[3], i32::from(points));
    }
}

#[test]
fn rulebook_the_following_right_cards_award_1_point_each() {
    for medal in 0..3 {
        let right = medal as u8;
        let game = one_medal(medal, &[(2, right), (3, right), (1, right)]);
        assert_eq!(game.awards(Medal::ALL[medal]), [0, Medal::ALL[medal].points(), 1, 1]);
    }
}

#[test]
fn rulebook_cards_that_are_not_right_award_nothing() {
    assert_eq!(one_medal(0, &[(1, 1), (2, 2), (3, 3)]).awards(Medal::Bronze), [0, 0, 0, 0]);
}

#[test]
fn k9_the_coach_gets_the_medal_if_all_are_right_1_if_some_are_and_nothing_if_none_is() {
    for medal in 0..3 {
        let right = medal as u8;
        let value = Medal::ALL[medal].points();
        for (order, points) in [
            ([(1, right), (2, right), (3, right)], value),
            ([(1, right), (2, right), (3, 4)], 1),
            ([(1, 3), (2, right), (3, 4)], 1),
            ([(1, 3), (2, 3), (3, 4)], 0),
        ] {
            assert_eq!(one_medal(medal, &order).coached(Medal::ALL[medal]), Some(points));
        }
    }
}

#[test]
fn rulebook_the_first_card_turned_over_is_the_coachs_and_says_what_is_right() {
    let mut game = Game::new(3);
    let sports = game.table().sports;
    game.turn(&[(1, "012"), (2, "304")]);
    for (medal, ring) in Medal::ALL.into_iter().zip([Ring::Blue, Ring::Yellow, Ring::Black]) {
        let first =
            game.events.iter().find(|event| matches!(event, Event::Turned { medal: m, .. } if *m == medal));
        let (owner, sport) = (Owner::Seat(Seat(0)), sports[ring.index()]);
        assert_eq!(first, Some(&Event::Turned { medal, owner, ring, sport, right: true, points: 0 }));
    }
}

#[test]
fn rulebook_bronze_is_presented_first_then_silver_then_gold_card_by_card() {
    let mut game = Game::new(3);
    game.turn(&[(2, "304"), (1, "012")]);
    let turned: Vec<(Medal, Owner)> = game
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::Turned { medal, owner, .. } => Some((medal, owner)),
            _ => None,
        })
        .collect();
    let by_arrival = [0, 2, 1].map(|seat| Owner::Seat(Seat(seat)));
    let expected: Vec<_> =
        Medal::ALL.iter().flat_map(|&medal| by_arrival.map(|owner| (medal, owner))).collect();
    assert_eq!(turned, expected);
}

#[test]
fn points_change_when_the_card_that_earns_them_is_turned_over() {
    use pentathlon_engine::games::olympikos::{Action, Olympikos, View};
    use pentathlon_engine::rules::Rules;
    let mut game = Game::new(3);
    game.coaches().flips().places(&[(1, "012")]).does("2 place 0 0; 2 place 1 1");
    let action: Action = "place 2 2".parse().unwrap();
    let mut points = Vec::new();
    Olympikos::play(&mut game.state, Seat(2), action, &mut |state, event| {
        if let Event::Turned { medal, .. } | Event::Coached { medal, .. } = event {
            let view: View = Olympikos::view(state, Viewer::Table);
            let shown = view.stand(medal).cards.iter().filter(|card| card.ring.is_some()).count();
            points.push((shown, [0, 1, 2].map(|seat| view.players[seat].points)));
        }
    })
    .unwrap();
    let bronze = [(1, [0, 0, 0]), (2, [0, 2, 0]), (3, [0, 2, 1]), (3, [2, 2, 1])];
    assert_eq!(points[..4], bronze);
    assert_eq!(points.last(), Some(&(3, [9, 9, 3])));
}

#[test]
fn k18_points_beyond_24_are_just_counted() {
    // Everybody always right, seat 2 always first: 9 points per turn as Athlete, 9 as Coach.
    let mut game = Game::new(4);
    for turn in 0..4_u8 {
        let (coach, controlled) = ((4 - turn) % 4, game.table().controlled);
        game.coaches().flips();
        let order = [2, 1, 3, 0].into_iter().filter(|&seat| seat != coach);
        game.places(&order.map(|seat| (seat, "012")).collect::<Vec<_>>());
        for seat in controlled.iter() {
            game.does(&format!("{seat} control 3"));
        }
    }
    assert_eq!(game.points()[2], 36);
}

#[test]
fn rulebook_after_the_turn_all_cards_go_back_and_five_new_sports_come() {
    let mut game = Game::new(3);
    let before = game.table().sports;
    game.turn(&[(1, "012"), (2, "304")]);
    let view = game.table();
    assert!(view.sports.iter().all(|sport| !before.contains(sport)));
    assert!(view.stands.iter().all(|stand| stand.clue.is_none()));
    assert_eq!(view.stands[0].cards.len(), 1, "the new Coach's");
    assert!(view.stands[1..].iter().all(|stand| stand.cards.is_empty()));
    for seat in [0, 1] {
        assert_eq!(game.sees(Viewer::Seat(Seat(seat))).players[usize::from(seat)].rings.unwrap().len(), 5);
    }
}

#[test]
fn what_a_presentation_showed_can_be_looked_at_again() {
    let mut game = Game::new(3);
    game.does("0 clue 2 V; 0 clue 0 H; 0 clue 4 V").flips().places(&[(2, "304"), (1, "012")]);
    let [past] = game.table().past[..] else { panic!("one turn is over") };
    assert_eq!(past.coach, Seat(0));
    assert_eq!(
        past.clues.map(|(clue, way)| (clue.number(), way)),
        [(2, Way::Upright), (0, Way::Flat), (4, Way::Upright)]
    );
    assert_eq!(past.targets, [Ring::Blue, Ring::Yellow, Ring::Black]);
    assert_eq!(past.piles[0].of(Seat(2)), Some(Ring::Green));
    assert_eq!(
        past.points.map(|points| [points[0], points[1], points[2]]),
        [[1, 2, 0], [1, 3, 0], [1, 4, 0]]
    );
    assert_eq!([0, 1, 2].map(|seat| past.gain(Seat(seat))), [3, 9, 0]);
    assert!(
        past.is_right(Medal::Gold, Owner::Seat(Seat(1))) && !past.is_right(Medal::Gold, Owner::Seat(Seat(2)))
    );
}

#[test]
fn it_is_explained_how_a_clue_fits_the_sport_to_guess() {
    let mut game = Game::new(3);
    game.does("0 clue 0 V; 0 clue 1 H; 0 clue 3 V").flips().places(&[(2, "304"), (1, "012")]);
    let past = game.table().past[0];
    // Bronze: a stopwatch for the 100 metres, beside hurdles, race walking, long jump and javelin.
    let why = past.explain(Medal::Bronze);
    assert_eq!((why.clue.id(), why.way, why.target.id()), ("stopwatch", Way::Upright, "sprint"));
    assert_eq!((why.strength, why.rival.id(), why.rival_strength), (3, "hurdles", 2));
    assert!(why.affinity > why.rival_affinity);
    let why = past.explain(Medal::Silver);
    assert_eq!((why.clue.id(), why.target), ("banana", past.target(Medal::Silver)));
    assert!(why.rival != why.target && past.sports.contains(&why.rival));
}

#[test]
fn how_clues_fit_is_told_to_nobody_before_the_race_is_over_and_names_the_sport_suggested_most_beside_the_target()
 {
    let (mut told, mut rivals) = (0, 0);
    for seed in 0..12 {
        let seats = 2 + seed as usize % 5;
        let players = (0..seats).map(|_| Player::new("", PlayerKind::Computer(Level::Regular))).collect();
        let source = Source::Seed(Seed::from_number(seed));
        let setup = Setup::new(seats, "").unwrap();
        let mut table = Table::<Olympikos>::open(setup, players, source).unwrap();
        table.play_on(Level::Regular);
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Table, Viewer::Open]) {
            let mut is_over = false;
            for frame in table.history(0, viewer).concat() {
                match frame.event {
                    Event::Done => is_over = true,
                    Event::TurnBegan { .. } => is_over = false,
                    _ => {}
                }
                for medal in Medal::ALL {
                    let Some(why) = frame.view.explain(medal) else { continue };
                    assert!(is_over, "{:?}", frame.event);
                    assert_eq!(Some(why.target), frame.view.target(medal).map(|ring| frame.view.sport(ring)));
                    assert_eq!(why.strength, why.clue.strength(why.target));
                    let others = frame.view.sports.iter().filter(|&&sport| sport != why.target);
                    let most = others.clone().map(|&sport| why.clue.strength(sport)).max();
                    assert_eq!(Some(why.rival_strength), most);
                    assert!(others.clone().any(|&sport| sport == why.rival));
                    assert_eq!(why.clue.strength(why.rival), why.rival_strength);
                    told += 1;
                    rivals += usize::from(why.rival_strength > 0);
                }
            }
            for past in table.view(viewer).past {
                for medal in Medal::ALL {
                    let why = past.explain(medal);
                    assert!(past.sports.contains(&why.rival) && why.rival != why.target);
                }
            }
        }
    }
    assert!(told > 1000 && rivals > 100 && rivals < told, "{rivals} of {told}");
}
