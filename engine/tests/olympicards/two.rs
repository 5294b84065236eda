//! The rules for two players.

use super::game::{Game, card, deal, seat};
use crate::walk;
use pentathlon_engine::games::olympicards::{Action, Event, Medal, Setup, Sport, StartCardForTwo};
use pentathlon_engine::rules::{Refusal, Rules, Setup as _};

const HANDS: &str = "b1 y2 b3 y4 b5 y6/y1 k2 y3 k4 y5 k6";

fn game(sport: &str) -> Game {
    Game::of(sport, HANDS, "r7 r7 r8 r8 r9 r9")
}

#[test]
fn c13_rulebook_the_first_to_withdraw_draws_one_and_the_other_gets_bronze() {
    let mut game = game("marathon");
    game.does("0 withdraw");
    assert_eq!((game.sizes(), game.medals(0), game.medals(1)), (vec![7, 6], [0, 0, 0], [0, 0, 1]));
    assert!(game.emitted(Event::Awarded { seat: seat(1), medal: Medal::Bronze }));
}

#[test]
fn c13_rulebook_the_player_goes_on_after_the_opponents_turn() {
    let mut game = game("marathon");
    game.does("0 b1").does("1 y1").does("0 withdraw");
    assert_eq!(game.whose_turn(), 1);
    assert_eq!(game.refuses("0 y2"), Refusal::NotAsked);
    game.does("1 k2");
    assert_eq!(game.whose_turn(), 0);
    game.violations("0 b3", pentathlon_engine::games::olympicards::Misfit::SameColour);
    game.does("0 y2");
}

#[test]
fn c13_rulebook_the_second_withdrawal_draws_two_and_gives_silver() {
    let mut game = game("marathon");
    game.does("0 withdraw; 1 withdraw");
    assert_eq!((game.sizes(), game.medals(0), game.medals(1)), (vec![7, 8], [0, 1, 0], [0, 0, 1]));
    assert_eq!(game.whose_turn(), 0, "both go on");
    assert!(game.may(0).len() > 1);
}

#[test]
fn c13_rulebook_the_third_draws_three_gives_gold_and_ends_the_sport() {
    let mut game = game("marathon");
    game.does("0 b1; 1 y1; 0 withdraw; 1 withdraw").does("0 withdraw");
    assert!(game.emitted(Event::Finished { sport: Sport::Marathon, start: seat(0) }));
    assert_eq!((game.sizes(), game.points()), (vec![5 + 1 + 3, 5 + 2], vec![2, 5]));
    assert_eq!(game.table().finished.len(), 1);
}

#[test]
fn c13_all_three_may_be_the_same_ones() {
    let mut game = game("marathon");
    game.does("0 withdraw; 1 y1; 0 withdraw; 1 k2");
    let rungs: Vec<usize> = game.table().rewards(seat(0)).map(|(rung, _)| rung).collect();
    assert_eq!(rungs, [0, 1]);
    game.does("0 withdraw");
    assert_eq!((game.points(), game.sizes()), (vec![0, 7], vec![12, 4]));
}

#[test]
fn c14_the_start_player_card_goes_with_the_third_withdrawal_or_if_so_agreed_with_the_first() {
    for (two_start, starts) in [(StartCardForTwo::Third, 1), (StartCardForTwo::First, 0)] {
        let setup = Setup::of(2, false, two_start, None).unwrap();
        let mut game = Game::dealt(&setup, &deal(HANDS, "", "marathon", 0));
        game.does("0 play_sport; 0 withdraw; 1 withdraw; 0 y2; 1 withdraw");
        assert_eq!((game.table().start, game.whose_turn()), (seat(starts), starts), "{two_start:?}");
        assert_eq!(game.table().ladder().iter().filter(|reward| reward.start_card).count(), 1);
    }
}

#[test]
fn c15_each_sport_is_worth_seven_points_and_two_players_never_tie() {
    for seed in 0..40 {
        for options in ["", "world_record=yes"] {
            let setup = Setup::new(2, options).unwrap();
            let mut game = Game::dealt(
                &setup,
                &walk::deal::<pentathlon_engine::games::olympicards::Olympicards>(2, seed),
            );
            let mut chance = walk::choices(seed);
            while let Some((seat, action)) =
                walk::anything::<pentathlon_engine::games::olympicards::Olympicards>(&game.state, &mut chance)
            {
                game.does(&format!("{seat} {action}"));
            }
            let records: usize = game.table().players.iter().map(|player| player.records.len()).sum();
            let points = game.points();
            assert_eq!(points.iter().sum::<i32>(), 63 + 2 * records as i32);
            assert_ne!(points[0], points[1]);
            assert!(
                pentathlon_engine::games::olympicards::Olympicards::standing(&game.state)
                    .tiebreaks
                    .is_empty()
            );
        }
    }
}

#[test]
fn c20_the_two_alternate_and_each_round_of_two_turns_turns_a_card_over() {
    let mut game = Game::of("hurdles", "b9 y9 k9 g9 r9 b8/y8 k8 g8 r8 r7 k7", "b1 y1 k1 g1 r1 b2 y2");
    assert_eq!(game.turned(), Some(card("b1")));
    game.does("0 withdraw"); // draws y1
    assert_eq!((game.turned(), game.table().round, game.whose_turn()), (Some(card("b1")), 1, 1));
    game.does("1 y8");
    assert_eq!((game.turned(), game.table().round, game.whose_turn()), (Some(card("k1")), 2, 0));
    game.does("0 b9").does("1 withdraw"); // draws g1 and r1
    assert_eq!((game.turned(), game.table().round, game.whose_turn()), (Some(card("b2")), 3, 0));
    assert_eq!(game.table().stack, 78 - 3 - 3);
    game.does("0 withdraw");
    assert_eq!(game.table().finished.len(), 1, "at once, in the middle of a round");
}

#[test]
fn c20_a_player_without_a_play_has_a_free_first_card_in_later_rounds_too() {
    let mut game = game("high_jump");
    game.does("0 y6; 1 withdraw");
    game.does("0 withdraw");
    assert_eq!(game.plays(1).len(), game.hand(1).kinds().len());
    assert_eq!(game.may(1).last(), Some(&Action::Withdraw));
    game.does("1 y1");
}
