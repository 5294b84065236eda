//! A fluent test helper for Orc-lympics: dealt by hand, played in notation.

use pentathlon_engine::games::orclympics::{
    Action, Cups, Deal, Event, HAND_SIZE, Orclympics, Player, Race, Setup, State, Team, View,
};
use pentathlon_engine::rules::{Awaiting, Refusal, Rules, Seat, Viewer};

/// Four competitions of strength worth 3, 4, 5 and 6, one of cunning and one of speed worth 3, and a main event of
/// strength.
pub const STRENGTH: [u8; 7] = [1, 2, 3, 4, 5, 9, 13];

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
    /// A game before the draft.
    pub fn of(setup: Setup, deal: &Deal) -> Self {
        Self { state: Orclympics::start(&setup, deal).expect("a possible deal"), events: Vec::new() }
    }

    /// A game in which everybody has drafted these cards.
    pub fn drafted(row: [u8; 7], start: usize, drafts: &[&str]) -> Self {
        let (deal, picks) = deal(row, start, drafts);
        let mut game = Self::of(Setup::of(drafts.len(), true, None).expect("a valid number of seats"), &deal);
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

    /// Plays an action: `0 enter orc`. It must be legal.
    pub fn does(&mut self, what: &str) -> &mut Self {
        let (seat, action) = read(what);
        assert!(self.may(seat.index()).contains(&action), "{what}: not among {:?}", self.may(seat.index()));
        self.events.clear();
        let Self { state, events } = self;
        Orclympics::play(state, seat, action, &mut |_, event| events.push(event)).expect(what);
        self
    }

    /// Plays several actions in order: `0 enter orc; 1 pass`.
    pub fn plays(&mut self, what: &str) -> &mut Self {
        what.split(';').for_each(|what| {
            self.does(what.trim());
        });
        self
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

    /// Tries an action that must be refused, without any change or event.
    pub fn refuses(&self, what: &str) -> Refusal {
        let (seat, action) = read(what);
        let mut after = self.state.clone();
        let why =
            Orclympics::play(&mut after, seat, action, &mut |_, event| panic!("{what}: reports {event}"))
                .expect_err(what);
        assert_eq!(after, self.state, "{what}: refused, but something changed");
        assert!(!self.may(seat.index()).contains(&action), "{what}: refused, but legal");
        why
    }

    /// The legal actions of a seat.
    pub fn may(&self, seat: usize) -> Vec<Action> {
        let mut actions = Vec::new();
        Orclympics::legal(&self.state, Seat(seat as u8), &mut actions);
        actions
    }

    /// The legal actions of a seat, in notation.
    pub fn choices(&self, seat: usize) -> Vec<String> {
        self.may(seat).iter().map(ToString::to_string).collect()
    }

    pub fn awaiting(&self) -> Awaiting {
        Orclympics::awaiting(&self.state)
    }

    /// The seats that may act, in ascending order.
    pub fn asked(&self) -> Vec<u8> {
        self.awaiting().seats().iter().map(|seat| seat.0).collect()
    }

    /// What a seat knows.
    pub fn view(&self, seat: usize) -> View {
        Orclympics::view(&self.state, Viewer::Seat(Seat(seat as u8)))
    }

    /// What a seat knows about itself.
    pub fn own(&self, seat: usize) -> Player {
        self.view(seat).players[seat].clone()
    }

    /// What everybody knows.
    pub fn table(&self) -> View {
        Orclympics::view(&self.state, Viewer::Table)
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

    pub fn points(&self) -> Vec<i32> {
        Orclympics::standing(&self.state).points
    }

    /// Whether the last action caused an event like this.
    pub fn emitted(&self, event: Event) -> bool {
        self.events.contains(&event)
    }
}

fn read(what: &str) -> (Seat, Action) {
    let (seat, action) = what.split_once(' ').expect("a seat and an action");
    (Seat(seat.parse().expect(what)), action.parse().expect(what))
}
