//! Random walks: whole games in which the seats to act choose any legal action.
//!
//! The suites that apply to every game are written once, with `every_game!`, and iterate over the shelf: a new game is
//! covered without adding a line here. The smallest game (`engine/examples/smallest_game/`), which is not on the shelf,
//! is held to the contract and to secrecy too.

#![allow(dead_code, reason = "each suite walks in its own way")]

pub mod distribution;
#[path = "../../examples/smallest_game/game.rs"]
mod smallest_game;

use pentathlon_engine::cards::{Chance, Seed, Stream};
use pentathlon_engine::games::{self, Game, Visitor};
use pentathlon_engine::rules::{Awaiting, Deal, Level, Rules, Seat, Setup, Viewer};
use pentathlon_engine::table::{Player, PlayerKind};

/// More actions than any game on the shelf takes.
pub const MAX_ACTIONS: usize = 2_000;

/// A property of every game at every number of seats.
pub trait Claim {
    /// Fails if it does not hold for `R` with that number of seats.
    fn holds<R: Game>(&self, seats: usize);
}

/// Checks a property for every game on the shelf, at every number of seats.
pub fn of_every_game(claim: &impl Claim) {
    struct With<'a, C>(&'a C, usize);
    impl<C: Claim> Visitor for With<'_, C> {
        type Output = ();
        fn visit<R: Game>(self) {
            self.0.holds::<R>(self.1);
        }
    }
    let shelf = games::shelf();
    assert!(!shelf.is_empty(), "there is a game on the shelf");
    for info in shelf {
        for seats in info.seats.clone() {
            println!("{}, {seats} seats:", info.id);
            let met = games::visit(info.id, With(claim, seats));
            assert!(met.is_some(), "{} is on the shelf and cannot be visited", info.id);
        }
    }
}

/// Checks a property for the smallest game, at every number of seats.
pub fn of_the_smallest_game(claim: &impl Claim) {
    for seats in smallest_game::Setup::INFO.seats {
        println!("the smallest game, {seats} seats:");
        claim.holds::<smallest_game::HighCard>(seats);
    }
}

/// Defines a test for every game on the shelf, at every number of seats; with `and the smallest;` before it, also for
/// the smallest game.
#[allow(unused_macros, reason = "not every suite is for every game")]
macro_rules! every_game {
    (and the smallest; $(#[$attribute:meta])* fn $name:ident<$R:ident>($seats:ident: usize) $body:block) => {
        every_game!(@ [of_every_game of_the_smallest_game] $(#[$attribute])* fn $name<$R>($seats: usize) $body);
    };
    (@ [$($games:ident)*] $(#[$attribute:meta])* fn $name:ident<$R:ident>($seats:ident: usize) $body:block) => {
        $(#[$attribute])*
        #[test]
        fn $name() {
            struct This;
            impl walk::Claim for This {
                fn holds<$R: pentathlon_engine::games::Game>(&self, $seats: usize) $body
            }
            $(walk::$games(&This);)*
        }
    };
    ($(#[$attribute:meta])* fn $name:ident<$R:ident>($seats:ident: usize) $body:block) => {
        every_game!(@ [of_every_game] $(#[$attribute])* fn $name<$R>($seats: usize) $body);
    };
}

/// An action on a walk.
pub struct Step<R: Rules> {
    /// The state before it.
    pub before: R::State,
    pub seat: Seat,
    pub action: R::Action,
    /// All events.
    pub events: Vec<R::Event>,
}

/// A whole game.
pub struct Walk<R: Rules> {
    pub setup: R::Setup,
    pub deal: R::Deal,
    pub steps: Vec<Step<R>>,
    /// The state after the last step.
    pub end: R::State,
}

/// A set-up with the default options.
pub fn setup<R: Rules>(seats: usize) -> R::Setup {
    R::Setup::new(seats, "").expect("a valid number of seats")
}

/// The deal of a seed.
pub fn deal<R: Rules>(seats: usize, seed: u64) -> R::Deal {
    R::Deal::draw(&setup::<R>(seats), &mut Chance::new(&Seed::from_number(seed), Stream::Deal))
}

/// The random choices in the walk of a seed.
pub fn choices(seed: u64) -> Chance {
    Chance::new(&Seed::from_number(seed), Stream::Decoration)
}

/// The legal actions of `seat`.
pub fn legal<R: Rules>(state: &R::State, seat: Seat) -> Vec<R::Action> {
    let mut actions = Vec::new();
    R::legal(state, seat, &mut actions);
    actions
}

/// Plays a legal action and returns its events.
pub fn play<R: Rules>(state: &mut R::State, seat: Seat, action: R::Action) -> Vec<R::Event> {
    let mut events = Vec::new();
    R::play(state, seat, action, &mut |_, event| events.push(event)).expect("a legal action can be played");
    events
}

/// A random seat among those that may act, and a random legal action of it, if there is one.
pub fn anything<R: Rules>(state: &R::State, chance: &mut Chance) -> Option<(Seat, R::Action)> {
    let asked: Vec<Seat> = R::awaiting(state).seats().iter().collect();
    let &seat = chance.pick(&asked)?;
    let actions = legal::<R>(state, seat);
    let &action = chance.pick(&actions).expect("a seat that is asked has a legal action");
    Some((seat, action))
}

/// A whole game, at random.
pub fn walk<R: Rules>(seats: usize, seed: u64) -> Walk<R> {
    let setup = setup::<R>(seats);
    let deal = deal::<R>(seats, seed);
    let mut state = R::start(&setup, &deal).expect("a drawn deal is possible");
    let mut chance = choices(seed);
    let mut steps = Vec::new();
    while let Some((seat, action)) = anything::<R>(&state, &mut chance) {
        let before = state.clone();
        let events = play::<R>(&mut state, seat, action);
        steps.push(Step { before, seat, action, events });
        assert!(steps.len() <= MAX_ACTIONS, "seed {seed}: the game does not end");
    }
    assert_eq!(R::awaiting(&state), Awaiting::Over, "seed {seed}: nobody is asked, and it is not over");
    Walk { setup, deal, steps, end: state }
}

/// Plays a game from a seed in which each choice is given by a number; `look` gets every state, together with the events
/// before it.
pub fn by_numbers<R: Rules>(
    setup: &R::Setup,
    seed: u64,
    choices: &[u32],
    mut look: impl FnMut(&R::State, &[R::Event]),
) {
    let deal = R::Deal::draw(setup, &mut Chance::new(&Seed::from_number(seed), Stream::Deal));
    let mut state = R::start(setup, &deal).unwrap();
    look(&state, &[]);
    let mut numbers = choices.iter().cycle();
    let mut choose = |most: usize| *numbers.next().unwrap() as usize % most;
    loop {
        let asked: Vec<Seat> = R::awaiting(&state).seats().iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[choose(asked.len())];
        let actions = legal::<R>(&state, seat);
        let events = play::<R>(&mut state, seat, actions[choose(actions.len())]);
        look(&state, &events);
    }
    assert_eq!(R::awaiting(&state), Awaiting::Over);
}

impl<R: Rules> Walk<R> {
    /// Whether the clock acts in the game. If it never does, there is no such seat.
    pub fn has_clock(&self) -> bool {
        self.steps.iter().any(|step| step.seat == Seat::CLOCK)
    }

    /// Every state of the game, from the first to the last.
    pub fn states(&self) -> impl Iterator<Item = &R::State> {
        self.steps.iter().map(|step| &step.before).chain([&self.end])
    }
}

/// Everybody who can act at a table of that size: each seat, and the clock.
pub fn actors(seats: usize) -> impl Iterator<Item = Seat> {
    Seat::all(seats).chain([Seat::CLOCK])
}

/// The level of each seat; the clock acts the same for all levels.
pub fn level_of(players: &[Player], seat: Seat) -> Level {
    match players.get(seat.index()).map(|player| player.kind) {
        Some(PlayerKind::Computer(level)) => level,
        Some(PlayerKind::Person) => panic!("a person sits in seat {seat}"),
        None => {
            assert_eq!(seat, Seat::CLOCK, "nobody else acts");
            Level::Regular
        }
    }
}

/// All viewers of a running game: the table, and each seat.
pub fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    [Viewer::Table].into_iter().chain(Seat::all(seats).map(Viewer::Seat))
}
