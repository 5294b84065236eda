//! What the tests of Orc-lympics write, beside the kit.

use crate::kit::{self, Tested};
use pentathlon_engine::games::orclympics::{
    Cups, Deal, HAND_SIZE, Orclympics, Player, Race, Setup, State, Team,
};
use pentathlon_engine::rules::{Awaiting, Seat};

pub use crate::kit::seat;

/// Four competitions of strength worth 3, 4, 5 and 6, one of cunning and one of speed worth 3, and a main event of
/// strength.
pub const STRENGTH: [u8; 7] = [1, 2, 3, 4, 5, 9, 13];

/// A game in progress.
pub type Game = kit::Game<Orclympics>;

impl Tested for Orclympics {
    fn is_conserved(state: &State) -> bool {
        state.is_conserved()
    }
}

pub fn team(text: &str) -> Team {
    text.parse().expect("a team in the notation of the game")
}

/// The cup holders.
pub fn cups(gold: impl Into<Option<u8>>, silver: impl Into<Option<u8>>) -> Cups {
    Cups { gold: gold.into().map(Seat), silver: silver.into().map(Seat) }
}

/// A deal in which each seat can draft exactly these cards: its first pick is in its own hand, its second in that of
/// its right neighbour, and so on. Missing cards are filled up to eight with the last cards of the box.
pub fn deal(row: [u8; 7], start: usize, drafts: &[&str]) -> (Deal, Vec<Vec<Race>>) {
    let seats = drafts.len();
    let mut numbers: Vec<u8> = (1..=Race::CARDS).collect();
    let mut take = |race: Option<Race>| {
        let fits = |&number: &u8| race.is_none_or(|race| Race::of_card(number) == Some(race));
        let at = numbers.iter().position(fits).expect("there are enough cards");
        numbers.remove(at)
    };
    let mut cards: Vec<Vec<u8>> =
        drafts.iter().map(|draft| team(draft).iter().map(|race| take(Some(race))).collect()).collect();
    for draft in &mut cards {
        while draft.len() < HAND_SIZE {
            draft.push(take(None));
        }
    }
    let mut hands = vec![Vec::new(); seats];
    for (seat, draft) in cards.iter().enumerate() {
        for (pick, &card) in draft.iter().enumerate() {
            hands[(seat + HAND_SIZE * seats - pick) % seats].push(card);
        }
    }
    let others: Vec<u8> = (1..=12).filter(|number| !row.contains(number)).collect();
    let mains: Vec<u8> = (13..=15).filter(|number| !row.contains(number)).collect();
    let (mut silver_row, mut unused) = (others, mains);
    silver_row.extend(unused.pop());
    if seats == 2 {
        unused.append(&mut silver_row);
    }
    let deal = Deal { row: row.to_vec(), silver_row, unused, hands, boxed: numbers, start: seat(start) };
    let picks =
        cards.into_iter().map(|draft| draft.into_iter().filter_map(Race::of_card).collect()).collect();
    (deal, picks)
}

impl Game {
    /// A game in which everybody has drafted these cards.
    pub fn drafted(row: [u8; 7], start: usize, drafts: &[&str]) -> Self {
        let (deal, picks) = deal(row, start, drafts);
        let mut game =
            Self::dealt(&Setup::of(drafts.len(), true, None).expect("a valid number of seats"), &deal);
        for pick in 0..HAND_SIZE {
            for (seat, draft) in picks.iter().enumerate() {
                game.does(&format!("{seat} keep {}", draft[pick]));
            }
        }
        game
    }

    /// A game in which everybody has these rosters, and the first competition begins.
    pub fn with(row: [u8; 7], start: usize, rosters: &[&str]) -> Self {
        let mut game = Self::drafted(row, start, rosters);
        for (seat, roster) in rosters.iter().enumerate() {
            game.does(&format!("{seat} roster {roster}"));
        }
        game
    }

    /// Everybody passes until the competition is over, and nobody takes a card back.
    pub fn all_pass(&mut self) -> &mut Self {
        while let Awaiting::Turn(seat) = self.awaiting() {
            let current = self.table().current;
            self.does(&format!("{seat} pass"));
            if self.table().current != current {
                return self;
            }
        }
        self.nobody_takes_back()
    }

    pub fn nobody_takes_back(&mut self) -> &mut Self {
        while let Awaiting::Secret(seats) = self.awaiting() {
            let seat = seats.first().expect("somebody is asked");
            self.does(&format!("{seat} take_back -"));
        }
        self
    }

    /// What a seat knows about itself.
    pub fn own(&self, seat: usize) -> Player {
        self.view(seat).players[seat].clone()
    }

    pub fn cups(&self) -> Cups {
        self.table().cups
    }

    /// The cards in a hand.
    pub fn hand(&self, seat: usize) -> Team {
        self.own(seat).hand.expect("a seat sees its own hand")
    }

    /// The resting cards of a seat.
    pub fn resting(&self, seat: usize) -> Team {
        self.own(seat).resting.expect("a seat sees its own resting cards")
    }
}
