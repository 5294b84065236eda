//! The next Coach, and the winner.

use super::game::Game;
use pentathlon_engine::games::olympikos::{Event, Olympikos, Phase};
use pentathlon_engine::rules::{Awaiting, Refusal, Rules, Seat};

/// A whole game in which nobody is ever right, except the seats that `right` gives for a turn.
fn whole(seats: usize, options: &str, right: impl Fn(u8) -> Vec<u8>) -> (Game, Vec<u8>) {
    let mut game = Game::with(seats, options);
    let mut coaches = Vec::new();
    while game.table().phase != Phase::Over {
        let view = game.table();
        coaches.push(view.coach.0);
        game.coaches().flips();
        for seat in (0..seats as u8).filter(|&seat| Seat(seat) != view.coach) {
            let cards = if right(view.turn).contains(&seat) { "012" } else { "340" };
            game.places(&[(seat, cards)]);
            if view.controlled.contains(Seat(seat)) {
                let ring = if cards == "012" { 3 } else { 1 };
                game.does(&format!("{seat} control {ring}"));
            }
        }
    }
    (game, coaches)
}

#[test]
fn k3_the_player_to_the_right_is_the_next_coach_and_everybody_is_coach_once() {
    assert_eq!(whole(3, "", |_| vec![]).1, [0, 2, 1]);
    assert_eq!(whole(5, "start=2", |_| vec![]).1, [2, 1, 0, 4, 3]);
    assert_eq!(whole(6, "start=5", |_| vec![]).1, [5, 4, 3, 2, 1, 0]);
}

#[test]
fn rulebook_the_game_ends_when_each_has_been_coach_once() {
    let (game, _) = whole(4, "", |_| vec![]);
    assert_eq!(game.events.last(), Some(&Event::Ended));
    assert_eq!(game.awaiting(), Awaiting::Over);
    assert_eq!(game.refuses("clock time_up"), Refusal::Over);
    assert_eq!(game.table().past.len(), 4);
}

#[test]
fn rulebook_most_points_win() {
    let (game, _) = whole(4, "", |turn| if turn == 0 { vec![2] } else { vec![] });
    let standing = Olympikos::standing(&game.state);
    assert_eq!(standing.firsts().collect::<Vec<_>>(), [Seat(2)]);
}

#[test]
fn k17_several_may_win() {
    let (game, _) = whole(3, "", |_| vec![]);
    let standing = Olympikos::standing(&game.state);
    assert_eq!((standing.points.clone(), standing.firsts().count()), (vec![0, 0, 0], 3));
    assert_eq!(standing.tiebreaks[0].rule, "K17");
    assert!(standing.tiebreaks[0].shared);
}

#[test]
fn k32_equal_points_share_a_rank_and_the_next_skips() {
    let mut game = Game::new(4);
    game.coaches().flips().places(&[(1, "034"), (2, "304"), (3, "340")]);
    // The Coach has 1 for bronze, seat 1 has 2.
    let standing = Olympikos::standing(&game.state);
    assert_eq!((standing.points, standing.ranks), (vec![1, 2, 0, 0], vec![2, 1, 3, 3]));
}
