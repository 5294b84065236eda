//! A fluent test helper for Olympia 2000: dealt by hand, played in notation.

use pentathlon_engine::games::olympia2000::{
    Action, Athlete, Chip, Columns, Deal, Discipline, Event, Olympia2000, Phase, Setup, State, Tie, View,
};
use pentathlon_engine::rules::{Awaiting, Refusal, Rules, Seat, Viewer};

/// A game in progress.
#[derive(Clone)]
pub struct Game {
    pub state: State,
    /// All events of the last action.
    pub events: Vec<Event>,
}

/// Reads a deal in the notation of the game; `…` in the deck stands for the athletes that are not named, in numerical
/// order.
pub fn deal(text: &str) -> Deal {
    let named: Vec<u8> = text.split([' ', ',', '/']).filter_map(|word| word.parse().ok()).collect();
    // The start player is a number too, and the last one.
    let named = &named[..named.len() - 1];
    let others: Vec<String> =
        (1..=55).filter(|number| !named.contains(number)).map(|number| number.to_string()).collect();
    text.replace('…', &others.join(",")).parse().expect("a deal in the notation of the game")
}

pub fn seat(number: usize) -> Seat {
    Seat(number as u8)
}

pub fn athlete(number: u8) -> Athlete {
    Athlete::new(number).expect("an athlete")
}

pub fn chip(discipline: Discipline, value: u8) -> Chip {
    Chip { discipline, value }
}

impl Game {
    /// A game with the default options, dealt by hand.
    pub fn of(seats: usize, text: &str) -> Self {
        Self::with(Tie::Shared, seats, text)
    }

    /// A game in which ties are decided by another rule.
    pub fn with(tie: Tie, seats: usize, text: &str) -> Self {
        let setup = Setup::of(seats, tie, None).expect("so many can play");
        let state = Olympia2000::start(&setup, &deal(text)).expect("a possible deal");
        Self { state, events: Vec::new() }
    }

    pub fn seats(&self) -> usize {
        self.state.seats()
    }

    /// Plays an action: `0 athlete 27`. It must be legal.
    pub fn does(&mut self, what: &str) -> &mut Self {
        let (seat, action) = read(what);
        assert!(self.may(seat.index()).contains(&action), "{what}: not among {:?}", self.may(seat.index()));
        self.events.clear();
        let Self { state, events } = self;
        Olympia2000::play(state, seat, action, &mut |_, event| events.push(event)).expect(what);
        self
    }

    /// Everybody sends an athlete, seat by seat; the last one reveals them.
    pub fn sends<const SEATS: usize>(&mut self, athletes: [u8; SEATS]) -> &mut Self {
        assert_eq!(SEATS, self.seats(), "one athlete a seat");
        let mut events = Vec::new();
        for (seat, athlete) in athletes.into_iter().enumerate() {
            self.does(&format!("{seat} athlete {athlete}"));
            events.append(&mut self.events);
        }
        self.events = events;
        self
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

    /// Tries an action that must be refused, without any change or event.
    pub fn refuses(&self, what: &str) -> Refusal {
        let (seat, action) = read(what);
        let mut after = self.state.clone();
        let why =
            Olympia2000::play(&mut after, seat, action, &mut |_, event| panic!("{what}: tells {event}"))
                .expect_err(what);
        assert_eq!(after, self.state, "{what}: refused, and yet something changed");
        assert!(!self.may(seat.index()).contains(&action), "{what}: refused, and yet legal");
        why
    }

    /// The legal actions of a seat.
    pub fn may(&self, seat: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        Olympia2000::legal(&self.state, Seat(seat as u8), &mut actions);
        actions
    }

    /// The legal actions of a seat, in notation.
    pub fn choices(&self, seat: usize) -> Vec<String> {
        self.may(seat).iter().map(ToString::to_string).collect()
    }

    pub fn awaiting(&self) -> Awaiting {
        Olympia2000::awaiting(&self.state)
    }

    /// What a seat knows.
    pub fn view(&self, seat: usize) -> View {
        Olympia2000::view(&self.state, Viewer::Seat(Seat(seat as u8)))
    }

    /// What everybody knows.
    pub fn table(&self) -> View {
        Olympia2000::view(&self.state, Viewer::Table)
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

    /// Points by seat.
    pub fn points(&self) -> Vec<i32> {
        Olympia2000::standing(&self.state).points
    }

    /// The laurel chips a seat has won.
    pub fn won(&self, seat: usize) -> Vec<Chip> {
        self.table().players[seat].won.iter().collect()
    }

    /// The consolation chips of a seat.
    pub fn consolation(&self, seat: usize) -> u8 {
        self.table().players[seat].consolation
    }

    pub fn is_over(&self) -> bool {
        self.awaiting() == Awaiting::Over
    }

    /// Checks that the last action caused this event.
    pub fn emitted(&self, event: Event) -> bool {
        self.events.contains(&event)
    }
}

fn read(what: &str) -> (Seat, Action) {
    let (seat, action) = what.split_once(' ').expect("a seat and what it does");
    (Seat(seat.parse().expect("a seat")), action.parse().expect("an action in notation"))
}
