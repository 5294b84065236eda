//! The end: the number of rounds, the last card, points and the final tie.

use super::game::{Game, player};
use crate::walk::{Walk, walk};
use pentathlon_engine::games::olympics::{Card, Event, Medal, Olympics, Phase, Setup};
use pentathlon_engine::rules::{Awaiting, Refusal, Rules, Viewer};

/// Rounds, and cards left at the end, by seats.
const LENGTHS: [(usize, u8, u8); 4] = [(2, 11, 1), (3, 10, 3), (4, 7, 3), (5, 5, 5)];

fn games(seats: usize) -> impl Iterator<Item = Walk<Olympics>> {
    (0..60).map(move |seed| walk::<Olympics>(seats, seed))
}

#[test]
fn m2_the_game_has_11_10_7_and_5_rounds_and_the_rounds_left_are_known() {
    for (seats, rounds, _) in LENGTHS {
        for game in games(seats).take(5) {
            let mut invested = 0;
            for step in &game.steps {
                let view = Olympics::view(&step.before, Viewer::Table);
                assert_eq!((view.round, view.rounds), (1 + (invested / seats) as u8, rounds));
                assert_eq!(view.rounds_left(), rounds - view.round);
                invested += usize::from(step.action.to_string().starts_with("invest"));
            }
            assert_eq!(invested, usize::from(rounds) * seats);
            assert_eq!(Olympics::view(&game.end, Viewer::Table).rounds_left(), 0);
        }
    }
}

#[test]
fn m2_rulebook_the_game_ends_the_moment_the_last_card_is_drawn() {
    for (seats, _, left) in LENGTHS {
        for game in games(seats).take(5) {
            let last = game.steps.last().unwrap();
            assert!(last.events.contains(&Event::LastCardDrawn { aside: left }));
            assert!(!last.events.iter().any(|event| matches!(event, Event::LaidOut { .. })));
            let before = Olympics::view(&last.before, Viewer::Table);
            assert_eq!(before.deck, left, "fewer than the pairs need");
            let view = Olympics::view(&game.end, Viewer::Open);
            assert_eq!((view.deck, view.aside), (0, left));
            assert_eq!(view.pool.iter().flatten().count(), 0, "the half-built pool is nobody's");
            assert_eq!(view.phase, Phase::Over);
        }
    }
}

#[test]
fn m2_hands_are_void_at_the_end() {
    for (seats, ..) in LENGTHS {
        for game in games(seats).take(5) {
            let view = Olympics::view(&game.end, Viewer::Open);
            assert!(view.players.iter().all(|player| player.cards == 4), "and count for nothing");
        }
    }
}

#[test]
fn m16_what_is_left_is_laid_aside_unseen() {
    // Five players: 55 cards, five rounds of ten; the five cards at the bottom are named in no event.
    let mut game = Game::of(
        5,
        "hands 1,2,3,4/16,17,18,19/31,32,33,34/46,47,48,49/61,62,63,64 deck \
         5,6,7,8,9,10,11,12,13,14,20,21,22,23,24,25,26,27,28,29,35,36,37,38,39,40,41,42,43,44,50,51,52,53,54,55,56,57,58,59,\
         65,66,67,68,69,70,71,72,73,74,15,30,45,60,75",
    );
    game.play_on();
    let texts = format!("{:?}", game.events);
    for card in [15, 30, 45, 60, 75].map(super::game::card) {
        assert!(!game.open().discard.contains(card));
        assert!(!texts.contains(&format!("{card:?}")));
    }
}

#[test]
fn rulebook_gold_counts_3_silver_2_bronze_1() {
    for (seats, ..) in LENGTHS {
        for game in games(seats) {
            let view = Olympics::view(&game.end, Viewer::Open);
            let standing = Olympics::standing(&game.end);
            for seat in 0..seats {
                let count = |medal: usize| {
                    view.medals.iter().flatten().filter(|medals| medals[medal] == Some(player(seat))).count()
                };
                assert_eq!(standing.points[seat], (3 * count(0) + 2 * count(1) + count(2)) as i32);
                assert_eq!(standing.points[seat], i32::from(view.points(player(seat))));
            }
        }
    }
    assert_eq!(Medal::ALL.map(Medal::points), [3, 2, 1]);
}

#[test]
fn m14_m17_rulebook_equal_points_are_ranked_by_the_highest_acquisition_value_at_any_event() {
    let (mut ties, mut below) = (0, 0);
    for (seats, ..) in LENGTHS {
        for game in games(seats) {
            let view = Olympics::view(&game.end, Viewer::Open);
            let standing = Olympics::standing(&game.end);
            let merit = |seat: usize| {
                let highest = view.players[seat].played().iter().map(Card::acquisition).max();
                (standing.points[seat], highest.unwrap_or(0))
            };
            let mut order: Vec<usize> = (0..seats).collect();
            order.sort_by_key(|&seat| std::cmp::Reverse(merit(seat)));
            for (place, &seat) in order.iter().enumerate() {
                assert_eq!(usize::from(standing.ranks[seat]), place + 1, "every rank is decided (M17)");
            }
            for tie in &standing.tiebreaks {
                assert_eq!((tie.rule, tie.shared), ("M14", false));
                ties += 1;
                below += usize::from(!tie.seats.iter().any(|seat| standing.ranks[seat.index()] == 1));
            }
        }
    }
    assert!(ties > 20 && below > 5, "there were ties, for the first place and others: {ties}, {below}");
}

#[test]
fn m14_before_the_end_the_standing_reveals_nothing_hidden() {
    for (seats, ..) in LENGTHS {
        for game in games(seats).take(5) {
            for step in &game.steps {
                let standing = Olympics::standing(&step.before);
                assert_eq!(standing.points, vec![0; seats]);
                let view = Olympics::view(&step.before, Viewer::Table);
                let highest = |seat: usize| view.players[seat].played().iter().map(Card::acquisition).max();
                for (one, other) in (0..seats).zip(1..seats) {
                    let ranks = (standing.ranks[other], standing.ranks[one]);
                    assert_eq!(highest(one).cmp(&highest(other)), ranks.0.cmp(&ranks.1), "by what lies open");
                }
            }
        }
    }
}

#[test]
fn after_the_end_nobody_is_asked() {
    let mut game = Game::of(2, "hands 1,2,3,4/5,6,7,8 deck …");
    game.play_on();
    assert_eq!(game.awaiting(), Awaiting::Over);
    assert_eq!(game.refuses("0 bid 1"), Refusal::Over);
    assert!(game.emitted(Event::Ended));
    assert!(Setup::of(2, None).unwrap().has_neutral());
}
