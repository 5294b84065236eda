//! The end of the game, and the winner.

use super::game::{Game, STRENGTH};
use pentathlon_engine::games::orclympics::{Event, Orclympics, Phase};
use pentathlon_engine::rules::{Awaiting, Refusal, Rules, Standing};

/// Seven competitions worth 3, 4, 5, 6, 3, 3 and 7 in which these seats enter their only card, win gold, and take the
/// card back after the next competition in which they win nothing. `None`: nobody enters.
fn won_by(seats: usize, golds: [Option<usize>; 7]) -> Game {
    // Humans can enter anything; each seat has enough of them for its golds.
    let rosters: Vec<String> = (0..seats)
        .map(|seat| {
            let count = golds.iter().filter(|&&gold| gold == Some(seat)).count();
            if count == 0 { "-".to_owned() } else { vec!["human"; count].join(",") }
        })
        .collect();
    let rosters: Vec<&str> = rosters.iter().map(String::as_str).collect();
    let mut game = Game::with(STRENGTH, 0, &rosters);
    for gold in golds {
        let current = game.table().current;
        let mut entered = false;
        while let Awaiting::Turn(seat) = game.awaiting() {
            if game.table().current != current {
                break;
            }
            if Some(seat.index()) == gold && !entered {
                entered = true;
                game.does(&format!("{seat} enter human"));
            } else {
                game.does(&format!("{seat} pass"));
            }
        }
        game.nobody_takes_back();
    }
    assert_eq!(game.awaiting(), Awaiting::Over);
    game
}

fn standing(game: &Game) -> Standing {
    Orclympics::standing(&game.state)
}

#[test]
fn rulebook_the_game_ends_after_the_main_event() {
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "human,human", "goblin"]);
    for number in 0..6 {
        assert_eq!(game.table().current, number);
        game.all_pass();
    }
    assert!(game.table().competition().is_main_event());
    // O13: those who won nothing have resting cards, but may not take one back any more.
    game.does("0 enter orc; 1 enter human; 2 enter goblin; 0 pass; 1 pass").does("2 pass");
    assert_eq!((game.table().phase, game.awaiting()), (Phase::Over, Awaiting::Over));
    assert_eq!(game.events.last(), Some(&Event::Ended));
    assert!(!game.events.iter().any(|event| matches!(event, Event::MayTakeBack { .. })));
    assert_eq!(game.refuses("1 take_back human"), Refusal::Over);
    assert_eq!(game.points(), [7, 0, 4], "silver of the main event is worth 4");
}

#[test]
fn rulebook_the_points_of_all_cards_won_are_added_up_and_the_most_win() {
    let game = won_by(3, [Some(0), Some(1), Some(0), Some(1), Some(2), None, Some(0)]);
    assert_eq!(game.points(), [3 + 5 + 7, 4 + 6, 3]);
    assert_eq!(standing(&game).ranks, [1, 2, 3]);
    assert_eq!(game.table().players[0].golds, [7, 5, 3, 0, 0, 0, 0]);
}

#[test]
fn rulebook_of_equal_points_the_highest_gold_cup_wins() {
    // 3 + 4 against 7.
    let game = won_by(2, [Some(0), Some(0), None, None, None, None, Some(1)]);
    let standing = standing(&game);
    assert_eq!((standing.points, standing.ranks), (vec![7, 7], vec![2, 1]));
    assert_eq!((standing.tiebreaks[0].rule, standing.tiebreaks[0].shared), ("O18", false));
}

#[test]
fn rulebook_then_the_second_highest_gold_cup_and_so_on() {
    // Two competitions worth 6. Seat 0 wins one of them and one worth 4; seat 1 wins the other, and silver twice.
    let mut game = Game::with([4, 12, 1, 9, 5, 2, 13], 0, &["orc,orc", "human,human,human", "human,human"]);
    game.does("0 enter orc; 1 enter human; 2 pass; 0 pass; 1 pass").nobody_takes_back();
    game.does("0 pass; 1 enter human; 2 pass; 1 pass").nobody_takes_back();
    game.all_pass().all_pass().all_pass();
    game.does("1 enter human; 2 pass; 0 enter orc; 1 pass; 0 pass").nobody_takes_back();
    game.all_pass();
    let golds: Vec<[u8; 2]> =
        game.table().players.iter().map(|player| [player.golds[0], player.golds[1]]).collect();
    assert_eq!(golds, [[6, 4], [6, 0], [0, 0]]);
    let standing = standing(&game);
    assert_eq!((standing.points, standing.ranks), (vec![10, 10, 0], vec![1, 2, 3]));
    assert!(!standing.tiebreaks[0].shared);
}

#[test]
fn o18_golds_are_compared_from_the_highest_down_and_a_longer_list_is_better() {
    // 3 + 6 against 4 + 5.
    let game = won_by(2, [Some(1), Some(0), Some(0), Some(1), None, None, None]);
    assert_eq!((standing(&game).points, standing(&game).ranks), (vec![9, 9], vec![2, 1]));
    // 3 against 3 + 3 + 3 is not a tie; compared here as lists like those in the view:
    let golds: [[u8; 7]; 3] = [[6, 3, 0, 0, 0, 0, 0], [6, 4, 0, 0, 0, 0, 0], [6, 3, 3, 0, 0, 0, 0]];
    assert_eq!(Standing::by_merits(vec![12; 3], &golds, "O18").ranks, [3, 1, 2]);
}

#[test]
fn o18_what_is_equal_to_the_last_is_a_shared_victory() {
    let game = won_by(3, [None; 7]);
    let standing = standing(&game);
    assert_eq!(standing.ranks, [1, 1, 1]);
    assert!(standing.tiebreaks[0].shared);
    let game = won_by(3, [Some(0), None, None, None, Some(1), Some(2), None]);
    assert_eq!((game.points(), self::standing(&game).ranks), (vec![3, 3, 3], vec![1, 1, 1]));
}

#[test]
fn o25_all_ranks_follow_from_the_same_comparison_and_equal_seats_share_one() {
    let game = won_by(3, [Some(0), None, None, None, Some(1), None, Some(2)]);
    assert_eq!(standing(&game).ranks, [2, 2, 1]);
    let game = won_by(4, [Some(0), Some(1), Some(2), None, Some(1), None, Some(2)]);
    assert_eq!((game.points(), standing(&game).ranks), (vec![3, 7, 12, 0], vec![3, 2, 1, 4]));
}

#[test]
fn o25_a_tie_below_the_first_place_is_decided_by_golds_too() {
    // Seat 0 has 6 and 7; seat 1 has 4 and 5, seat 2 three times 3.
    let game = won_by(3, [Some(2), Some(1), Some(1), Some(0), Some(2), Some(2), Some(0)]);
    let standing = standing(&game);
    assert_eq!((standing.points.clone(), standing.ranks.clone()), (vec![13, 9, 9], vec![1, 2, 3]));
    assert_eq!((standing.tiebreaks.len(), standing.tiebreaks[0].points), (1, 9));
    assert!(!standing.tiebreaks[0].shared);
}

#[test]
fn o25_seats_that_stay_equal_below_the_first_place_share_theirs() {
    let game = won_by(4, [Some(1), None, None, Some(0), Some(2), None, None]);
    assert_eq!((game.points(), standing(&game).ranks), (vec![6, 3, 3, 0], vec![1, 2, 2, 4]));
}
