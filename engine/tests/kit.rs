//! A game dealt by hand and played in notation: what the tests of each game's rules are written with. The `game.rs` of a
//! game adds what only that game has.

use crate::walk;
use pentathlon_engine::rules::{Awaiting, Refusal, Rules, Seat, Viewer};
use std::ops::RangeInclusive;

/// A game whose rules are tested.
pub trait Tested: Rules {
    /// Reads an action in notation, or as the tests of the game write it for short.
    fn action(text: &str) -> Self::Action {
        text.parse().unwrap_or_else(|_| panic!("{text}: not an action"))
    }

    /// Whether each piece is in one place, where a state can tell by itself.
    fn is_conserved(_state: &Self::State) -> bool {
        true
    }
}

/// A game in progress.
#[derive(Clone)]
pub struct Game<R: Rules> {
    pub state: R::State,
    /// All events of the actions done last.
    pub events: Vec<R::Event>,
}

impl<R: Tested> Game<R> {
    /// A game before its first action.
    pub fn dealt(setup: &R::Setup, deal: &R::Deal) -> Self {
        Self { state: R::start(setup, deal).expect("a possible deal"), events: Vec::new() }
    }

    /// Does actions in order, each of a seat: `0 bid 27; 1 bid 16`. They must be legal.
    pub fn does(&mut self, what: &str) -> &mut Self {
        self.events.clear();
        for what in what.split("; ") {
            let (seat, action) = read::<R>(what);
            let legal = walk::legal::<R>(&self.state, seat);
            assert!(legal.contains(&action), "{what}: not among {legal:?}");
            self.events.extend(walk::play::<R>(&mut self.state, seat, action));
            assert!(R::is_conserved(&self.state), "{what}: something is lost or made");
        }
        self
    }

    /// Every seat does the same with a card of its own, from the first seat to the last.
    pub fn each_does<const SEATS: usize>(&mut self, what: &str, cards: [u8; SEATS]) -> &mut Self {
        assert_eq!(SEATS, self.seats(), "one card a seat");
        let all: Vec<String> =
            cards.iter().enumerate().map(|(seat, card)| format!("{seat} {what} {card}")).collect();
        self.does(&all.join("; "))
    }

    /// Whoever is asked first does the first legal action, until the game is over.
    pub fn play_on(&mut self) -> &mut Self {
        let mut events = Vec::new();
        while let Some(seat) = self.awaiting().seats().first() {
            let action = walk::legal::<R>(&self.state, seat)[0];
            events.append(&mut self.does(&format!("{seat} {action}")).events);
        }
        self.events = events;
        self
    }

    /// Tries an action that must be refused, without any change or event.
    pub fn refuses(&self, what: &str) -> Refusal {
        let (seat, action) = read::<R>(what);
        let mut after = self.state.clone();
        let why = R::play(&mut after, seat, action, &mut |_, event| panic!("{what}: tells {event:?}"))
            .expect_err(what);
        assert_eq!(after, self.state, "{what}: refused, and yet something changed");
        assert!(!walk::legal::<R>(&self.state, seat).contains(&action), "{what}: refused, and yet legal");
        why
    }

    /// The legal actions of a seat.
    pub fn may(&self, seat: usize) -> Vec<R::Action> {
        walk::legal::<R>(&self.state, self::seat(seat))
    }

    /// The legal actions of a seat, in notation.
    pub fn choices(&self, seat: usize) -> Vec<String> {
        self.may(seat).iter().map(ToString::to_string).collect()
    }

    pub fn seats(&self) -> usize {
        self.points().len()
    }

    pub fn awaiting(&self) -> Awaiting {
        R::awaiting(&self.state)
    }

    /// The seats that may act, in ascending order.
    pub fn asked(&self) -> Vec<u8> {
        self.awaiting().seats().iter().map(|seat| seat.0).collect()
    }

    /// The seat whose turn it is.
    pub fn whose_turn(&self) -> usize {
        match self.awaiting() {
            Awaiting::Turn(seat) => seat.index(),
            other => panic!("it is nobody's turn: {other:?}"),
        }
    }

    pub fn is_over(&self) -> bool {
        self.awaiting() == Awaiting::Over
    }

    pub fn sees(&self, viewer: Viewer) -> R::View {
        R::view(&self.state, viewer)
    }

    /// What a seat knows.
    pub fn view(&self, seat: usize) -> R::View {
        self.sees(Viewer::Seat(self::seat(seat)))
    }

    /// What everybody knows.
    pub fn table(&self) -> R::View {
        self.sees(Viewer::Table)
    }

    /// Points by seat.
    pub fn points(&self) -> Vec<i32> {
        R::standing(&self.state).points
    }

    /// Whether one of the actions done last caused this event.
    pub fn emitted(&self, event: R::Event) -> bool {
        self.events.contains(&event)
    }
}

/// A seat and what it does.
fn read<R: Tested>(what: &str) -> (Seat, R::Action) {
    let (seat, action) = what.split_once(' ').expect("a seat and what it does");
    (seat.parse().unwrap_or_else(|_| panic!("{what}: not a seat")), R::action(action))
}

pub fn seat(number: usize) -> Seat {
    Seat(number as u8)
}

/// A deal in notation in which `…` stands for all cards that are not named before it, in numerical order.
pub fn deal<R: Rules>(text: &str, cards: RangeInclusive<u8>) -> R::Deal {
    let (named, _) = text.split_once('…').unwrap_or((text, ""));
    let named: Vec<u8> = named.split([' ', ',', '/']).filter_map(|word| word.parse().ok()).collect();
    let others: Vec<String> =
        cards.filter(|card| !named.contains(card)).map(|card| card.to_string()).collect();
    text.replace('…', &others.join(",")).parse().expect("a deal in the notation of the game")
}
