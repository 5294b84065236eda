//! Part 2 of a round: the player with the worst place moves II to I and chooses the next chip for II.

use super::game::{Game, athlete, chip, seat};
use pentathlon_engine::games::olympia2000::{
    COLUMN_EMPTY, Discipline, Event, NOT_IN_HAND, Olympia2000, Phase,
};
use pentathlon_engine::rules::{Awaiting, Refusal, Rules};

// In discus these have the places 1, 42, 27, overstepped; 25, 22, 13, 51; 35, 12, 17, 30.
const DISCUS: &str = "hands 3,12,27,40/10,23,39,55/20,24,38,51 deck 11,4,6,… chips discus,archery start 2";

#[test]
fn z2_rulebook_the_highest_number_chooses_the_next_chip() {
    let mut game = Game::of(3, DISCUS);
    game.sends([12, 23, 24]); // 42, 22, 12
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(0)));
    assert_eq!(game.table().phase, Phase::Chip { chooser: seat(0) });
    assert_eq!(game.refuses("2 chip discus"), Refusal::NotAsked);
    assert_eq!(game.refuses("1 chip discus"), Refusal::NotAsked);
}

#[test]
fn z2_rulebook_athletes_with_a_word_do_not_count_for_the_worst_place() {
    let mut game = Game::of(3, DISCUS);
    game.sends([40, 23, 24]); // overstepped, 22, 12
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(1)));
}

#[test]
fn z2_a_disqualified_athlete_does_not_choose() {
    // In archery 8 and 21 are disqualified, 10 has place 2, 1 has 27.
    let mut game =
        Game::of(4, "hands 8,2,3,4/10,5,6,7/21,9,11,12/1,13,14,15 deck … chips archery,discus start 0");
    game.sends([8, 10, 21, 1]);
    assert_eq!(game.table().last.unwrap().winner, Some(seat(1)));
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(3)));
}

#[test]
fn z3_the_only_athlete_with_a_place_wins_and_chooses() {
    let mut game = Game::of(2, "hands 5,12,27,40/18,23,39,55 deck … chips discus,archery start 0");
    game.sends([40, 55]); // overstepped, 51
    assert_eq!(game.won(1), [chip(Discipline::Discus, 2)]);
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(1)));
}

#[test]
fn z6_rulebook_first_the_chip_on_ii_moves_to_i() {
    let mut game = Game::of(3, DISCUS);
    game.sends([12, 23, 24]);
    assert!(game.emitted(Event::Advanced { prize: chip(Discipline::Archery, 2), chooser: seat(0) }));
    assert_eq!(game.prize(), Some(chip(Discipline::Archery, 2)));
    assert_eq!(game.next(), None);
}

#[test]
fn z6_rulebook_then_the_uppermost_chip_of_any_column_goes_to_ii() {
    let mut game = Game::of(3, DISCUS);
    game.sends([12, 23, 24]);
    let columns = ["chip discus", "chip marathon", "chip long_jump", "chip archery", "chip combination"];
    assert_eq!(game.choices(0), columns);
    let values: Vec<u8> =
        Discipline::ALL.iter().map(|&column| game.columns().uppermost(column).unwrap().value).collect();
    assert_eq!(values, [3, 2, 2, 3, 2]);
    game.does("0 chip archery");
    assert!(game.emitted(Event::Chosen { seat: seat(0), chip: chip(Discipline::Archery, 3) }));
    assert_eq!(game.prize(), Some(chip(Discipline::Archery, 2)));
    assert_eq!(game.next(), Some(chip(Discipline::Archery, 3)));
    assert_eq!(game.columns().uppermost(Discipline::Archery), Some(chip(Discipline::Archery, 4)));
}

#[test]
fn rulebook_marathon_3_can_only_be_chosen_after_marathon_2() {
    let mut game = Game::of(3, DISCUS);
    game.sends([12, 23, 24]).does("0 chip marathon");
    assert_eq!(game.next(), Some(chip(Discipline::Marathon, 2)));
    game.does("2 keep").round(&[], Discipline::Marathon);
    assert_eq!(game.prize(), Some(chip(Discipline::Marathon, 2)));
    assert_eq!(game.next(), Some(chip(Discipline::Marathon, 3)));
}

#[test]
fn rulebook_the_chip_on_i_is_the_prize_of_the_next_round() {
    let mut game = Game::of(3, DISCUS);
    game.sends([12, 23, 24]).goes_on(Discipline::Combination);
    game.sends([3, 10, 20]); // in archery 9, 2, 35
    assert_eq!(game.won(1), [chip(Discipline::Archery, 2)]);
    assert_eq!(game.prize(), Some(chip(Discipline::Combination, 2)));
}

#[test]
fn rulebook_the_played_cards_play_no_further_part() {
    let mut game = Game::of(3, DISCUS);
    game.sends([12, 23, 24]).goes_on(Discipline::Combination);
    for (seat, card) in [(0, 12), (1, 23), (2, 24)] {
        assert!(!game.hand(seat).contains(&card));
        assert_eq!(game.refuses(&format!("{seat} athlete {card}")), Refusal::Violation(NOT_IN_HAND));
    }
    while !game.is_over() {
        assert!((0..3).all(|seat| [12, 23, 24].iter().all(|card| !game.hand(seat).contains(card))));
        game.round(&[], Discipline::Discus);
        if game.columns().uppermost(Discipline::Discus).is_none() {
            break;
        }
    }
}

#[test]
fn z5_the_chip_is_chosen_before_the_refill() {
    let mut game = Game::of(3, DISCUS);
    game.sends([12, 23, 24]);
    assert_eq!(game.hand(0), [3, 27, 40], "the chooser sees three cards");
    assert_eq!(game.table().deck, 43, "nothing is drawn yet");
    assert_eq!(game.refuses("2 keep"), Refusal::NotAsked);
    assert_eq!(game.refuses("0 keep"), Refusal::NotNow);
    assert_eq!(game.refuses("0 athlete 3"), Refusal::NotNow);
    game.does("0 chip discus");
    assert!(game.emitted(Event::Looked { seat: seat(2), athlete: Some(athlete(11)) }));
}

/// A two-player game in which the discus, marathon, long jump and archery columns are emptied one after the other.
fn until_one_column_is_left() -> Game {
    let mut game = Game::of(2, "hands 3,12,27,41/10,23,39,55 deck … chips discus,archery start 0");
    for column in [Discipline::Discus, Discipline::Marathon, Discipline::LongJump, Discipline::Archery] {
        while game.columns().uppermost(column).is_some() {
            game.round(&[], column);
        }
    }
    game
}

#[test]
fn z6_an_empty_column_is_refused() {
    let mut game = Game::of(2, "hands 3,12,27,41/10,23,39,55 deck … chips discus,archery start 0");
    for _ in 0..4 {
        game.round(&[], Discipline::Discus);
    }
    assert_eq!(game.next(), Some(chip(Discipline::Discus, 6)));
    game.sends([game.hand(0)[0], game.hand(1)[0]]);
    let Phase::Chip { chooser } = game.table().phase else { panic!("a chip is chosen") };
    assert_eq!(game.refuses(&format!("{chooser} chip discus")), Refusal::Violation(COLUMN_EMPTY));
    assert_eq!(game.choices(chooser.index()).len(), 4);
}

#[test]
fn z6_z17_with_one_column_left_the_choice_is_an_ordinary_action_with_one_option() {
    let mut game = until_one_column_is_left();
    game.sends([game.hand(0)[0], game.hand(1)[0]]);
    let Phase::Chip { chooser } = game.table().phase else { panic!("a chip is chosen") };
    assert_eq!(game.choices(chooser.index()), ["chip combination"]);
    game.does(&format!("{chooser} chip combination"));
    assert_eq!(game.next(), Some(chip(Discipline::Combination, 2)));
}

#[test]
fn z6_with_no_chip_left_nobody_chooses() {
    let mut game = until_one_column_is_left();
    while game.columns().open().next().is_some() {
        game.round(&[], Discipline::Combination);
    }
    assert_eq!(game.next(), Some(chip(Discipline::Combination, 6)));
    let cards: Vec<usize> = (0..2).map(|seat| game.hand(seat).len()).collect();
    assert_eq!(cards, [4, 4]);
    game.sends([game.hand(0)[0], game.hand(1)[0]]);
    assert_eq!(game.prize(), Some(chip(Discipline::Combination, 6)));
    assert_eq!(game.next(), None);
    assert!(matches!(game.awaiting(), Awaiting::Secret(_)), "the last chip is competed for at once");
    assert!(game.emitted(Event::LastRounds));
}

#[test]
fn z6_z17_everybody_sees_that_there_is_no_choice_where_one_column_is_left() {
    let mut game = Game::of(2, "hands 1,3,4,6/7,9,11,12 deck … chips discus,archery start 0");
    let mut last = 0;
    while !game.is_over() {
        game.sends([game.hand(0)[0], game.hand(1)[0]]);
        if let Phase::Chip { chooser } = game.table().phase {
            let open = game.columns().open().count();
            assert_eq!(Olympia2000::is_forced(&game.table(), chooser), open == 1);
            assert!(!Olympia2000::is_forced(&game.table(), chooser.left(2)), "the other one is not asked");
            last += usize::from(open == 1);
        }
        let fullest = |&column: &Discipline| game.columns().left(column);
        let column = Discipline::ALL.into_iter().filter(|column| fullest(column) > 0).min_by_key(fullest);
        game.goes_on(column.unwrap_or(Discipline::Discus));
    }
    assert!(last > 2, "{last} chips were the only ones to choose");
}
