//! Phase 1: the Coach.

use super::game::{CLOCK, Game, race};
use pentathlon_engine::games::olympikos::{
    Action, Event, LaidClue, Medal, NOT_IN_HAND, Owner, Phase, Ring, Way,
};
use pentathlon_engine::rules::{Awaiting, Refusal, Seat, Viewer};

const COACH: Viewer = Viewer::Seat(Seat(0));

#[test]
fn rulebook_the_coach_draws_six_clues_and_consults_them_in_secret() {
    let game = Game::new(4);
    assert_eq!(game.sees(COACH).hand.unwrap().len(), 6);
    assert_eq!(game.table().hand, None);
    assert!((1..4).all(|seat| game.sees(Viewer::Seat(Seat(seat))).hand.is_none()));
    assert_eq!(game.awaiting(), Awaiting::Turn(Seat(0)));
    assert_eq!(game.may(0).len(), 12, "each of six clues upright or flat");
}

#[test]
fn k33_rulebook_the_five_sports_are_public_from_the_beginning_of_the_turn() {
    let game = Game::new(4);
    let seen = game.sees(COACH).sports;
    assert!((1..4).all(|seat| game.sees(Viewer::Seat(Seat(seat))).sports == seen));
    assert_eq!(game.table().sports, seen, "whoever shows them later does so by drawing, not by the rules");
}

#[test]
fn rulebook_the_coach_draws_a_card_for_the_medal_and_puts_it_there_with_the_flag_up() {
    let game = Game::new(4);
    let stand = game.table().stands[0].clone();
    assert_eq!((stand.cards.len(), stand.cards[0].owner), (1, Owner::Seat(Seat(0))));
    assert_eq!(stand.cards[0].ring, None, "flag up: the ring is hidden");
    assert_eq!(game.sees(COACH).target(Medal::Bronze), Some(Ring::Blue));
}

#[test]
fn k4_the_next_ring_is_drawn_when_the_clue_before_it_lies() {
    let mut game = Game::new(4);
    let knows = |game: &Game| Medal::ALL.map(|medal| game.sees(COACH).target(medal));
    assert_eq!(knows(&game), [Some(Ring::Blue), None, None]);
    game.does("0 clue 2 V");
    assert_eq!(knows(&game), [Some(Ring::Blue), Some(Ring::Yellow), None]);
    assert!(game.events.contains(&Event::Drew {
        seat: Seat(0),
        medal: Medal::Silver,
        ring: Some(Ring::Yellow)
    }));
    game.does("0 clue 3 H");
    assert_eq!(knows(&game), [Some(Ring::Blue), Some(Ring::Yellow), Some(Ring::Black)]);
}

#[test]
fn rulebook_a_clue_comes_face_down_under_each_medal_chosen_from_six_five_and_four() {
    let mut game = Game::new(3);
    for (left, what) in [(6, "0 clue 0 upright"), (5, "0 clue 5 flat"), (4, "0 clue 2 flat")] {
        assert_eq!((game.may(0).len(), game.sees(COACH).hand.unwrap().len()), (2 * left, left));
        game.does(what);
    }
    assert_eq!(game.table().phase, Phase::Race);
    assert!(game.table().stands.iter().all(|stand| stand.clue.unwrap().clue.is_none()));
}

#[test]
fn k22_the_orientation_of_a_clue_is_public_at_once() {
    let mut game = Game::new(3);
    game.does("0 clue 0 upright");
    assert_eq!(game.table().stands[0].clue, Some(LaidClue { way: Way::Upright, clue: None }));
    game.does("0 clue 1 flat");
    assert_eq!(game.view(2).stands[1].clue, Some(LaidClue { way: Way::Flat, clue: None }));
}

#[test]
fn k28_upright_or_flat_is_free_and_a_clue_that_lies_is_final() {
    let mut game = Game::new(3);
    let may = game.may(0);
    for clue in game.sees(COACH).hand.unwrap() {
        assert!(Way::ALL.into_iter().all(|way| may.contains(&Action::Clue(clue, way))));
    }
    game.does("0 clue 0 upright");
    assert_eq!(game.refuses("0 clue 0 flat"), Refusal::Violation(NOT_IN_HAND), "not turned again, not moved");
    assert_eq!(game.refuses("0 clue 6 flat"), Refusal::Violation(NOT_IN_HAND), "of the next turn");
}

#[test]
fn rulebook_nobody_else_acts_before_all_clues_lie() {
    let mut game = Game::new(3);
    for _ in 0..2 {
        for what in ["1 place 0 0", "1 clue 1 V", "clock time_up", "2 control 1"] {
            assert_eq!(game.refuses(what), Refusal::NotAsked);
        }
        assert_eq!(game.refuses("0 place 0 0"), Refusal::NotNow);
        let action = game.may(0)[0];
        game.does(&format!("0 {action}"));
    }
    game.does("0 clue 4 flat");
    assert_eq!(game.events.last(), Some(&Event::Ready));
    assert_eq!(game.awaiting(), race(&[CLOCK]));
}

#[test]
fn k26_the_coach_remembers_the_unused_clues() {
    let mut game = Game::new(3);
    game.does("0 clue 1 V; 0 clue 3 V; 0 clue 5 V").flips().places(&[(1, "012"), (2, "012")]);
    let unused = |seat| -> Vec<u8> {
        game.sees(Viewer::Seat(Seat(seat))).unused.iter().map(|clue| clue.number()).collect()
    };
    assert_eq!((unused(0), unused(1), unused(2)), (vec![0, 2, 4], vec![], vec![]));
    assert!(game.table().unused.is_empty());
}
