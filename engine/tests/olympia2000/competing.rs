//! Part 1 of a round: everybody sends an athlete, the best place takes the chip on I; consolation chips.

use super::game::{Game, athlete, chip, seat};
use crate::walk;
use pentathlon_engine::games::olympia2000::{Discipline, Event, NOT_IN_HAND, Olympia2000, Place, Sent};
use pentathlon_engine::rules::{Awaiting, Refusal, Seat};

// In discus these have the places 1, 42, 27, overstepped; 25, 22, 13, 51; 35, 12, 17, 30.
const DISCUS: &str = "hands 3,12,27,40/10,23,39,55/20,24,38,51 deck … chips discus,archery start 2";

#[test]
fn rulebook_all_players_choose_one_of_their_four_cards() {
    let mut game = Game::of(3, DISCUS);
    game.does("1 athlete 23");
    assert_eq!(game.hand(1), [10, 39, 55]);
    assert_eq!(game.awaiting(), Awaiting::Secret([Seat(0), Seat(2)].into_iter().collect()));
}

#[test]
fn rulebook_a_card_of_another_hand_is_refused() {
    let game = Game::of(3, DISCUS);
    assert_eq!(game.refuses("1 athlete 3"), Refusal::Violation(NOT_IN_HAND));
    assert_eq!(game.refuses("1 athlete 1"), Refusal::Violation(NOT_IN_HAND));
}

#[test]
fn rulebook_the_chosen_cards_lie_face_down() {
    let mut game = Game::of(3, DISCUS);
    game.does("1 athlete 23");
    for other in [0, 2] {
        assert_eq!(game.view(other).players[1].sent, Sent::Hidden);
    }
    assert_eq!(game.table().players[1].sent, Sent::Hidden);
    assert_eq!(game.view(1).players[1].sent, Sent::Known(athlete(23)));
    assert_eq!(game.table().last, None);
}

#[test]
fn z19_a_committed_athlete_is_final() {
    let mut game = Game::of(3, DISCUS);
    game.does("1 athlete 23");
    assert_eq!(game.refuses("1 athlete 10"), Refusal::NotAsked);
    assert_eq!(game.refuses("1 athlete 23"), Refusal::NotAsked);
    assert!(game.may(1).is_empty());
}

#[test]
fn z19_who_has_committed_is_public_and_what_is_not() {
    let mut game = Game::of(3, DISCUS);
    game.does("2 athlete 51");
    assert_eq!(game.events, [Event::Sent { seat: seat(2), athlete: Some(athlete(51)) }]);
    for viewer in [0, 1] {
        let sent: Vec<bool> =
            game.view(viewer).players.iter().map(|player| player.sent != Sent::Nothing).collect();
        assert_eq!(sent, [false, false, true]);
        assert!(!game.view(viewer).revealed.contains(athlete(51)));
    }
}

#[test]
fn rulebook_all_cards_are_turned_over_at_once_when_the_last_has_chosen() {
    let mut game = Game::of(3, DISCUS);
    game.does("2 athlete 51").does("0 athlete 27");
    assert_eq!(game.table().last, None, "two have chosen: nothing is turned over");
    game.does("1 athlete 55");
    let round = game.table().last.expect("all have chosen: they are turned over");
    assert_eq!(round.athletes[..3], [27, 55, 51].map(|number| Some(athlete(number))));
    assert_eq!(round.chip, chip(Discipline::Discus, 2));
}

#[test]
fn rulebook_the_lowest_number_wins_the_chip_on_i() {
    let mut game = Game::of(3, DISCUS);
    game.sends([12, 23, 24]); // 42, 22, 12
    assert!(game.emitted(Event::Won { seat: seat(2), chip: chip(Discipline::Discus, 2) }));
    assert_eq!(game.won(2), [chip(Discipline::Discus, 2)]);
    assert_eq!(game.points(), [0, 0, 2]);
    assert_eq!(game.table().last.unwrap().winner, Some(seat(2)));
}

#[test]
fn z2_z3_in_whatever_round_the_lowest_number_wins_and_the_highest_chooses() {
    let mut rounds = 0;
    for seats in 2..=5 {
        for seed in 0..60 {
            for step in walk::walk::<Olympia2000>(seats, seed).steps {
                let revealed = step.events.iter().find_map(|event| match event {
                    Event::Revealed(round) => Some(round),
                    _ => None,
                });
                let Some(round) = revealed else { continue };
                let mut places: Vec<(u8, Seat)> = Seat::all(seats)
                    .filter_map(|seat| match round.athletes[seat.index()]?.place(round.chip.discipline) {
                        Place::Number(place) => Some((place, seat)),
                        Place::Overstepped | Place::Disqualified => None,
                    })
                    .collect();
                places.sort_unstable();
                let (best, worst) =
                    (places.first().map(|&(_, seat)| seat), places.last().map(|&(_, seat)| seat));
                assert_eq!((round.winner, round.worst), (best, worst), "{round:?}");
                let won = step.events.iter().find_map(|event| match *event {
                    Event::Won { seat, chip } => Some((seat, chip)),
                    _ => None,
                });
                assert_eq!(won, best.map(|seat| (seat, round.chip)));
                for event in &step.events {
                    if let Event::Advanced { chooser, .. } = *event {
                        assert_eq!(Some(chooser), worst);
                    }
                }
                rounds += 1;
            }
        }
    }
    assert!(rounds > 3_000);
}

#[test]
fn rulebook_the_same_athletes_do_differently_in_another_discipline() {
    // In archery 12 has place 3, 23 place 12, 24 place 37.
    let mut game = Game::of(3, &DISCUS.replace("discus,archery", "archery,discus"));
    game.sends([12, 23, 24]);
    assert_eq!(game.won(0), [chip(Discipline::Archery, 2)]);
    assert_eq!(game.table().last.unwrap().worst, Some(seat(2)));
}

#[test]
fn rulebook_a_won_chip_lies_face_up_for_everybody_to_see() {
    let mut game = Game::of(3, DISCUS);
    game.sends([3, 23, 24]);
    for viewer in 0..3 {
        assert_eq!(
            game.view(viewer).players[0].won.iter().collect::<Vec<_>>(),
            [chip(Discipline::Discus, 2)]
        );
    }
}

#[test]
fn rulebook_the_played_cards_are_left_face_up_until_the_end_of_the_round() {
    let mut game = Game::of(3, DISCUS);
    game.sends([3, 23, 24]).does("1 chip discus").does("2 keep");
    assert_eq!(game.table().last.unwrap().athletes[..3], [3, 23, 24].map(|number| Some(athlete(number))));
}

#[test]
fn rulebook_an_athlete_with_a_word_has_no_position_and_cannot_win() {
    let mut game = Game::of(3, DISCUS);
    game.sends([40, 55, 51]); // overstepped, 51, 30
    assert_eq!(game.table().last.unwrap().winner, Some(seat(2)));
    assert_eq!(game.table().last.unwrap().worst, Some(seat(1)));
}

#[test]
fn z11_rulebook_each_loser_played_earns_a_consolation_chip() {
    let mut game = Game::of(3, DISCUS);
    game.sends([3, 55, 51]); // 55 and 51 are on crutches
    assert!(game.emitted(Event::Consoled { seat: seat(1), athlete: athlete(55) }));
    assert!(game.emitted(Event::Consoled { seat: seat(2), athlete: athlete(51) }));
    assert_eq!([0, 1, 2].map(|seat| game.consolation(seat)), [0, 1, 1]);
    assert_eq!(game.points(), [2, 1, 1], "a consolation chip is worth 1");
}

#[test]
fn z11_a_loser_who_wins_the_round_is_consoled_too() {
    let mut game = Game::of(3, DISCUS);
    game.sends([12, 55, 51]); // 42, 51, 30: the winner is on crutches
    assert_eq!(game.won(2), [chip(Discipline::Discus, 2)]);
    assert_eq!(game.points(), [0, 1, 3]);
}

#[test]
fn z11_consolation_adds_up() {
    let mut game = Game::of(2, "hands 3,49,50,51/1,2,10,11 deck … chips discus,archery start 0");
    game.sends([49, 1]).goes_on(Discipline::Marathon);
    game.sends([51, 11]).goes_on(Discipline::Marathon);
    assert_eq!(game.consolation(0), 2);
    assert_eq!(game.points(), [2, 4]);
}

#[test]
fn z14_a_card_shows_its_picture_to_its_holder_and_when_it_is_played() {
    let mut game = Game::of(3, DISCUS);
    let hand = game.view(0).players[0].hand.unwrap();
    assert!(hand.iter().any(|card| card == athlete(3)), "the holder sees the whole card");
    game.sends([3, 23, 24]);
    for viewer in 0..3 {
        assert!(game.view(viewer).revealed.contains(athlete(3)), "played, everybody sees it");
        assert!(!game.view(viewer).revealed.contains(athlete(27)), "in the hand, nobody does");
    }
}
