//! The cups: who takes them.

use super::super::walk::walk;
use super::game::{Game, STRENGTH, cups, seat, team};
use pentathlon_engine::games::orclympics::{Action, Cups, Event, Orclympics, Taking, Team};
use pentathlon_engine::rules::{Rules, Seat, Viewer};

/// Entries of `(seat, total)` in order, and the cup holders after each.
fn holds(players: usize, steps: &[(u8, u8, Cups)]) {
    let (mut held, mut totals) = (Cups::default(), vec![0; players]);
    for &(number, total, expected) in steps {
        let before = totals.clone();
        held = held.after(seat(number.into()), total, &before).1;
        totals[usize::from(number)] = total;
        assert_eq!(held, expected, "seat {number} with {total}: {steps:?}");
    }
}

#[test]
fn rulebook_the_totals_of_the_example_of_play() {
    holds(3, &[(0, 4, cups(0, None)), (1, 1, cups(0, 1)), (2, 4, cups(2, 0)), (1, 5, cups(1, 2))]);
}

#[test]
fn o4_the_holder_of_silver_who_overtakes_gold_swaps_with_its_holder() {
    holds(3, &[(0, 4, cups(0, None)), (1, 3, cups(0, 1)), (1, 5, cups(1, 0))]);
    holds(3, &[(0, 4, cups(0, None)), (1, 3, cups(0, 1)), (1, 4, cups(1, 0))]);
    let mut game = Game::with(STRENGTH, 0, &["orc", "dwarf,dwarf", "human"]);
    game.does("0 enter orc; 1 enter dwarf; 2 pass; 0 pass").does("1 enter dwarf");
    assert_eq!(game.cups(), cups(1, 0));
    assert!(game.emitted(Event::TookGold { seat: seat(1), total: 6, from: Some(seat(0)), tie: false }));
    assert!(
        game.emitted(Event::Dethroned { seat: seat(0), from: Some(seat(1)) }),
        "from who overtook: {:?}",
        game.events
    );
}

#[test]
fn o5_a_third_player_takes_gold_and_the_holder_of_silver_is_left_without_a_cup() {
    holds(3, &[(0, 4, cups(0, None)), (1, 3, cups(0, 1)), (2, 5, cups(2, 0))]);
}

#[test]
fn rulebook_a_tie_for_the_second_highest_takes_silver() {
    holds(3, &[(0, 5, cups(0, None)), (1, 3, cups(0, 1)), (2, 3, cups(0, 2))]);
    let mut game = Game::with(STRENGTH, 0, &["orc,human", "dwarf", "dwarf"]);
    game.does("0 enter orc,human; 1 enter dwarf").does("2 enter dwarf");
    assert!(game.emitted(Event::TookSilver { seat: seat(2), total: 3, from: Some(seat(1)), tie: true }));
}

#[test]
fn rulebook_a_tie_for_the_highest_takes_gold() {
    holds(3, &[(0, 4, cups(0, None)), (1, 4, cups(1, 0)), (2, 4, cups(2, 1)), (0, 4, cups(0, 2))]);
}

#[test]
fn o3_the_dethroned_holder_takes_silver_from_whoever_has_it_or_from_the_middle() {
    holds(4, &[(0, 2, cups(0, None)), (1, 3, cups(1, 0)), (2, 3, cups(2, 1)), (3, 9, cups(3, 2))]);
    let mut game = Game::with(STRENGTH, 0, &["human", "dwarf", "orc"]);
    game.does("0 enter human").does("1 enter dwarf");
    assert!(game.emitted(Event::Dethroned { seat: seat(0), from: None }), "silver lay in the middle");
    game.does("2 enter orc");
    assert!(game.emitted(Event::Dethroned { seat: seat(1), from: Some(seat(0)) }));
}

#[test]
fn o3_silver_is_taken_if_unclaimed_whatever_the_total_and_kept_by_its_holder() {
    holds(
        3,
        &[
            (0, 9, cups(0, None)),
            (1, 1, cups(0, 1)),
            (1, 3, cups(0, 1)),
            (2, 2, cups(0, 1)),
            (2, 4, cups(0, 2)),
        ],
    );
}

#[test]
fn rulebook_neither_highest_nor_second_highest_leaves_the_cups_where_they_are() {
    holds(4, &[(0, 5, cups(0, None)), (1, 4, cups(0, 1)), (2, 3, cups(0, 1)), (3, 3, cups(0, 1))]);
    let mut game = Game::with(STRENGTH, 0, &["orc,human", "orc", "dwarf"]);
    game.does("0 enter orc,human; 1 enter orc").does("2 enter dwarf");
    assert_eq!(game.events.len(), 1, "{:?}", game.events);
}

#[test]
fn o6_second_highest_is_compared_with_the_holder_of_silver() {
    // Two at the top with 5: gold and silver; 4 is the second highest number, and takes nothing.
    holds(3, &[(0, 5, cups(0, None)), (1, 5, cups(1, 0)), (2, 4, cups(1, 0)), (2, 5, cups(2, 1))]);
}

#[test]
fn o14_with_two_players_there_is_only_gold() {
    holds(2, &[(0, 4, cups(0, None)), (1, 4, cups(1, None)), (0, 5, cups(0, None)), (1, 4, cups(0, None))]);
    let mut game = Game::with(STRENGTH, 0, &["orc,human", "orc,human"]);
    game.does("0 enter orc").does("1 enter human");
    assert_eq!((game.cups(), game.events.len()), (cups(0, None), 1));
    game.does("0 pass; 1 enter orc; 1 pass");
    assert_eq!(game.points(), [0, 3]);
}

#[test]
fn the_effect_on_the_cups_can_be_previewed() {
    let mut game = Game::with(STRENGTH, 0, &["orc,orc", "human,dwarf,orc", "human"]);
    game.does("0 enter orc");
    let view = game.view(1);
    let would = |cards: &str| view.cups_after(seat(1), team(cards));
    assert_eq!(would("human"), (Taking::Silver { from: None, tie: false }, cups(0, 1)));
    assert_eq!(would("orc"), (Taking::Gold { from: Some(seat(0)), tie: true }, cups(1, 0)));
    assert_eq!(would("orc,human"), (Taking::Gold { from: Some(seat(0)), tie: false }, cups(1, 0)));
    for action in game.may(1) {
        let Action::Enter(team) = action else { continue };
        let mut after = game.clone();
        after.does(&format!("1 {action}"));
        assert_eq!(after.cups(), view.cups_after(seat(1), team).1, "{action}");
        assert_eq!(after.table().players[1].total, view.total_with(seat(1), team));
    }
    let view = game.view(0);
    assert_eq!(view.cups_after(seat(0), team("orc")), (Taking::KeepsGold, cups(0, None)));
    game.does("1 enter human; 2 enter human");
    assert_eq!(game.view(2).cups_after(seat(2), team("human")).0, Taking::KeepsSilver);
    assert_eq!(
        game.view(1).cups_after(seat(1), Team::EMPTY).0,
        Taking::Silver { from: Some(seat(2)), tie: true }
    );
}

/// After every entry of a random game: nobody has more than the holder of gold, nobody else more than the holder of
/// silver.
#[test]
fn o3_the_holder_of_gold_has_the_most_and_that_of_silver_the_most_of_the_others() {
    for seats in 2..=5 {
        for seed in 0..60 {
            let walk = walk::<Orclympics>(seats, 3_000 + seed);
            for state in walk.states() {
                let view = Orclympics::view(state, Viewer::Table);
                let total = |holder: Seat| view.players[holder.index()].total;
                let entered = view.players.iter().filter(|player| !player.entered.is_empty()).count();
                assert_eq!(view.cups.gold.is_some(), entered > 0);
                assert_eq!(view.cups.silver.is_some(), entered > 1 && seats > 2);
                for number in (0..seats).map(seat) {
                    assert!(view.cups.gold.is_none_or(|gold| total(gold) >= total(number)));
                    assert!(
                        view.cups.gold == Some(number)
                            || view.cups.silver.is_none_or(|silver| total(silver) >= total(number))
                    );
                }
            }
        }
    }
}
