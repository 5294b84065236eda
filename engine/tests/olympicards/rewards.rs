//! Part 3 of a sport: the rewards for withdrawing, by the order of withdrawing.

use super::game::{Game, deal, hand, seat};
use pentathlon_engine::games::olympicards::{Event, Medal, Reward, Setup, Sport};
use pentathlon_engine::rules::Setup as _;

const HANDS: [&str; 7] = [
    "b1 y2 b3 y4 b5 y6",
    "y1 k2 y3 k4 y5 k6",
    "k1 g2 k3 g4 k5 g6",
    "g1 r2 g3 r4 g5 r6",
    "r1 b2 r3 b4 r5 b6",
    "b7 b8 b9 y7 y8 y9",
    "k7 k8 k9 g7 g8 g9",
];

fn game(seats: usize) -> Game {
    Game::of("marathon", &HANDS[..seats].join("/"), "r7 r7 r8 r8 r9 r9")
}

/// Cards, medal, and whether the start-player card, by the order of withdrawing.
fn pays(seats: usize) -> Vec<(u8, Option<Medal>, bool)> {
    let ladder = Setup::new(seats, "").unwrap().ladder();
    ladder.iter().map(|&Reward { cards, medal, start_card }| (cards, medal, start_card)).collect()
}

const GOLD: Option<Medal> = Some(Medal::Gold);
const SILVER: Option<Medal> = Some(Medal::Silver);
const BRONZE: Option<Medal> = Some(Medal::Bronze);

#[test]
fn rulebook_the_table_for_three() {
    assert_eq!(pays(3), [(3, BRONZE, true), (1, SILVER, false), (0, GOLD, false)]);
}

#[test]
fn rulebook_the_table_for_four() {
    assert_eq!(pays(4), [(3, None, true), (2, BRONZE, false), (1, SILVER, false), (0, GOLD, false)]);
}

#[test]
fn rulebook_the_table_for_five() {
    let expected =
        [(3, None, true), (2, None, false), (1, BRONZE, false), (0, SILVER, false), (0, GOLD, false)];
    assert_eq!(pays(5), expected);
}

#[test]
fn rulebook_the_table_for_six() {
    let expected = [
        (3, None, true),
        (2, None, false),
        (1, None, false),
        (0, BRONZE, false),
        (0, SILVER, false),
        (0, GOLD, false),
    ];
    assert_eq!(pays(6), expected);
}

#[test]
fn c16_rulebook_the_table_for_seven_gives_three_cards_to_the_first_and_to_the_second() {
    let expected = [
        (3, None, true),
        (3, None, false),
        (2, None, false),
        (1, None, false),
        (0, BRONZE, false),
        (0, SILVER, false),
        (0, GOLD, false),
    ];
    assert_eq!(pays(7), expected);
}

#[test]
fn rulebook_the_reward_depends_on_how_many_withdrew_before() {
    for seats in 3..=7 {
        let mut game = game(seats);
        // Everybody plays once, then they withdraw from the last seat to the first.
        for (asked, hand) in HANDS.iter().enumerate().take(seats) {
            let first = hand.split(' ').next().unwrap();
            game.does(&format!("{asked} {first}"));
        }
        let ladder = game.table().ladder();
        for (rung, reward) in ladder.iter().enumerate() {
            let asked = game.whose_turn();
            assert_eq!(game.table().next_reward(), Some(reward), "{seats} seats, rung {rung}");
            let (before, points) = (game.sizes()[asked], game.points()[asked]);
            game.does(&format!("{asked} withdraw"));
            assert_eq!(game.sizes()[asked], before + reward.cards);
            assert_eq!(game.points()[asked], points + reward.medal.map_or(0, Medal::points));
            if rung + 1 < seats {
                let table = game.table();
                assert_eq!(table.withdrawn.len(), rung + 1);
                assert_eq!(table.rewards(seat(asked)).collect::<Vec<_>>(), [(rung, reward)]);
                assert_eq!(table.next_start, Some(seat(0)), "c4: it waits for the end of the sport");
                assert_eq!(table.start, seat(0));
            }
        }
        assert!(game.emitted(Event::Finished { sport: Sport::Marathon, start: seat(0) }));
    }
}

#[test]
fn c4_cards_and_medal_are_paid_at_once_and_the_start_player_card_at_the_end() {
    let mut game = game(3);
    game.does("0 b1").does("1 withdraw");
    assert_eq!(game.hand(1), hand("y1 k2 y3 k4 y5 k6 r7 r7 r8"));
    assert_eq!(game.medals(1), [0, 0, 1]);
    assert_eq!(game.events[0], Event::Withdrew { seat: seat(1), rung: 0 });
    assert_eq!((game.table().start, game.table().next_start), (seat(0), Some(seat(1))));
    game.does("2 withdraw");
    assert_eq!(game.whose_turn(), 0);
    game.does("0 withdraw");
    assert!(game.emitted(Event::Finished { sport: Sport::Marathon, start: seat(1) }));
    assert_eq!((game.table().start, game.table().next_start, game.whose_turn()), (seat(1), None, 1));
}

#[test]
fn rulebook_when_all_withdrew_and_gold_is_awarded_the_next_sport_begins() {
    let mut game = game(3);
    game.does("0 withdraw; 1 withdraw");
    assert_eq!(game.table().finished.len(), 0);
    game.does("2 withdraw");
    let table = game.table();
    assert_eq!(
        (table.finished.len(), table.finished[0].sport, table.finished[0].gold),
        (1, Sport::Marathon, Some(seat(2)))
    );
    assert_eq!(table.sport, Some(Sport::HighJump));
    assert_eq!([0, 1, 2].map(|seat| game.medals(seat)), [[0, 0, 1], [0, 1, 0], [1, 0, 0]]);
}

#[test]
fn rulebook_the_only_way_to_new_cards_is_to_withdraw_early() {
    let mut game = game(3);
    let stack = game.table().stack;
    game.does("0 b1; 1 y1; 2 k1; 0 y2; 1 k2; 2 g2");
    assert_eq!((game.table().stack, game.sizes()), (stack, vec![4, 4, 4]));
    game.does("0 withdraw; 1 withdraw; 2 withdraw");
    assert_eq!(game.sizes(), [7, 5, 4]);
}

#[test]
fn c10_a_player_sees_their_own_drawn_cards_and_the_others_see_how_many() {
    use pentathlon_engine::rules::{Event as _, Viewer};
    let mut game = game(3);
    game.does("0 withdraw");
    let drawn: Vec<Event> =
        game.events.iter().copied().filter(|event| matches!(event, Event::Drew { .. })).collect();
    assert_eq!(drawn.len(), 3);
    for event in drawn {
        assert_eq!(event.seen_by(Viewer::Seat(seat(0))), Some(event));
        for viewer in [Viewer::Table, Viewer::Seat(seat(1)), Viewer::Seat(seat(2))] {
            assert_eq!(event.seen_by(viewer), Some(Event::Drew { seat: seat(0), card: None }));
        }
    }
    assert_eq!(game.view(1).players[0].hand, None);
    assert_eq!(game.view(1).players[0].cards, 9);
}

#[test]
fn c9_all_open_cards_are_put_away_with_the_sport() {
    let hands = "b1 y2 b3 y4 b5 r9/y1 k2 y3 k4 y5 r9/k1 g2 k3 g4 k5 k9";
    let mut game = Game::of("hurdles", hands, "g8 r1 b9");
    game.does("0 r9; 1 r9; 2 k9; 0 b1; 1 withdraw; 2 withdraw; 0 withdraw");
    // Two rounds, and a third for the last one left: g8, r1, and then the fifth card from there.
    let table = game.table();
    assert!(table.laid.is_empty() && table.turned.is_none() && table.turned_before.is_empty());
    assert_eq!(table.discard.len(), 4 + 3);
    assert_eq!(deal(hands, "g8 r1 b9", "", 0).stack.len(), 72);
}
