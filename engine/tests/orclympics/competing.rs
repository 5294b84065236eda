//! The competitions: turns, entering, passing.

use super::game::{Game, STRENGTH, cups, seat, team};
use pentathlon_engine::games::orclympics::{
    Event, NO_SKILL, NOT_IN_HAND, NOTHING_ENTERED, Orclympics, Phase, Team,
};
use pentathlon_engine::rules::{Awaiting, Event as _, Refusal, Rules, Viewer};

fn three() -> Game {
    Game::with(STRENGTH, 1, &["orc,orc,human", "goblin,goblin,elf", "dwarf,dwarf,human"])
}

#[test]
fn rulebook_the_first_competition_is_begun_by_the_start_player() {
    for start in 0..3 {
        let game = Game::with(STRENGTH, start, &["orc", "orc", "orc"]);
        assert_eq!(game.awaiting(), Awaiting::Turn(seat(start)));
        let competition = game.table().competition();
        assert_eq!(game.events.last(), Some(&Event::Began { competition, starter: seat(start) }));
        assert_eq!((game.table().starter, game.table().turn), (seat(start), Some(seat(start))));
    }
}

#[test]
fn rulebook_the_winner_of_gold_begins_the_next_competition() {
    let mut game = three();
    game.does("1 enter goblin; 2 enter dwarf; 0 pass; 1 pass; 2 pass").nobody_takes_back();
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(2)));
    assert_eq!(game.table().starter, seat(2));
}

#[test]
fn rulebook_a_turn_is_to_enter_or_to_pass() {
    let game = three();
    assert_eq!(game.choices(1), ["enter goblin", "enter goblin,goblin", "pass"]);
    assert_eq!(game.refuses("1 keep goblin"), Refusal::NotNow);
    assert_eq!(game.refuses("1 take_back -"), Refusal::NotNow);
    assert_eq!(game.refuses("0 enter orc"), Refusal::NotAsked, "not this seat's turn");
    assert_eq!(game.refuses("0 pass"), Refusal::NotAsked);
}

#[test]
fn rulebook_one_or_more_cards_are_entered_face_up_beside_those_entered_before() {
    let mut game = three();
    game.does("1 enter goblin; 2 enter dwarf,human; 0 pass").does("1 enter goblin");
    let player = &game.table().players[1];
    assert_eq!((player.entered, player.total, player.cards), (team("goblin,goblin"), 4, 1));
    let player = &game.view(0).players[2];
    assert_eq!((player.entered, player.total, player.cards), (team("dwarf,human"), 4, 1));
    let event = Event::Entered { seat: seat(1), team: team("goblin"), total: 4 };
    assert_eq!(game.events[0], event);
    assert_eq!(event.seen_by(Viewer::Table), Some(event));
}

#[test]
fn rulebook_every_card_entered_has_at_least_1_in_the_skill() {
    let mut game = three();
    // Elves have no strength. They have cunning, which goblins do not have.
    assert_eq!(game.refuses("1 enter elf"), Refusal::Violation(NO_SKILL));
    assert_eq!(game.refuses("1 enter elf,goblin"), Refusal::Violation(NO_SKILL));
    for _ in 0..4 {
        game.all_pass();
    }
    assert_eq!(game.choices(1), ["enter elf", "pass"]);
    assert_eq!(game.refuses("1 enter goblin"), Refusal::Violation(NO_SKILL));
}

#[test]
fn rulebook_cards_are_entered_from_the_hand() {
    let game = three();
    assert_eq!(game.refuses("1 enter orc"), Refusal::Violation(NOT_IN_HAND));
    assert_eq!(game.refuses("1 enter goblin,goblin,goblin"), Refusal::Violation(NOT_IN_HAND));
}

#[test]
fn rulebook_the_total_is_of_all_cards_entered_in_the_skill_of_the_competition() {
    let mut game = three();
    game.does("1 enter goblin,goblin; 2 pass; 0 enter orc,human");
    assert_eq!(game.table().players.iter().map(|player| player.total).collect::<Vec<_>>(), [5, 4, 0]);
    assert_eq!(game.view(1).total_with(seat(1), team("goblin")), 6, "what it would be");
}

#[test]
fn o8_entering_nothing_is_a_pass_and_a_pass_is_final() {
    let mut game = three();
    assert_eq!(game.refuses("1 enter -"), Refusal::Violation(NOTHING_ENTERED));
    game.does("1 pass; 2 enter dwarf; 0 enter human");
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(2)), "seat 1 is out");
    game.does("2 enter dwarf");
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(0)));
    assert_eq!(game.refuses("1 enter goblin"), Refusal::NotAsked);
    assert!(game.table().passed.contains(seat(1)));
}

#[test]
fn rulebook_a_player_who_passes_keeps_their_cup_and_may_lose_it() {
    let mut game = three();
    game.does("1 enter goblin; 2 pass; 0 pass; 1 pass");
    assert_eq!(game.table().awards[0].unwrap().gold, Some(seat(1)));
    let mut game = three();
    game.does("1 enter goblin; 2 enter human; 0 enter human; 1 pass");
    assert_eq!(game.cups(), cups(1, 0));
    game.does("2 enter dwarf");
    assert_eq!(game.cups(), cups(2, 1), "taken from a seat that has passed, which still gets silver");
}

#[test]
fn o7_the_holder_of_gold_may_enter_more_and_keeps_it() {
    let mut game = three();
    game.does("1 enter goblin; 2 pass; 0 pass");
    assert!(game.choices(1).contains(&"enter goblin".to_owned()));
    game.does("1 enter goblin");
    assert_eq!(game.cups(), cups(1, None));
    assert_eq!(game.events.len(), 1, "no cup moves: {:?}", game.events);
}

#[test]
fn o9_a_seat_without_a_usable_card_is_asked_and_passes_as_usual() {
    let mut game = Game::with(STRENGTH, 0, &["elf,elf", "orc", "-"]);
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(0)));
    assert_eq!(game.choices(0), ["pass"]);
    game.does("0 pass");
    let pass = Event::Passed { seat: seat(0), empty: false, again: false };
    assert_eq!(game.events, [pass], "it does not reveal that there was no choice");
    game.does("1 enter orc");
    assert_eq!((game.asked(), game.choices(2)), (vec![2], vec!["pass".to_owned()]), "an empty hand too");
}

#[test]
fn o9_only_an_empty_hand_which_everybody_sees_passes_without_being_asked() {
    let mut game = Game::with(STRENGTH, 0, &["elf,elf", "orc", "-"]);
    let forced = |game: &Game| {
        let table = game.table();
        (0..3).filter(|&index| Orclympics::is_forced(&table, seat(index))).collect::<Vec<usize>>()
    };
    assert_eq!(forced(&game), [2], "seat 0 has no usable card, but only its player knows");
    game.does("0 pass; 1 enter orc");
    assert_eq!(forced(&game), [1, 2]);
    game.does("2 pass");
    assert_eq!(game.events, [Event::Passed { seat: seat(2), empty: true, again: false }]);
}

#[test]
fn o22_a_pass_right_after_another_says_so() {
    let passes = |events: &[Event]| match events[0] {
        Event::Passed { again, .. } => again,
        ref other => panic!("{other:?}"),
    };
    let mut game = three();
    game.does("1 enter goblin");
    for (what, again) in [("2 pass", false), ("0 pass", true), ("1 pass", true)] {
        game.does(what);
        assert_eq!(passes(&game.events), again, "{what}");
    }
}

#[test]
fn o10_the_last_player_still_in_may_act_even_when_holding_gold() {
    let mut game = three();
    game.does("1 enter goblin; 2 pass; 0 pass");
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(1)));
    assert_eq!(game.choices(1), ["enter goblin", "pass"]);
    // In the notation and in the log it is an ordinary pass.
    game.does("1 pass");
    assert_eq!(game.events[0], Event::Passed { seat: seat(1), empty: false, again: true });
    assert!(game.table().awards[0].is_some());
}

#[test]
fn o22_turns_go_left_past_seats_that_have_passed_and_a_single_seat_goes_on() {
    let mut game =
        Game::with(STRENGTH, 3, &["orc,orc", "human,human", "dwarf,dwarf", "goblin,goblin,goblin"]);
    let mut turns = Vec::new();
    for what in [
        "enter goblin",
        "pass",
        "enter human",
        "enter dwarf",
        "enter goblin",
        "pass",
        "pass",
        "enter goblin",
        "pass",
    ] {
        let Awaiting::Turn(seat) = game.awaiting() else { panic!("the competition goes on") };
        turns.push(seat.0);
        game.does(&format!("{seat} {what}"));
    }
    assert_eq!(turns, [3, 0, 1, 2, 3, 1, 2, 3, 3]);
    assert!(game.table().awards[0].is_some(), "all have passed");
}

#[test]
fn rulebook_a_competition_ends_when_all_have_passed() {
    let mut game = three();
    game.does("1 enter goblin; 2 pass; 0 pass");
    assert_eq!((game.table().phase, game.table().awards[0]), (Phase::Compete, None));
    game.does("1 pass");
    assert!(game.table().awards[0].is_some());
}

#[test]
fn rulebook_the_example_of_play() {
    // Landolf sits in seat 0, Begolas in seat 1, Gilbo in seat 2; Landolf has won gold in the first competition.
    let mut game =
        Game::with([5, 1, 2, 3, 4, 9, 13], 0, &["djinn,orc,human", "orc,human,human", "goblin,goblin,elf"]);
    game.does("0 enter djinn; 1 pass; 2 pass; 0 pass").nobody_takes_back();
    assert_eq!((game.table().current, game.awaiting()), (1, Awaiting::Turn(seat(0))), "so she begins");

    game.does("0 enter orc");
    assert_eq!((game.table().players[0].total, game.cups()), (4, cups(0, None)));
    assert!(game.emitted(Event::TookGold { seat: seat(0), total: 4, from: None, tie: false }));

    game.does("1 enter human");
    assert_eq!((game.table().players[1].total, game.cups()), (1, cups(0, 1)));
    assert!(game.emitted(Event::TookSilver { seat: seat(1), total: 1, from: None, tie: false }));

    game.does("2 enter goblin,goblin");
    assert_eq!((game.table().players[2].total, game.cups()), (4, cups(2, 0)));
    assert!(game.emitted(Event::TookGold { seat: seat(2), total: 4, from: Some(seat(0)), tie: true }));
    assert!(game.emitted(Event::Dethroned { seat: seat(0), from: Some(seat(1)) }));

    game.does("0 pass");
    assert_eq!(game.cups(), cups(2, 0), "she holds on to silver");

    game.does("1 enter orc");
    assert_eq!((game.table().players[1].total, game.cups()), (5, cups(1, 2)));
    assert!(game.emitted(Event::TookGold { seat: seat(1), total: 5, from: Some(seat(2)), tie: false }));
    assert!(game.emitted(Event::Dethroned { seat: seat(2), from: Some(seat(0)) }));

    game.does("2 pass; 1 pass");
    let award = game.table().awards[1].unwrap();
    assert_eq!((award.gold, award.silver), (Some(seat(1)), Some(seat(2))));
    assert_eq!(game.points(), [3, 3, 2]);
    for (number, resting) in [(0, "djinn,orc"), (1, "orc,human"), (2, "goblin,goblin")] {
        assert_eq!(game.table().players[number].entered, Team::EMPTY, "turned face down");
        assert_eq!(game.resting(number), team(resting));
    }
    assert_eq!(game.asked(), [0], "Landolf won no cup");
    game.does("0 take_back orc");
    assert_eq!((game.hand(0), game.resting(0)), (team("human,orc"), team("djinn")));
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(1)), "Begolas won gold and begins");
}

#[test]
fn o10_who_has_passed_is_out_until_the_competition_is_over() {
    let mut game = three();
    game.does("1 enter goblin; 2 pass");
    assert_eq!([0, 1, 2].map(|of| Orclympics::is_out(&game.table(), seat(of))), [false, false, true]);
    game.does("0 pass; 1 pass").nobody_takes_back();
    assert_eq!([0, 1, 2].map(|of| Orclympics::is_out(&game.table(), seat(of))), [false; 3]);
}
