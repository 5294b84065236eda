//! Awarding points, resting, and taking a card back.

use super::game::{Game, STRENGTH, seat, team};
use pentathlon_engine::games::orclympics::{Award, Event, NOT_RESTING, Phase, Sealed, Team};
use pentathlon_engine::rules::{Awaiting, Event as _, Refusal, SeatSet, Viewer};

fn award(gold: impl Into<Option<u8>>, silver: impl Into<Option<u8>>) -> Option<Award> {
    Some(Award {
        gold: gold.into().map(|n: u8| seat(n.into())),
        silver: silver.into().map(|n: u8| seat(n.into())),
    })
}

/// Seat 0 has won gold and seat 1 silver; seats 2 and 3 have nothing; seat 3 has not even entered.
fn ended() -> Game {
    let mut game =
        Game::with(STRENGTH, 0, &["orc,orc,orc", "dwarf,dwarf", "human,goblin,goblin", "elf,human"]);
    game.does("0 enter orc,orc; 1 enter dwarf; 2 enter human,goblin; 3 pass; 0 pass; 1 enter dwarf; 2 pass")
        .does("1 pass");
    game
}

#[test]
fn rulebook_the_holder_of_gold_gets_its_points_and_the_holder_of_silver_those_of_the_card_below() {
    let game = ended();
    assert_eq!(game.table().awards[0], award(0, 1));
    assert_eq!(game.points(), [3, 2, 0, 0]);
    assert_eq!(game.table().players.iter().map(|player| player.points).collect::<Vec<_>>(), [3, 2, 0, 0]);
    let competition = game.table().competition();
    assert!(game.emitted(Event::WonGold { seat: seat(0), competition }));
    assert!(game.emitted(Event::WonSilver { seat: seat(1), competition }));
}

#[test]
fn rulebook_the_cups_go_back_to_the_middle() {
    assert_eq!(ended().cups(), super::game::cups(None, None));
}

#[test]
fn rulebook_cards_that_competed_rest_face_down_on_those_of_earlier_competitions() {
    let mut game = ended();
    assert!(game.emitted(Event::Rested));
    for (number, resting) in [(0, "orc,orc"), (1, "dwarf,dwarf"), (2, "human,goblin"), (3, "-")] {
        assert_eq!(game.resting(number), team(resting));
        let player = &game.table().players[number];
        assert_eq!((player.entered, player.total), (Team::EMPTY, 0));
        assert_eq!((usize::from(player.resting_cards), player.resting), (team(resting).len(), None));
    }
    game.nobody_takes_back().does("0 enter orc").all_pass();
    assert_eq!(game.resting(0), team("orc,orc,orc"), "on top of the others");
}

#[test]
fn rulebook_a_player_without_a_cup_may_take_one_resting_card_back() {
    let mut game = ended();
    assert_eq!(game.asked(), [2], "seats 0 and 1 won cups, seat 3 has no resting card (O24)");
    assert!(game.emitted(Event::MayTakeBack { seats: SeatSet::EMPTY.with(seat(2)) }));
    assert_eq!(game.choices(2), ["take_back -", "take_back human", "take_back goblin"]);
    assert_eq!(game.refuses("0 take_back orc"), Refusal::NotAsked);
    assert_eq!(game.refuses("3 take_back -"), Refusal::NotAsked);
    assert_eq!(game.refuses("2 pass"), Refusal::NotNow);
    game.does("2 take_back goblin");
    assert_eq!((game.hand(2), game.resting(2)), (team("goblin,goblin"), team("human")));
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(0)), "and the next competition begins");
}

#[test]
fn o13_taking_back_is_optional_and_one_card_of_any_competition() {
    let mut game = ended();
    game.does("2 take_back -");
    assert_eq!((game.hand(2), game.resting(2)), (team("goblin"), team("human,goblin")));
    assert!(game.emitted(Event::TookNothing { seat: seat(2) }));
    game.does("0 pass; 1 pass; 2 pass; 3 enter human; 3 pass");
    // Seat 2 did not compete in the second competition; its cards of the first one still rest.
    assert!(game.choices(2).contains(&"take_back human".to_owned()));
    assert_eq!(game.refuses("2 take_back elf"), Refusal::Violation(NOT_RESTING));
}

#[test]
fn o12_a_single_entrant_gets_gold_and_silver_is_discarded() {
    let mut game = Game::with(STRENGTH, 0, &["orc", "orc", "orc"]);
    game.does("0 enter orc; 1 pass; 2 pass; 0 pass");
    assert_eq!((game.table().awards[0], game.points()), (award(0, None), vec![3, 0, 0]));
}

#[test]
fn o11_if_nobody_enters_nobody_scores_and_the_same_seat_begins_again() {
    let mut game = Game::with(STRENGTH, 1, &["orc", "orc", "orc"]);
    game.does("1 pass; 2 pass").does("0 pass");
    let competition = pentathlon_engine::games::orclympics::Competition::new(1).unwrap();
    assert!(game.emitted(Event::NobodyEntered { competition }) && !game.emitted(Event::Rested));
    assert_eq!((game.table().awards[0], game.points()), (award(None, None), vec![0, 0, 0]));
    assert_eq!(game.awaiting(), Awaiting::Turn(seat(1)), "nobody has a resting card, so nobody is asked");
    assert_eq!(game.table().current, 1);
    // Everyone with a resting card may take one back.
    game.does("1 enter orc; 2 enter orc; 0 pass; 1 pass; 2 pass").nobody_takes_back();
    game.does("2 pass; 0 pass; 1 pass");
    assert_eq!(game.table().awards[2], award(None, None));
    assert_eq!(game.asked(), [1, 2]);
}

#[test]
fn o14_with_two_players_the_one_without_gold_may_take_back_and_if_nobody_entered_both() {
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "human,human"]);
    game.does("0 enter orc; 1 enter human; 0 pass; 1 pass");
    assert_eq!(game.asked(), [1], "second is nothing with two");
    game.does("1 take_back -; 0 pass; 1 pass");
    assert_eq!(game.asked(), [0, 1]);
}

#[test]
fn o24_what_is_taken_back_is_decided_in_secret_and_shown_together_as_one_card() {
    let mut game = Game::with(STRENGTH, 0, &["orc", "human,goblin", "human,dwarf", "orc,orc"]);
    game.does("0 enter orc; 1 enter human,goblin; 2 enter dwarf,human; 3 enter orc,orc");
    game.does("0 pass; 1 pass; 2 pass; 3 pass");
    assert_eq!(game.asked(), [0, 1], "seat 2, dethroned, has silver");
    game.does("1 take_back goblin");
    assert_eq!(
        game.events,
        [Event::Decided { seat: seat(1), choice: Some(Some("goblin".parse().unwrap())) }]
    );
    assert_eq!(game.events[0].seen_by(Viewer::Table), Some(Event::Decided { seat: seat(1), choice: None }));
    assert_eq!((game.table().players[1].sealed, game.table().players[1].cards), (Sealed::Hidden, 0));
    assert_eq!(game.own(1).sealed, Sealed::Known("take_back goblin".parse().unwrap()));
    assert_eq!(game.hand(1), Team::EMPTY, "not carried out yet");
    assert_eq!(game.refuses("1 take_back -"), Refusal::NotAsked);
    game.does("0 take_back -");
    let took = Event::TookBack { seat: seat(1), race: Some("goblin".parse().unwrap()) };
    assert!(game.emitted(took) && game.emitted(Event::TookNothing { seat: seat(0) }));
    assert_eq!(took.seen_by(Viewer::Seat(seat(2))), Some(Event::TookBack { seat: seat(1), race: None }));
    assert_eq!(took.seen_by(Viewer::Seat(seat(1))), Some(took));
    let table = game.table();
    assert_eq!((table.players[1].cards, table.players[1].resting_cards), (1, 1));
    assert!(table.players[1].returned[0] && !table.players[0].returned[0]);
}

#[test]
fn o24_the_owner_sees_the_resting_cards_and_the_others_remember_what_was_played() {
    let mut game = ended();
    game.does("2 take_back goblin").does("0 pass; 1 pass; 2 enter goblin,goblin");
    assert_eq!(game.own(2).resting, Some(team("human")));
    let seen = &game.view(1).players[2];
    assert_eq!((seen.resting, seen.hand), (None, None));
    assert_eq!(seen.history[..2], [team("human,goblin"), team("goblin,goblin")]);
    assert_eq!((seen.resting_cards, seen.cards), (1, 0));
}

#[test]
fn o17_what_is_public_is_seen_by_everybody() {
    let mut game = ended();
    game.does("2 take_back human; 0 enter orc");
    let table = game.table();
    for viewer in 0..4 {
        let view = game.view(viewer);
        assert_eq!(
            (view.row, view.awards, view.cups, view.passed),
            (table.row, table.awards, table.cups, table.passed)
        );
        assert_eq!((view.current, view.starter, view.turn), (1, seat(0), Some(seat(1))));
        for (own, public) in view.players.iter().zip(&table.players) {
            assert_eq!((own.cards, own.total, own.entered), (public.cards, public.total, public.entered));
            assert_eq!((own.points, own.golds, own.history), (public.points, public.golds, public.history));
            assert_eq!((own.resting_cards, own.returned), (public.resting_cards, public.returned));
        }
    }
    assert_eq!(table.players.iter().map(|player| player.cards).collect::<Vec<_>>(), [0, 0, 2, 2]);
    assert_eq!(table.phase, Phase::Compete);
}
