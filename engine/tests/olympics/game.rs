//! A fluent test helper for Olympics: dealt by hand, played in notation.

use pentathlon_engine::cards::Set;
use pentathlon_engine::games::olympics::{
    Action, Card, Competitor, Deal, Event, EventCard, Line, Olympics, Phase, Setup, State, View,
};
use pentathlon_engine::rules::{Awaiting, Refusal, Rules, Seat, Viewer};

/// A game in progress.
#[derive(Clone)]
pub struct Game {
    pub state: State,
    /// All events of the last action.
    pub events: Vec<Event>,
}

/// Reads a deal in the notation of the game; `…` in the deck stands for the cards that are not named, in numerical
/// order.
pub fn deal(text: &str) -> Deal {
    let named: Vec<u8> = text.split([' ', ',', '/']).filter_map(|word| word.parse().ok()).collect();
    let others: Vec<String> =
        (1..=75).filter(|number| !named.contains(number)).map(|number| number.to_string()).collect();
    text.replace('…', &others.join(",")).parse().expect("a deal in the notation of the game")
}

pub fn seat(number: usize) -> Seat {
    Seat(number as u8)
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
        let setup = Setup::of(seats, None).expect("so many can play");
        let state = Olympics::start(&setup, &deal(text)).expect("a possible deal");
        Self { state, events: Vec::new() }
    }

    pub fn seats(&self) -> usize {
        self.state.seats()
    }

    /// Plays an action: `0 bid 27`. It must be legal.
    pub fn does(&mut self, what: &str) -> &mut Self {
        let (seat, action) = read(what);
        assert!(self.may(seat.index()).contains(&action), "{what}: not among {:?}", self.may(seat.index()));
        self.events.clear();
        let Self { state, events } = self;
        Olympics::play(state, seat, action, &mut |_, event| events.push(event)).expect(what);
        assert!(self.state.is_conserved(), "{what}: a card is lost or made");
        self
    }

    /// Plays several actions in order, and collects all their events.
    pub fn all_do(&mut self, what: &[String]) -> &mut Self {
        let mut events = Vec::new();
        for what in what {
            self.does(what);
            events.append(&mut self.events);
        }
        self.events = events;
        self
    }

    /// Everybody bids, seat by seat; the last one reveals the bids.
    pub fn bids<const SEATS: usize>(&mut self, cards: [u8; SEATS]) -> &mut Self {
        assert_eq!(SEATS, self.seats(), "one card a seat");
        let all: Vec<String> =
            cards.iter().enumerate().map(|(seat, card)| format!("{seat} bid {card}")).collect();
        self.all_do(&all)
    }

    /// Everybody invests, seat by seat; then the cards go to their events.
    pub fn invests<const SEATS: usize>(&mut self, cards: [u8; SEATS]) -> &mut Self {
        assert_eq!(SEATS, self.seats(), "one card a seat");
        let all: Vec<String> =
            cards.iter().enumerate().map(|(seat, card)| format!("{seat} invest {card}")).collect();
        self.all_do(&all)
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
            self.all_do(&bids).takes();
            let mut invests = vec![format!("0 invest {invested}")];
            invests.extend((1..self.seats()).map(|seat| format!("{seat} invest {}", first(self, seat))));
            self.all_do(&invests);
        }
        self
    }

    /// Everybody plays the first legal action, to the end.
    pub fn plays_on(&mut self) -> &mut Self {
        while let Some(seat) = self.awaiting().seats().first() {
            let action = self.may(seat.index())[0];
            self.does(&format!("{seat} {action}"));
        }
        self
    }

    /// Tries an action that must be refused, without any change or event.
    pub fn refuses(&self, what: &str) -> Refusal {
        let (seat, action) = read(what);
        let mut after = self.state.clone();
        let why = Olympics::play(&mut after, seat, action, &mut |_, event| panic!("{what}: tells {event}"))
            .expect_err(what);
        assert_eq!(after, self.state, "{what}: refused, and yet something changed");
        assert!(!self.may(seat.index()).contains(&action), "{what}: refused, and yet legal");
        why
    }

    /// The legal actions of a seat.
    pub fn may(&self, seat: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        Olympics::legal(&self.state, Seat(seat as u8), &mut actions);
        actions
    }

    /// The legal actions of a seat, in notation.
    pub fn choices(&self, seat: usize) -> Vec<String> {
        self.may(seat).iter().map(ToString::to_string).collect()
    }

    pub fn awaiting(&self) -> Awaiting {
        Olympics::awaiting(&self.state)
    }

    /// What a seat knows.
    pub fn view(&self, seat: usize) -> View {
        Olympics::view(&self.state, Viewer::Seat(Seat(seat as u8)))
    }

    /// What everybody knows.
    pub fn table(&self) -> View {
        Olympics::view(&self.state, Viewer::Table)
    }

    /// The complete state.
    pub fn open(&self) -> View {
        Olympics::view(&self.state, Viewer::Open)
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

    /// Checks that the last action caused this event.
    pub fn emitted(&self, event: Event) -> bool {
        self.events.contains(&event)
    }
}

fn read(what: &str) -> (Seat, Action) {
    let (seat, action) = what.split_once(' ').expect("a seat and what it does");
    (Seat(seat.parse().expect("a seat")), action.parse().expect("an action in notation"))
}
