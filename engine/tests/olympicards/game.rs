//! A fluent test helper for Olympicards: dealt by hand, played in a short notation.
//!
//! A card is a letter and a value: `b` blue, `y` yellow, `k` black, `g` green, `r` red; so `k7` is a black 7.

use pentathlon_engine::games::olympicards::{
    Action, Attempt, Colour, Deal, Event, Hand, Olympicards, Performance, Reason, Setup, Sport, State,
    TwoStart, View,
};
use pentathlon_engine::rules::{Awaiting, Refusal, Rules, Seat, Viewer};

/// A game in progress.
#[derive(Clone)]
pub struct Game {
    pub state: State,
    /// All events of the last action.
    pub events: Vec<Event>,
}

pub fn seat(number: usize) -> Seat {
    Seat(number as u8)
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
        let mut game = Self::dealt(&deal(hands, stack, sport, 0));
        game.does("0 play_sport");
        game
    }

    /// The same with world records.
    pub fn of_records(sport: &str, hands: &str, stack: &str) -> Self {
        let deal = deal(hands, stack, sport, 0);
        let setup = Setup::of(deal.hands.len(), true, TwoStart::Third, None).expect("so many can play");
        let mut game = Self::with(&setup, &deal);
        game.does("0 play_sport");
        game
    }

    /// A game with the default options.
    pub fn dealt(deal: &Deal) -> Self {
        Self::with(
            &Setup::of(deal.hands.len(), false, TwoStart::Third, None).expect("so many can play"),
            deal,
        )
    }

    pub fn with(setup: &Setup, deal: &Deal) -> Self {
        Self { state: Olympicards::start(setup, deal).expect("a possible deal"), events: Vec::new() }
    }

    /// Plays an action: `0 b3`, `0 b3 k3`, `0 withdraw`, `0 play_sport`, `0 defer`. It must be legal.
    pub fn does(&mut self, what: &str) -> &mut Self {
        let (seat, action) = read(what);
        assert!(self.may(seat.index()).contains(&action), "{what}: not among {:?}", self.may(seat.index()));
        self.events.clear();
        let Self { state, events } = self;
        Olympicards::play(state, seat, action, &mut |_, event| events.push(event)).expect(what);
        assert!(self.state.is_conserved(), "{what}: a card is lost or found");
        self
    }

    /// Plays several actions in order.
    pub fn all(&mut self, whats: &[&str]) -> &mut Self {
        for what in whats {
            self.does(what);
        }
        self
    }

    /// Each seat to act withdraws, or accepts a sport, until that number of sports is over.
    pub fn gives_up_until(&mut self, sports: usize) -> &mut Self {
        while self.table().finished.len() < sports {
            let asked = self.asked();
            let action = if self.may(asked).contains(&Action::PlaySport) { "play_sport" } else { "withdraw" };
            self.does(&format!("{asked} {action}"));
        }
        self
    }

    /// Tries an action that must be refused, without any change or event.
    pub fn refuses(&self, what: &str) -> Refusal {
        let (seat, action) = read(what);
        let mut after = self.state.clone();
        let why =
            Olympicards::play(&mut after, seat, action, &mut |_, event| panic!("{what}: tells {event}"))
                .expect_err(what);
        assert_eq!(after, self.state, "{what}: refused, and yet something changed");
        assert!(!self.may(seat.index()).contains(&action), "{what}: refused, and yet legal");
        why
    }

    /// Tries to play cards, which must be refused for that reason.
    pub fn violations(&mut self, what: &str, reason: Reason) -> &mut Self {
        assert_eq!(self.refuses(what), Refusal::Violation(reason.violation()), "{what}");
        self
    }

    /// The legal actions of a seat.
    pub fn may(&self, seat: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        Olympicards::legal(&self.state, Seat(seat as u8), &mut actions);
        actions
    }

    /// The legal plays of a seat.
    pub fn plays(&self, seat: usize) -> Vec<Attempt> {
        let attempt = |action| match action {
            Action::Cards(attempt) => Some(attempt),
            _ => None,
        };
        self.may(seat).into_iter().filter_map(attempt).collect()
    }

    /// The only seat that may act.
    pub fn asked(&self) -> usize {
        match Olympicards::awaiting(&self.state) {
            Awaiting::Turn(seat) => seat.index(),
            other => panic!("{other:?}"),
        }
    }

    pub fn is_over(&self) -> bool {
        Olympicards::awaiting(&self.state) == Awaiting::Over
    }

    /// What a seat knows.
    pub fn view(&self, seat: usize) -> View {
        Olympicards::view(&self.state, Viewer::Seat(Seat(seat as u8)))
    }

    /// What everybody knows.
    pub fn table(&self) -> View {
        Olympicards::view(&self.state, Viewer::Table)
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: usize) -> Hand {
        self.view(seat).hand().expect("a seat sees its own hand")
    }

    /// The number of cards in each hand.
    pub fn sizes(&self) -> Vec<u8> {
        self.table().players.iter().map(|player| player.cards).collect()
    }

    /// Points by seat.
    pub fn points(&self) -> Vec<i32> {
        Olympicards::standing(&self.state).points
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

    /// Checks that the last action caused this event.
    pub fn emitted(&self, event: Event) -> bool {
        self.events.contains(&event)
    }
}

fn read(what: &str) -> (Seat, Action) {
    let (seat, action) = what.split_once(' ').expect("a seat and what it does");
    let action = action.parse().unwrap_or_else(|_| Action::Cards(attempt(action)));
    (Seat(seat.parse().expect("a seat")), action)
}
