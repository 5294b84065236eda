//! The variant of a season: several games to an agreed number of points.

use super::game::seat;
use pentathlon_engine::games::orclympics::{Season, Setup};
use pentathlon_engine::rules::{Setup as _, Standing};

fn ended(points: [i32; 3]) -> Standing {
    Standing::by_merits::<()>(points.to_vec(), &[], "O18")
}

#[test]
fn rulebook_the_winner_of_a_game_scores_1_point() {
    let season = Season::of(3, 3, &[1, 0, 2]).unwrap();
    assert_eq!(season.after(&ended([20, 15, 12])).won(), [2, 0, 2]);
    assert_eq!(season.won(), [1, 0, 2], "as it stood before");
}

#[test]
fn o21_each_player_who_shares_a_victory_scores() {
    let season = Season::of(3, 3, &[1, 0, 2]).unwrap();
    assert_eq!(season.after(&ended([20, 20, 12])).won(), [2, 1, 2]);
    assert_eq!(season.after(&ended([5, 5, 5])).won(), [2, 1, 3]);
}

#[test]
fn rulebook_a_season_is_played_to_an_agreed_number_of_points() {
    let mut setup = Setup::new(3, "events=random start=1 season=2").unwrap();
    assert_eq!(setup.season.unwrap().won(), [0, 0, 0], "nobody has a point before the first game");
    for (points, season) in [([9, 8, 7], "1,0,0"), ([7, 8, 7], "1,1,0"), ([1, 2, 3], "1,1,1")] {
        setup = setup.next_game(&ended(points)).expect("nobody has two points yet");
        assert_eq!(setup.to_string(), format!("events=random start=1 season=2 won={season}"));
        assert_eq!(Setup::new(3, &setup.to_string()), Ok(setup));
    }
    let last = ended([1, 9, 3]);
    assert_eq!(setup.next_game(&last), None);
    let season = setup.season.unwrap().after(&last);
    assert!(season.is_decided());
    assert_eq!((season.won(), season.winners()), (&[1, 2, 1][..], vec![seat(1)]));
    assert_eq!(season.standing().ranks, [2, 1, 2]);
}

#[test]
fn o25_players_who_reach_the_target_together_share_the_season() {
    let season = Season::of(3, 2, &[1, 1, 0]).unwrap();
    assert!(!season.is_decided() && season.winners().is_empty());
    let season = season.after(&ended([9, 9, 1]));
    assert_eq!((season.winners(), season.standing().ranks), (vec![seat(0), seat(1)], vec![1, 1, 3]));
    assert!(season.standing().tiebreaks[0].shared);
}

#[test]
fn a_single_game_has_no_next_one() {
    assert_eq!(Setup::new(3, "").unwrap().next_game(&ended([1, 2, 3])), None);
}

#[test]
fn an_impossible_season_is_refused_with_a_sentence() {
    for (options, why) in [
        ("won=1,0,0", "season points are won only in a season"),
        ("season=0", "a season is played to 1 to 20 points, not 0"),
        ("season=21", "a season is played to 1 to 20 points, not 21"),
        ("season=3 won=1,0", "a season of 3 needs points for 3 seats, not 2"),
        ("season=3 won=1,0,0,0", "a season of 3 needs points for 3 seats, not 4"),
        ("season=3 won=3,0,0", "the season is decided: 3 points have been reached"),
        ("season=3 won=4,0,0", "4 season points are more than the 3 played for"),
    ] {
        assert_eq!(Setup::new(3, options).unwrap_err().to_string(), why, "{options}");
    }
    let other = Season::of(4, 3, &[0; 4]).unwrap();
    assert_eq!(
        Setup::new(3, "").unwrap().in_season(other).unwrap_err().to_string(),
        "that season is for 4 players, not 3"
    );
}

#[test]
fn the_rules_of_a_game_are_the_same_in_a_season() {
    use pentathlon_engine::games::orclympics::{Deal, Orclympics};
    use pentathlon_engine::rules::{Deal as _, Rules};
    let (single, season) = (Setup::new(3, "").unwrap(), Setup::new(3, "season=3 won=2,0,1").unwrap());
    let chance = || super::super::walk::choices(5);
    let deal = Deal::draw(&single, &mut chance());
    assert_eq!(Deal::draw(&season, &mut chance()), deal);
    assert_eq!(Orclympics::standing(&Orclympics::start(&season, &deal).unwrap()).points, [0, 0, 0]);
}
