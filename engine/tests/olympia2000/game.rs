//! What the tests of Olympia 2000 write, beside the kit.

use crate::kit::{self, Tested};
use pentathlon_engine::games::olympia2000::{
    Athlete, Chip, Columns, Discipline, Olympia2000, Phase, Setup, State, Tie,
};

pub use crate::kit::seat;

/// A game in progress.
pub type Game = kit::Game<Olympia2000>;

impl Tested for Olympia2000 {
    fn is_conserved(state: &State) -> bool {
        state.is_conserved()
    }
}

pub fn athlete(number: u8) -> Athlete {
    Athlete::new(number).expect("an athlete")
}

pub fn chip(discipline: Discipline, value: u8) -> Chip {
    Chip { discipline, value }
}

impl Game {
    /// A game with the default options, dealt by hand; `…` in the deck stands for the athletes that are not named.
    pub fn of(seats: usize, text: &str) -> Self {
        Self::with(Tie::Shared, seats, text)
    }

    /// A game in which ties are decided by another rule.
    pub fn with(tie: Tie, seats: usize, text: &str) -> Self {
        let setup = Setup::of(seats, tie, None).expect("so many can play");
        Self::dealt(&setup, &kit::deal::<Olympia2000>(text, 1..=55))
    }

    /// Everybody sends an athlete, seat by seat; the last one reveals them.
    pub fn sends<const SEATS: usize>(&mut self, athletes: [u8; SEATS]) -> &mut Self {
        self.each_does("athlete", athletes)
    }

    /// The seat that chooses a chip takes it from that column; a dealer keeps.
    pub fn goes_on(&mut self, column: Discipline) -> &mut Self {
        if let Phase::Chip { chooser } = self.table().phase {
            self.does(&format!("{chooser} chip {column}"));
        }
        if let Phase::Refill { .. } = self.table().phase {
            self.does(&format!("{} keep", self.table().dealer));
        }
        self
    }

    /// A whole round in which everybody sends the first athlete of the hand that is not in `saved` (or, if all are, the
    /// first), the chip is taken from that column, and the dealer keeps.
    pub fn round(&mut self, saved: &[u8], column: Discipline) -> &mut Self {
        for seat in 0..self.seats() {
            let hand = self.hand(seat);
            let sent =
                hand.iter().find(|card| !saved.contains(card)).or(hand.first()).expect("a card to send");
            self.does(&format!("{seat} athlete {sent}"));
        }
        self.goes_on(column)
    }

    /// The athletes in a hand, by number.
    pub fn hand(&self, seat: usize) -> Vec<u8> {
        let hand = self.view(seat).players[seat].hand.expect("a seat sees its own hand");
        hand.iter().map(Athlete::number).collect()
    }

    /// The chip on space I.
    pub fn prize(&self) -> Option<Chip> {
        self.table().prize
    }

    /// The chip on space II.
    pub fn next(&self) -> Option<Chip> {
        self.table().next
    }

    pub fn columns(&self) -> Columns {
        self.table().columns
    }

    pub fn dealer(&self) -> usize {
        self.table().dealer.index()
    }

    /// The laurel chips a seat has won.
    pub fn won(&self, seat: usize) -> Vec<Chip> {
        self.table().players[seat].won.iter().collect()
    }

    /// The consolation chips of a seat.
    pub fn consolation(&self, seat: usize) -> u8 {
        self.table().players[seat].consolation
    }
}
