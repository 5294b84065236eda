//! What the tests of Olympikos write, beside the kit.

use crate::kit::{self, Tested};
use pentathlon_engine::games::olympikos::{Deal, Event, Medal, Olympikos, Setup};
use pentathlon_engine::rules::{Awaiting, Seat, SeatSet, Setup as _};

/// A game in progress.
pub type Game = kit::Game<Olympikos>;

impl Tested for Olympikos {}

/// A deal that is easy to remember: clues 0 to 5, 6 to 11, and so on; sports 1A to 5A, 6A to 10A, and so on; the
/// targets of every turn blue, yellow, black; the guard goes from red to blue; rivals land yellow, black, green.
pub fn deal(seats: usize) -> Deal {
    let turns = if seats == 2 { 4 } else { seats };
    let list = |count: usize, text: fn(usize) -> String| (0..count).map(text).collect::<Vec<_>>().join(",");
    let clues = list(6 * turns, |clue| clue.to_string());
    let sports = list(5 * turns, |card| format!("{}A", card + 1));
    let targets = vec!["012"; turns].join("/");
    let rest = if seats == 2 {
        format!("rivals {}", vec!["2345:123,123,123,123"; turns].join("/"))
    } else {
        format!("late {}", vec![vec!["43210"; seats].join(","); turns].join("/"))
    };
    format!("clues {clues} sports {sports} targets {targets} {rest} start 0").parse().unwrap()
}

pub fn seats(seats: &[u8]) -> SeatSet {
    seats.iter().map(|&seat| Seat(seat)).collect()
}

impl Game {
    /// A game with the default options and the deal above; seat 0 is the first Coach.
    pub fn new(seats: usize) -> Self {
        Self::with(seats, "")
    }

    pub fn with(seats: usize, options: &str) -> Self {
        Self::of(seats, options, &deal(seats))
    }

    pub fn of(seats: usize, options: &str, deal: &Deal) -> Self {
        Self::dealt(&Setup::new(seats, options).expect(options), deal)
    }

    /// The Coach lays the first three clues of the hand.
    pub fn coaches(&mut self) -> &mut Self {
        for _ in 0..3 {
            let seat = self.table().coach;
            let action = self.may(seat.index())[0];
            self.does(&format!("{seat} {action}"));
        }
        self
    }

    /// Flips all three clues.
    pub fn flips(&mut self) -> &mut Self {
        self.does(&["clock time_up"; 3].join("; "))
    }

    /// The seats in this order put the rings on bronze, silver and gold: `(1, "012")`.
    pub fn places(&mut self, cards: &[(u8, &str)]) -> &mut Self {
        let mut all = Vec::new();
        for (seat, rings) in cards {
            all.extend(rings.chars().enumerate().map(|(medal, ring)| format!("{seat} place {medal} {ring}")));
        }
        self.does(&all.join("; "))
    }

    /// A whole turn without control: clues, flips, and the Athletes' cards.
    pub fn turn(&mut self, cards: &[(u8, &str)]) -> &mut Self {
        self.coaches().flips().places(cards)
    }

    /// The points reported for the cards on a medal, in order, the Coach's card first.
    pub fn awards(&self, wanted: Medal) -> Vec<u8> {
        let points = |event: &Event| match *event {
            Event::Turned { medal, points, .. } if medal == wanted => Some(points),
            _ => None,
        };
        self.events.iter().filter_map(points).collect()
    }

    /// The Coach's points reported for a medal.
    pub fn coached(&self, wanted: Medal) -> Option<u8> {
        self.events.iter().find_map(|event| match *event {
            Event::Coached { medal, points, .. } if medal == wanted => Some(points),
            _ => None,
        })
    }
}

pub fn race(asked: &[u8]) -> Awaiting {
    Awaiting::Race(seats(asked))
}

pub const CLOCK: u8 = Seat::CLOCK.0;
