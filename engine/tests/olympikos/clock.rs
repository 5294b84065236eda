//! The clock: a player like any other, with a single action.

use super::game::{CLOCK, Game, race, seats};
use pentathlon_engine::games::olympikos::{Action, Event, Medal, Ring};
use pentathlon_engine::rules::{Refusal, Seat};

/// Three players, a guard of 30 seconds, seat 1 done, seat 2 with gold alone.
fn waiting() -> Game {
    let mut game = Game::with(3, "guard=30");
    game.coaches().flips().places(&[(1, "012")]).does("2 place 2 4");
    game
}

#[test]
fn k8_there_is_no_limit_unless_it_is_agreed() {
    let mut game = Game::new(3);
    game.coaches().flips().places(&[(1, "012")]);
    assert_eq!((game.awaiting(), game.table().countdown), (race(&[2]), None));
    assert_eq!(game.refuses("clock time_up"), Refusal::NotAsked);
}

#[test]
fn k8_the_guard_runs_only_while_exactly_one_athlete_is_not_done() {
    let mut game = Game::with(4, "guard=15");
    game.coaches().flips().places(&[(1, "012")]);
    assert_eq!(game.awaiting(), race(&[2, 3]));
    game.does("2 place 0 0; 2 place 1 1");
    assert_eq!(game.refuses("clock time_up"), Refusal::NotAsked);
    game.does("2 place 2 2");
    assert_eq!((game.awaiting(), game.table().countdown), (race(&[3, CLOCK]), Some(15_000)));
    game.does("3 place 1 0");
    assert_eq!(game.table().countdown, Some(15_000), "it runs on");
    for (option, wait) in [("guard=30", 30_000), ("guard=60", 60_000)] {
        let mut game = Game::with(3, option);
        game.coaches().flips().places(&[(1, "012")]);
        assert_eq!(game.table().countdown, Some(wait));
    }
}

#[test]
fn k8_at_time_up_open_medals_are_filled_with_the_first_unused_rings_of_the_guards_order() {
    // The guard's order for the seat is red, green, black, yellow, blue, and red is used.
    let mut game = waiting();
    game.does("clock time_up");
    let late = |medal, ring| Event::Placed { seat: Seat(2), medal, ring: Some(ring), late: true };
    assert_eq!(
        game.events[..3],
        [late(Medal::Bronze, Ring::Green), late(Medal::Silver, Ring::Black), Event::Done]
    );
    assert_eq!(game.table().turn, 1);
}

#[test]
fn k8_then_the_control_card_and_all_count_like_the_athletes_own() {
    let mut game = Game::with(3, "guard=30");
    game.turn(&[(2, "012"), (1, "340")]);
    game.coaches();
    assert_eq!((game.table().coach, game.table().controlled), (Seat(2), seats(&[])));
    let mut game = Game::with(3, "guard=30");
    game.turn(&[(1, "012"), (2, "340")]).coaches().flips();
    assert_eq!(game.table().controlled, seats(&[1]));
    // Being done includes the control card.
    game.places(&[(1, "430")]);
    assert_eq!(game.awaiting(), race(&[0, 1]));
    game.places(&[(0, "012")]);
    assert_eq!(game.awaiting(), race(&[1, CLOCK]));
    game.does("clock time_up");
    assert_eq!(game.events[0], Event::Controlled { seat: Seat(1), ring: Some(Ring::Black), late: true });
    assert!(game.events.contains(&Event::Tested {
        seat: Seat(1),
        ring: Ring::Black,
        positive: true,
        lost: 3
    }));
}

#[test]
fn k8_a_card_of_the_guard_can_win_a_medal() {
    // The order of seat 2 begins with blue, which is right for bronze; seat 1 was wrong there.
    let mut deal = super::game::deal(3);
    deal.late[0][2] = ["0", "1", "2", "3", "4"].map(|ring| ring.parse().unwrap());
    let mut game = Game::of(3, "guard=30", &deal);
    game.coaches().flips().places(&[(1, "340")]).does("clock time_up");
    assert_eq!(game.points(), [3, 0, 9]);
}

#[test]
fn before_all_clues_are_flipped_the_clock_flips() {
    let mut game = Game::with(3, "guard=15");
    game.coaches().does("clock time_up; 1 place 0 0");
    assert_eq!(game.table().countdown, Some(800));
    game.does("clock time_up");
    assert_eq!(game.table().flipped, 2);
}

#[test]
fn without_a_clock_a_button_lets_guard_and_rivals_act() {
    let mut game = Game::with(2, "clock=off");
    game.coaches();
    assert_eq!(game.table().countdown, Some(3_000), "clues are flipped by themselves even so");
    game.flips();
    assert_eq!((game.awaiting(), game.table().countdown), (race(&[1, CLOCK]), None));
    game.does("clock time_up");
    assert!(matches!(game.events[..], [Event::Landed { .. }]));
    let mut game = Game::with(3, "clock=off guard=15");
    game.coaches().flips().places(&[(1, "012")]);
    assert_eq!((game.awaiting(), game.table().countdown), (race(&[2, CLOCK]), None));
    game.does("clock time_up");
    assert_eq!(game.table().turn, 1);
}

#[test]
fn the_clock_can_do_one_thing_and_nobody_else_can_do_it() {
    let mut game = Game::new(3);
    game.coaches().does("clock time_up");
    assert_eq!(game.may(CLOCK.into()), [Action::TimeUp]);
    assert_eq!(game.refuses("clock place 0 0"), Refusal::NotNow);
    assert_eq!(game.refuses("1 time_up"), Refusal::NotNow);
    assert_eq!(game.refuses("0 time_up"), Refusal::NotAsked);
    assert_eq!(game.refuses("7 time_up"), Refusal::NoSuchSeat);
}
