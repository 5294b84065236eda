//! Anti-doping control.

use super::game::{Game, race, seats};
use pentathlon_engine::games::olympikos::{
    Control, Event, MEDALS_FIRST, NOT_CONTROLLED, Olympikos, RING_USED, Ring, State,
};
use pentathlon_engine::rules::{Refusal, Rules, Seat, SeatSet, Viewer};

/// Four players, one turn played: seat 1 has 9 points, seat 0 (the Coach) 3, the others none. Seat 3 is Coach, and seat
/// 1 is controlled.
fn second_turn() -> Game {
    let mut game = Game::new(4);
    game.turn(&[(1, "012"), (2, "304"), (3, "340")]);
    assert_eq!(game.points(), [3, 9, 0, 0]);
    assert_eq!((game.table().coach, game.table().controlled), (Seat(3), seats(&[1])));
    game.coaches().flips();
    game
}

fn tested(game: &Game) -> Vec<(u8, bool, u8)> {
    let test = |event: &Event| match *event {
        Event::Tested { seat, positive, lost, .. } => Some((seat.0, positive, lost)),
        _ => None,
    };
    game.events.iter().filter_map(test).collect()
}

#[test]
fn rulebook_there_is_no_control_in_the_first_turn() {
    let mut game = Game::new(4);
    assert_eq!(game.table().controlled, SeatSet::EMPTY);
    game.coaches().flips().places(&[(1, "012"), (2, "012")]).does("3 place 0 0; 3 place 1 1");
    assert_eq!(game.refuses("3 control 3"), Refusal::Violation(NOT_CONTROLLED));
    game.does("3 place 2 2");
    assert!(tested(&game).is_empty());
}

#[test]
fn k11_the_athlete_who_leads_at_the_beginning_of_the_turn_is_controlled() {
    let game = second_turn();
    assert_eq!(game.refuses("2 control 3"), Refusal::Violation(NOT_CONTROLLED));
    assert_eq!(game.table().controlled, seats(&[1]));
}

#[test]
fn k11_nobody_is_controlled_if_only_the_coach_leads() {
    let mut game = Game::new(4);
    game.turn(&[(3, "012"), (2, "304"), (1, "340")]);
    assert_eq!(game.points(), [3, 0, 0, 9]);
    assert_eq!((game.table().coach, game.table().controlled), (Seat(3), SeatSet::EMPTY));
    game.turn(&[(0, "012"), (1, "012"), (2, "012")]);
    assert_eq!(game.table().turn, 2, "the turn ended without a control card");
}

#[test]
fn k11_all_athletes_who_lead_are_controlled_and_the_coach_who_leads_with_them_is_not() {
    // Seat 0, the Coach, is understood by both for bronze: 2 and 2; seat 1 gets 2, seat 2 gets 1.
    let mut game = Game::new(3);
    game.coaches().flips().places(&[(1, "034"), (2, "043")]);
    assert_eq!(game.points(), [2, 2, 1]);
    // Seat 2 is Coach: both leaders are Athletes.
    assert_eq!((game.table().coach, game.table().controlled), (Seat(2), seats(&[0, 1])));
    // Seat 2 leads with seat 1, and is Coach: only seat 1 is controlled.
    let mut game = Game::new(3);
    game.coaches().flips().does("1 place 0 0; 2 place 0 3; 2 place 1 0; 1 place 1 3; 1 place 2 4");
    game.does("2 place 2 4");
    assert_eq!(game.points(), [1, 2, 0]);
    let mut game = Game::new(3);
    game.coaches().flips().does("1 place 0 0; 2 place 0 0; 2 place 1 3; 1 place 1 3; 1 place 2 4");
    game.does("2 place 2 4");
    assert_eq!((game.points(), game.table().coach), (vec![2, 2, 1], Seat(2)));
    let mut game = Game::new(4);
    game.coaches().flips().does("3 place 0 0; 1 place 0 3; 2 place 0 3");
    game.does("1 place 1 0; 1 place 2 4; 2 place 1 0; 2 place 2 4; 3 place 1 3; 3 place 2 4");
    assert_eq!(game.points(), [1, 0, 0, 2]);
    assert_eq!((game.table().coach, game.table().controlled), (Seat(3), SeatSet::EMPTY));
}

#[test]
fn k11_a_coach_who_is_tied_for_the_lead_above_0_is_not_controlled_and_the_athlete_is() {
    let mut game = Game::new(4);
    // Seat 1 gets 1 for bronze and 3 for silver, seat 2 gets 2 for bronze, seat 3 gets 4 for gold.
    game.coaches().flips().does("2 place 0 0; 1 place 0 0; 1 place 1 1; 3 place 2 2");
    game.does("1 place 2 3; 2 place 1 3; 2 place 2 4; 3 place 0 3; 3 place 1 4");
    assert_eq!(game.points(), [3, 4, 2, 4]);
    let (coach, controlled) = (Seat(3), seats(&[1]));
    assert_eq!((game.table().coach, game.table().controlled), (coach, controlled));
    assert!(game.events.contains(&Event::TurnBegan { coach, controlled }));
    game.coaches().flips().places(&[(0, "012"), (1, "012"), (2, "012")]);
    assert_eq!(game.awaiting(), race(&[1]), "the Coach is not waited for");
    game.does("1 control 3");
    assert_eq!(tested(&game).iter().map(|test| test.0).collect::<Vec<_>>(), [1]);
}

#[test]
fn k12_with_0_points_for_all_every_athlete_is_controlled() {
    let mut game = Game::new(4);
    game.turn(&[(1, "340"), (2, "340"), (3, "340")]);
    assert_eq!(game.points(), [0, 0, 0, 0]);
    assert_eq!(game.table().controlled, seats(&[0, 1, 2]), "seat 3 is Coach");
}

#[test]
fn k13_k30_the_card_is_chosen_after_the_third_placement_from_the_two_that_are_left() {
    let mut game = second_turn();
    game.does("1 place 0 0; 1 place 1 1");
    assert_eq!(game.refuses("1 control 3"), Refusal::Violation(MEDALS_FIRST));
    game.does("1 place 2 2");
    let may: Vec<String> = game.may(1).iter().map(ToString::to_string).collect();
    assert_eq!(may, ["control green", "control red"]);
    assert_eq!(game.refuses("1 control 0"), Refusal::Violation(RING_USED));
    assert!(game.table().owes_control(Seat(1)) && !game.table().owes_control(Seat(2)));
    game.does("1 control 3");
    assert_eq!(game.refuses("1 control 4"), Refusal::NotAsked);
    assert!(!game.table().owes_control(Seat(1)));
}

#[test]
fn k30_it_owes_no_speed_but_the_presentation_waits_for_it() {
    let mut game = second_turn();
    game.places(&[(1, "012"), (0, "012"), (2, "012")]);
    assert_eq!(game.awaiting(), race(&[1]));
    assert!(!game.events.contains(&Event::Done));
    game.does("1 control 4");
    assert!(game.events.contains(&Event::Done));
}

#[test]
fn k25_the_card_before_the_control_is_hidden_until_the_end_of_the_presentation() {
    let mut game = second_turn();
    game.places(&[(1, "012")]).does("1 control 4");
    assert_eq!(game.table().players[1].control, Control::Hidden);
    assert_eq!(game.view(3).players[1].control, Control::Hidden);
    assert_eq!(game.view(1).players[1].control, Control::Known(Ring::Red));
    assert_eq!(game.table().players[0].control, Control::Nothing);
}

#[test]
fn rulebook_a_card_that_is_none_of_the_three_sports_costs_nothing() {
    let mut game = second_turn();
    game.places(&[(1, "341"), (0, "012"), (2, "012")]).does("1 control 0");
    assert_eq!(tested(&game), [(1, true, 3)], "blue is a target");
    let mut game = second_turn();
    game.places(&[(1, "012"), (0, "012"), (2, "012")]).does("1 control 3");
    assert_eq!(tested(&game), [(1, false, 0)]);
}

#[test]
fn k16_k30_a_target_is_positive_also_if_nobody_found_it() {
    // Nobody guesses bronze, blue; seat 1 puts blue in front of the control.
    let mut game = second_turn();
    game.places(&[(1, "312"), (0, "312"), (2, "312")]).does("1 control 0");
    assert_eq!(tested(&game), [(1, true, 3)]);
    // 9, plus 3 + 4 for silver and gold, minus 3.
    assert_eq!(game.points()[1], 13);
}

#[test]
fn rulebook_the_control_is_revealed_at_the_end_of_the_presentation() {
    let mut game = second_turn();
    game.places(&[(1, "312"), (0, "312"), (2, "312")]).does("1 control 0");
    let at = |wanted: fn(&Event) -> bool| game.events.iter().position(wanted).unwrap();
    let last_medal = game.events.iter().rposition(|event| matches!(event, Event::Coached { .. })).unwrap();
    let test = at(|event| matches!(event, Event::Tested { .. }));
    assert!(last_medal < test && test < at(|event| matches!(event, Event::TurnBegan { .. })));
}

#[test]
fn k31_several_controlled_each_pay_their_own_3_together_after_gold() {
    let mut game = Game::new(3);
    game.coaches().flips().places(&[(1, "034"), (2, "043")]);
    assert_eq!(game.points(), [2, 2, 1]);
    game.coaches().flips().places(&[(0, "034"), (1, "034")]).does("0 control 1; 1 control 2");
    assert_eq!(tested(&game), [(0, true, 3), (1, true, 3)]);
    // Gains first: 2 + 2 and 2 + 1; then 3 each. Coach: both right for bronze.
    assert_eq!(game.points(), [1, 0, 3]);
}

#[test]
fn k31_the_cards_before_the_control_are_turned_over_together_for_all_to_see() {
    let mut game = Game::new(3);
    game.coaches().flips().places(&[(1, "034"), (2, "043")]);
    game.coaches().flips().places(&[(0, "034"), (1, "034")]).does("0 control 1");
    let seen = |state: &State| -> Vec<Control> {
        Olympikos::view(state, Viewer::Table).players.iter().map(|player| player.control).collect()
    };
    assert_eq!(seen(&game.state)[..3], [Control::Hidden, Control::Nothing, Control::Nothing]);
    let mut revealed = Vec::new();
    let last = "control 2".parse().unwrap();
    Olympikos::play(&mut game.state, Seat(1), last, &mut |state: &State, event| {
        if matches!(event, Event::Tested { .. }) {
            revealed.push(seen(state)[..2].to_vec());
        } else if !matches!(event, Event::TurnBegan { .. }) {
            assert!(!seen(state).iter().any(|control| matches!(control, Control::Known(_))), "{event:?}");
        }
    })
    .unwrap();
    let both = vec![Control::Known(Ring::Yellow), Control::Known(Ring::Black)];
    assert_eq!(revealed, [both.clone(), both]);
    assert_eq!(seen(&game.state)[..2], [Control::Nothing, Control::Nothing]);
}

#[test]
fn k14_gains_come_first_then_minus_3_and_never_below_0() {
    // All have nothing; seat 0 gains 2 and is positive: 2 - 3 is 0, not -1.
    let mut game = Game::new(3);
    game.turn(&[(1, "340"), (2, "340")]);
    assert_eq!(game.table().controlled, seats(&[0, 1]));
    game.coaches().flips().places(&[(0, "034"), (1, "340")]).does("0 control 1; 1 control 2");
    assert_eq!(tested(&game), [(0, true, 2), (1, true, 0)], "what there is, is lost");
    assert_eq!(game.points(), [0, 0, 1]);
}

#[test]
fn k15_if_nobody_is_right_anywhere_the_coach_loses_3_and_the_control_is_cancelled() {
    let mut game = second_turn();
    game.places(&[(1, "340"), (0, "340"), (2, "340")]).does("1 control 1");
    assert!(game.events.contains(&Event::Nobody { seat: Seat(3), lost: 0 }), "{:?}", game.events);
    assert!(tested(&game).is_empty(), "the cards go back unrevealed");
    assert_eq!(game.points(), [3, 9, 0, 0], "seat 3 had nothing to lose");
    let past = game.table().past[1];
    assert!(past.nobody && past.controls.iter().all(Option::is_none) && past.positive.is_empty());
    // Third turn: seat 2 is Coach.
    game.coaches().flips().places(&[(0, "012"), (1, "340"), (3, "340")]).does("1 control 1");
    assert_eq!(game.points(), [12, 6, 3, 0]);
    // Fourth turn: seat 1 is Coach, and loses 3 of 6 points.
    game.coaches().flips().places(&[(0, "340"), (2, "340"), (3, "340")]).does("0 control 1");
    assert!(game.events.contains(&Event::Nobody { seat: Seat(1), lost: 3 }));
    assert_eq!(game.points(), [12, 3, 3, 0]);
}

#[test]
fn k15_also_when_nobody_is_controlled_because_only_the_coach_leads() {
    let mut game = Game::new(4);
    game.turn(&[(3, "012"), (2, "304"), (1, "340")]);
    assert_eq!((game.points(), game.table().controlled), (vec![3, 0, 0, 9], SeatSet::EMPTY));
    game.turn(&[(0, "340"), (1, "340"), (2, "340")]);
    assert!(game.events.contains(&Event::Nobody { seat: Seat(3), lost: 3 }));
    assert_eq!(game.points(), [3, 0, 0, 6]);
}

#[test]
fn k15_in_the_first_turn_the_coach_loses_nothing() {
    let mut game = Game::new(4);
    game.turn(&[(1, "340"), (2, "340"), (3, "340")]);
    assert!(!game.events.iter().any(|event| matches!(event, Event::Nobody { .. })));
    assert!(!game.table().past[0].nobody);
}

#[test]
fn rulebook_the_same_athlete_or_another_may_be_controlled_next() {
    let mut game = second_turn();
    game.places(&[(1, "012"), (0, "340"), (2, "340")]).does("1 control 3");
    assert_eq!((game.table().coach, game.table().controlled), (Seat(2), seats(&[1])), "the same");
    game.coaches().flips().places(&[(0, "012"), (3, "340"), (1, "340")]).does("1 control 1");
    // Seat 1 is Coach now: 18 - 3 and nothing else; nobody else leads.
    assert_eq!((game.points()[1], game.table().controlled), (15, SeatSet::EMPTY));
}
