//! Measures how long people watch between two decisions, at the normal pace.

#![allow(clippy::unwrap_used)]

use crate::contract::Drawn;
use crate::test_tables;
use pentathlon_engine::rules::{Level, Seat, Setup, Viewer};

/// How long is watched, in milliseconds.
#[derive(Clone, Copy, Default, Debug)]
pub struct Watched {
    /// The longest time for what one action causes.
    pub action: u32,
    /// The longest time between two decisions of one person among computers.
    pub longest: u32,
    /// All the time, and the number of decisions.
    pub sum: (u32, u32),
}

/// Whole games of computers, seen from the first seat.
pub fn watched<R: Drawn>(seats: usize) -> Watched {
    let mut watched = Watched::default();
    for seed in 0..6 {
        let mut table = test_tables::table::<R>(seats, Level::Regular, seed);
        let mut since = 0;
        // As in the app, people choose after computers where all choose at once.
        while let Some(seat) = table.awaiting().seats().iter().last() {
            if seat == Seat(0) {
                watched.longest = watched.longest.max(since);
                watched.sum = (watched.sum.0 + since, watched.sum.1 + 1);
                since = 0;
            }
            table.play_like(seat, Level::Regular).unwrap();
            let frames = table.last_frames(Viewer::Seat(Seat(0)));
            let lasts: u32 = frames.into_iter().map(|frame| R::frame(frame).display_ms()).sum();
            watched.action = watched.action.max(lasts);
            since += lasts;
        }
        watched.longest = watched.longest.max(since);
    }
    println!("{}, {seats} seats: {watched:?}, mean {}", R::Setup::INFO.id, watched.sum.0 / watched.sum.1);
    watched
}
