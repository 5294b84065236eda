//! What the tests of Olympicards write, beside the kit.
//!
//! A card is a letter and a value: `b` blue, `y` yellow, `k` black, `g` green, `r` red; so `k7` is a black 7.

use crate::kit::{self, Tested};
use pentathlon_engine::games::olympicards::{
    Action, Attempt, Colour, Deal, Hand, Misfit, Olympicards, Performance, Setup, Sport, StartCardForTwo,
    State,
};
use pentathlon_engine::rules::Refusal;

pub use crate::kit::seat;

/// A game in progress.
pub type Game = kit::Game<Olympicards>;

impl Tested for Olympicards {
    /// `b3`, `b3 k3`, or an action in notation.
    fn action(text: &str) -> Action {
        text.parse().unwrap_or_else(|_| Action::Cards(attempt(text)))
    }

    fn is_conserved(state: &State) -> bool {
        state.is_conserved()
    }
}

pub fn card(short: &str) -> Performance {
    let (colour, value) = short.split_at(1);
    let colour = match colour {
        "b" => Colour::Blue,
        "y" => Colour::Yellow,
        "k" => Colour::Black,
        "g" => Colour::Green,
        "r" => Colour::Red,
        _ => panic!("no colour: {short}"),
    };
    Performance::new(colour, value.parse().expect(short)).expect(short)
}

pub fn cards(short: &str) -> Vec<Performance> {
    short.split_ascii_whitespace().map(card).collect()
}

pub fn attempt(short: &str) -> Attempt {
    Attempt::of(cards(short)).expect(short)
}

pub fn hand(short: &str) -> Hand {
    cards(short).into_iter().collect()
}

/// The numbers of the written cards, the first copy of each before the second.
struct Copies([usize; 46]);

impl Copies {
    fn take(&mut self, card: Performance) -> u8 {
        let copies = &mut self.0[usize::from(card.index())];
        *copies += 1;
        card.cards()[*copies - 1]
    }
}

/// A deal: hands separated by slashes, the top of the stack, the first sports, the start player. The rest is filled in:
/// cards in numerical order, sports in their own order.
pub fn deal(hands: &str, stack: &str, sports: &str, start: usize) -> Deal {
    let mut copies = Copies([0; 46]);
    let mut numbers =
        |short: &str| -> Vec<u8> { cards(short).into_iter().map(|card| copies.take(card)).collect() };
    let hands: Vec<Vec<u8>> = hands.split('/').map(&mut numbers).collect();
    let mut stack = numbers(stack);
    for card in Performance::all() {
        while copies.0[usize::from(card.index())] < 2 {
            stack.push(copies.take(card));
        }
    }
    let mut order: Vec<Sport> =
        sports.split_ascii_whitespace().map(|sport| sport.parse().expect(sport)).collect();
    let others: Vec<Sport> = Sport::ALL.into_iter().filter(|sport| !order.contains(sport)).collect();
    order.extend(others);
    Deal { hands, stack, sports: order, start: seat(start), key: 0, reshuffles: Vec::new() }
}

/// Card numbers for a written reshuffle; each card once.
pub fn numbers(short: &str) -> Vec<u8> {
    let mut copies = Copies([0; 46]);
    cards(short).into_iter().map(|card| copies.take(card)).collect()
}

impl Game {
    /// A game with the default options in which the first sport was accepted, seat 0 starting.
    pub fn of(sport: &str, hands: &str, stack: &str) -> Self {
        let mut game = Self::plain(&deal(hands, stack, sport, 0));
        game.does("0 play_sport");
        game
    }

    /// The same with world records.
    pub fn of_records(sport: &str, hands: &str, stack: &str) -> Self {
        let deal = deal(hands, stack, sport, 0);
        let setup =
            Setup::of(deal.hands.len(), true, StartCardForTwo::Third, None).expect("so many can play");
        let mut game = Self::dealt(&setup, &deal);
        game.does("0 play_sport");
        game
    }

    /// A game with the default options.
    pub fn plain(deal: &Deal) -> Self {
        let setup =
            Setup::of(deal.hands.len(), false, StartCardForTwo::Third, None).expect("so many can play");
        Self::dealt(&setup, deal)
    }

    /// Each seat to act withdraws, or accepts a sport, until that number of sports is over.
    pub fn gives_up_until(&mut self, sports: usize) -> &mut Self {
        while self.table().finished.len() < sports {
            let asked = self.whose_turn();
            let action = if self.may(asked).contains(&Action::PlaySport) { "play_sport" } else { "withdraw" };
            self.does(&format!("{asked} {action}"));
        }
        self
    }

    /// Tries to play cards, which must be refused for that.
    pub fn violations(&mut self, what: &str, misfit: Misfit) -> &mut Self {
        assert_eq!(self.refuses(what), Refusal::Violation(misfit.violation()), "{what}");
        self
    }

    /// The legal plays of a seat.
    pub fn plays(&self, seat: usize) -> Vec<Attempt> {
        let attempt = |action| match action {
            Action::Cards(attempt) => Some(attempt),
            _ => None,
        };
        self.may(seat).into_iter().filter_map(attempt).collect()
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: usize) -> Hand {
        self.view(seat).hand().expect("a seat sees its own hand")
    }

    /// The number of cards in each hand.
    pub fn sizes(&self) -> Vec<u8> {
        self.table().players.iter().map(|player| player.cards).collect()
    }

    /// Gold, silver and bronze of a seat.
    pub fn medals(&self, seat: usize) -> [u8; 3] {
        let medals = self.table().players[seat].medals;
        [medals.gold, medals.silver, medals.bronze]
    }

    /// The current card turned over.
    pub fn turned(&self) -> Option<Performance> {
        self.table().turned
    }
}
