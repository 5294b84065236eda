//! Tests that hints can be read, in games of every kind that computer players play among themselves.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use super::display_sync::Screen;
use super::{UiVisitor, visit_all};
use crate::contract::{ActionUi, FactUi, reason};
use crate::test_tables;
use pentathlon_engine::bots::{HintRequest, HintSearch};
use pentathlon_engine::rules::{Advise, Level};

/// What a reason never says.
const NEVER: [&str; 6] = [" 0 of 100", "100 of 100", "will win", "best move", "optimal", "expected"];
/// The number of hints that are read of each game.
const HINTS: usize = 12;
/// The longest reason that has room beside a table, in characters.
const LONGEST: usize = 110;

/// Asks for hints in games of some seeds, one of so many decisions, and reads them.
struct Read;

impl UiVisitor for Read {
    fn visit<R: Screen>(&mut self) {
        // Nobody takes a hint in a race.
        if R::RACE.is_some() {
            return;
        }
        let mut asked = 0;
        for seed in 1.. {
            let seats = 2 + seed as usize % 3;
            let mut table = test_tables::table::<R>(seats, Level::Regular, seed);
            let players = table.players().to_vec();
            while let Some(seat) = table.next_seat().filter(|_| asked < HINTS) {
                if table.can_search(seat) && table.len() % 5 == seed as usize % 5 {
                    let asks = table.search_request(seat, 0).unwrap();
                    let mut search = HintSearch::<R>::new(HintRequest {
                        view: asks.view,
                        seat,
                        seats,
                        legal: asks.legal,
                        playouts: [200, 100],
                        seed: asks.seed,
                        best: None,
                        selected: None,
                    })
                    .unwrap();
                    while !search.step(u32::MAX) {}
                    asked += 1;
                    let answer = search.answer().unwrap();
                    let Some(other) = &answer.other else { continue };
                    let cause = answer.cause.map(|fact: <R as Advise>::Fact| fact.sentence(&players));
                    let sentence = reason(&cause, &other.name(&players), answer.figures, &players);
                    assert!(!sentence.is_empty() && sentence.chars().count() <= LONGEST, "{sentence}");
                    assert!(NEVER.iter().all(|never| !sentence.contains(never)), "{sentence}");
                }
                table.play_like(seat, Level::Regular).unwrap();
            }
            if asked >= HINTS {
                break;
            }
        }
    }
}

#[test]
fn a_hint_gives_a_reason_in_words_that_can_be_printed() {
    visit_all(&mut Read);
}
