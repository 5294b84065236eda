//! What the tests of Olympics write, beside the kit.

use crate::kit::{self, Tested};
use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympics::{
    Card, Competitor, Deal, EventCard, Line, Olympics, Phase, Setup, State, View,
};
use pentathlon_engine::rules::Viewer;

pub use crate::kit::seat;

/// A game in progress.
pub type Game = kit::Game<Olympics>;

impl Tested for Olympics {
    fn is_conserved(state: &State) -> bool {
        state.is_conserved()
    }
}

/// Reads a deal; `…` in the deck stands for the cards that are not named.
pub fn deal(text: &str) -> Deal {
    kit::deal::<Olympics>(text, 1..=75)
}

pub fn player(number: usize) -> Competitor {
    Competitor::Seat(seat(number))
}

pub fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

pub fn cards(numbers: &[u8]) -> Set<Card> {
    numbers.iter().map(|&number| card(number)).collect()
}

pub fn numbers(cards: Set<Card>) -> Vec<u8> {
    cards.iter().map(Card::number).collect()
}

impl Game {
    /// A game dealt by hand.
    pub fn of(seats: usize, text: &str) -> Self {
        Self::dealt(&Setup::of(seats, None).expect("so many can play"), &deal(text))
    }

    /// Everybody bids, seat by seat; the last one reveals the bids.
    pub fn bids<const SEATS: usize>(&mut self, cards: [u8; SEATS]) -> &mut Self {
        self.each_does("bid", cards)
    }

    /// Everybody invests, seat by seat; then the cards go to their events.
    pub fn invests<const SEATS: usize>(&mut self, cards: [u8; SEATS]) -> &mut Self {
        self.each_does("invest", cards)
    }

    /// Each seat to act takes the first pair there, until all have one.
    pub fn takes(&mut self) -> &mut Self {
        let mut events = Vec::new();
        while let Phase::Taking { taker, .. } = self.table().phase {
            let pair = self.table().pool.iter().flatten().next().expect("a pair is left").open;
            self.does(&format!("{taker} take {pair}"));
            events.append(&mut self.events);
        }
        self.events = events;
        self
    }

    /// Plays one round for each of the cards, in which seat 0 invests it. The others bid and invest the first card of
    /// their hands, seat 0 bids the first card that is not to be invested, and pairs are taken from first to last.
    pub fn seat_0_invests(&mut self, cards: &[u8]) -> &mut Self {
        for invested in cards {
            let first = |game: &Self, seat: usize| game.hand(seat)[0];
            let spare = self.hand(0).into_iter().find(|held| !cards.contains(held)).expect("a card to bid");
            let mut bids = vec![format!("0 bid {spare}")];
            bids.extend((1..self.seats()).map(|seat| format!("{seat} bid {}", first(self, seat))));
            self.does(&bids.join("; ")).takes();
            let mut invests = vec![format!("0 invest {invested}")];
            invests.extend((1..self.seats()).map(|seat| format!("{seat} invest {}", first(self, seat))));
            self.does(&invests.join("; "));
        }
        self
    }

    /// The complete state.
    pub fn open(&self) -> View {
        self.sees(Viewer::Open)
    }

    /// The cards in a hand, by number.
    pub fn hand(&self, seat: usize) -> Vec<u8> {
        numbers(self.view(seat).players[seat].hand.expect("a seat sees its own hand"))
    }

    /// A seat's cards at an event as a viewer knows them.
    pub fn line(&self, view: &View, seat: usize, event: EventCard) -> Line {
        view.line(player(seat), event).expect("a line")
    }

    /// The discard pile, by number.
    pub fn discard(&self) -> Vec<u8> {
        numbers(self.table().discard)
    }
}
