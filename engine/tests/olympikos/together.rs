//! Two players together against four rival nations.

use super::game::{CLOCK, Game, race};
use pentathlon_engine::games::olympikos::{Event, Grade, Medal, Nation, Owner, Phase};
use pentathlon_engine::rules::{Awaiting, Refusal, Seat, Viewer};

/// The turn's race has begun: all clues are flipped.
fn racing() -> Game {
    let mut game = Game::new(2);
    game.coaches().flips();
    game
}

#[test]
fn rulebook_two_play_phase_1_as_usual_and_only_the_athlete_races() {
    let game = racing();
    assert_eq!(game.awaiting(), race(&[1, CLOCK]));
    assert_eq!(game.refuses("0 place 0 0"), Refusal::NotAsked);
}

#[test]
fn k19_every_ten_seconds_a_rival_lands_a_card_on_each_medal() {
    let mut game = racing();
    let mut landed = 0;
    for nation in [Nation::UnitedStates, Nation::Kenya, Nation::Australia, Nation::China] {
        assert_eq!(game.table().countdown, Some(10_000));
        game.does("clock time_up");
        assert_eq!(game.events, [Event::Landed { nation }]);
        landed += 1;
        let view = game.table();
        assert_eq!(view.landed.len(), landed);
        for stand in &view.stands {
            assert_eq!(stand.cards.last().unwrap().owner, Owner::Rival(nation), "always on top");
            assert_eq!(stand.cards.len(), 1 + landed);
            assert_eq!(stand.cards.last().unwrap().ring, None, "flag up");
        }
    }
    // After the fourth rival nothing forces the Athlete to act.
    assert_eq!((game.awaiting(), game.table().countdown), (race(&[1]), None));
    assert_eq!(game.refuses("clock time_up"), Refusal::NotAsked);
    game.places(&[(1, "012")]);
    assert_eq!(game.table().turn, 1);
}

#[test]
fn k19_an_athletes_earlier_card_stays_ahead() {
    let mut game = racing();
    game.does("1 place 1 1; clock time_up");
    let owners: Vec<Owner> = game.table().stands[1].cards.iter().map(|card| card.owner).collect();
    let (athlete, coach) = (Owner::Seat(Seat(1)), Owner::Seat(Seat(0)));
    assert_eq!(owners, [coach, athlete, Owner::Rival(Nation::UnitedStates)]);
}

#[test]
fn k19_no_rival_lands_after_the_athletes_third_card() {
    let mut game = racing();
    game.does("clock time_up").places(&[(1, "012")]);
    assert_eq!(game.awaiting(), Awaiting::Turn(Seat(1)), "the next turn");
    assert_eq!(game.refuses("clock time_up"), Refusal::NotAsked);
}

#[test]
fn k29_four_nations_in_turn_and_no_more() {
    let mut game = racing();
    game.does(&["clock time_up"; 4].join("; "));
    game.refuses("clock time_up");
}

#[test]
fn k19_k25_what_rivals_have_landed_is_hidden_from_both() {
    let mut game = racing();
    game.does("clock time_up");
    for viewer in [Viewer::Table, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let view = game.sees(viewer);
        assert!(view.stands.iter().all(|stand| stand.cards[1].ring.is_none()), "{viewer:?}");
    }
}

#[test]
fn k20_right_before_any_right_rival_gets_the_medal() {
    let mut game = racing();
    game.places(&[(1, "012")]);
    assert_eq!(Medal::ALL.map(|medal| game.awards(medal)), [[0, 2], [0, 3], [0, 4]]);
    assert_eq!(game.points(), [9, 9], "one score for both");
}

#[test]
fn k20_right_after_a_right_rival_gets_1_and_wrong_nothing() {
    // Rivals land yellow, black, green, which is wrong for blue, yellow, black. So this makes the targets equal to what
    // they land.
    let mut deal = super::game::deal(2);
    deal.targets[0] = ["1", "2", "0"].map(|ring| ring.parse().unwrap());
    let mut game = Game::of(2, "", &deal);
    game.coaches().flips().does("1 place 0 1; clock time_up; 1 place 1 2; 1 place 2 0");
    // On bronze the Athlete came before the rival; on silver the rival came first; on gold the rival was wrong.
    assert_eq!(game.awards(Medal::Bronze), [0, 2, 0]);
    assert_eq!(game.awards(Medal::Silver), [0, 0, 1]);
    assert_eq!(game.awards(Medal::Gold), [0, 0, 4]);
    assert_eq!(game.points(), [7, 7]);
    let mut game = Game::of(2, "", &deal);
    game.coaches().flips().does("clock time_up; 1 place 0 0; 1 place 1 3; 1 place 2 4");
    assert_eq!(game.points(), [0, 0]);
}

#[test]
fn k20_the_coach_scores_nothing_loses_nothing_and_nobody_is_controlled() {
    let mut game = Game::new(2);
    for turn in 0..4_u8 {
        let athlete = (turn + 1) % 2;
        assert!(game.table().controlled.is_empty());
        game.turn(&[(athlete, if turn == 0 { "012" } else { "340" })]);
        let unwanted = |event: &Event| {
            matches!(event, Event::Coached { .. } | Event::Nobody { .. } | Event::Tested { .. })
        };
        assert!(!game.events.iter().any(unwanted), "{:?}", game.events);
    }
    assert_eq!(game.points(), [9, 9]);
}

#[test]
fn k3_each_of_two_is_coach_twice_in_turns() {
    let mut game = Game::new(2);
    let mut coaches = Vec::new();
    while game.table().phase != Phase::Over {
        let coach = game.table().coach.0;
        coaches.push(coach);
        game.turn(&[(1 - coach, "012")]);
    }
    assert_eq!(coaches, [0, 1, 0, 1]);
    assert_eq!(game.points(), [36, 36], "the most there is");
    assert_eq!(Grade::of(game.points()[0]), Grade::WorldRecord);
}

#[test]
fn k27_one_total_and_no_winner() {
    let mut game = Game::new(2);
    for turn in 0..4_u8 {
        game.turn(&[((turn + 1) % 2, "034")]);
    }
    let standing =
        <pentathlon_engine::games::olympikos::Olympikos as pentathlon_engine::rules::Rules>::standing(
            &game.state,
        );
    assert_eq!((standing.points, standing.ranks), (vec![8, 8], vec![1, 1]));
    assert_eq!(standing.tiebreaks[0].rule, "K27");
    assert_eq!(Grade::of(8), Grade::Training);
}

#[test]
fn k26_a_set_up_of_two_reshuffles_nothing() {
    let mut game = Game::new(2);
    let mut cards = Vec::new();
    for turn in 0..4_u8 {
        cards.extend(game.table().sports.map(|sport| sport.card()));
        game.turn(&[((turn + 1) % 2, "012")]);
    }
    assert_eq!(cards, (1..=20).collect::<Vec<_>>());
}
