//! Tests that each tip matters at some decisions of a player, and not at all of them.

#![allow(clippy::unwrap_used)]

use super::display_sync::Screen;
use super::{UiVisitor, visit_all};
use crate::contract::ViewUi;
use crate::test_tables;
use pentathlon_engine::rules::{Level, Seat, Setup, Viewer};

/// How many games are played at each number of seats.
const GAMES: u64 = 4;
/// The player who would be shown the tips.
const SEAT: Seat = Seat(0);

struct TipsMatterAtTimes;

impl UiVisitor for TipsMatterAtTimes {
    fn visit<G: Screen>(&mut self) {
        let (mut decisions, mut matters) = (0, Vec::new());
        for (seats, seed) in G::Setup::INFO.seats.flat_map(|seats| (0..GAMES).map(move |seed| (seats, seed)))
        {
            let mut table = test_tables::table::<G>(seats, Level::Rookie, seed);
            while let Some(seat) = table.next_seat() {
                if table.awaiting().seats().contains(SEAT) {
                    let view = table.view(Viewer::Seat(SEAT));
                    decisions += 1;
                    let tips = view.tips(SEAT);
                    matters.resize(tips.len(), 0);
                    for (count, tip) in matters.iter_mut().zip(tips) {
                        *count += u32::from(tip.is_some());
                    }
                }
                table.play_like(seat, Level::Rookie).unwrap();
            }
        }
        println!("{}: {matters:?} of {decisions} decisions", G::Setup::INFO.id);
        let at_times = matters.iter().all(|&count| 0 < count && count < decisions);
        assert!(at_times, "{}, seeds 0 to {GAMES}: {matters:?} of {decisions} decisions", G::Setup::INFO.id);
    }
}

#[test]
fn each_tip_matters_at_some_decisions_and_not_at_all() {
    visit_all(&mut TipsMatterAtTimes);
}
