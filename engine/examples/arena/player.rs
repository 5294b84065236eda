//! The players of the arena: the levels, foreign searchers, and one that sees all cards.

use crate::foreign::Foreign;
use pentathlon_engine::bots::{self, Outcome, Playout};
use pentathlon_engine::cards::Chance;
use pentathlon_engine::games::Game;
use pentathlon_engine::rules::{Level, Reaction, Seat, Viewer};

/// The player in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// Plays at random.
    Random,
    /// A computer player of the app.
    Level(Level),
    /// A searcher of another kind.
    Foreign(Foreign),
    /// Sees all cards: shows what not knowing them costs.
    Seer,
}

const NAMES: [(&str, Contestant); 9] = [
    ("random", Contestant::Random),
    ("rookie", Contestant::Level(Level::Rookie)),
    ("regular", Contestant::Level(Level::Regular)),
    ("expert", Contestant::Level(Level::Expert)),
    ("flat-random", Contestant::Foreign(Foreign::FlatRandom)),
    ("trees", Contestant::Foreign(Foreign::Trees)),
    ("ismcts", Contestant::Foreign(Foreign::Ismcts)),
    ("ismcts-slips", Contestant::Foreign(Foreign::IsmctsSlips)),
    ("seer", Contestant::Seer),
];

impl Contestant {
    /// The names of all contestants.
    pub fn names() -> Vec<&'static str> {
        NAMES.map(|(name, _)| name).to_vec()
    }

    /// The contestant with that name.
    pub fn named(name: &str) -> Option<Self> {
        NAMES.into_iter().find(|&(other, _)| other == name).map(|(_, contestant)| contestant)
    }

    /// The action of the contestant, and the number of iterations. In a phase of secret choices, `state` is the one
    /// from before anybody chose; only the seer looks at it.
    pub fn decide<R: Game>(
        self,
        state: &R::State,
        seat: Seat,
        legal: &[R::Action],
        iterations: u32,
        chance: &mut Chance,
    ) -> (Option<R::Action>, u32) {
        let view = R::view(state, Viewer::Seat(seat));
        let searches = legal.len() > 1;
        match self {
            Self::Random => (chance.pick(legal).copied(), 0),
            // In races nobody searches.
            Self::Level(Level::Expert) if R::RACE.is_none() => {
                let action = bots::search_action::<R>(&view, seat, legal, iterations, chance);
                (action, if searches { iterations } else { 0 })
            }
            Self::Level(level) => (bots::quick_action::<R>(level, &view, legal, chance), 0),
            Self::Foreign(foreign) if searches => {
                (foreign.search::<R>(&view, seat, legal, iterations, chance), iterations)
            }
            Self::Seer if searches => (see::<R>(state, seat, legal, iterations, chance), iterations),
            Self::Foreign(_) | Self::Seer => (legal.first().copied(), 0),
        }
    }

    /// What the contestant does in a race, and after how long. Those that know no reactions choose at once.
    pub fn react<R: Game>(
        self,
        view: &R::View,
        legal: &[R::Action],
        chance: &mut Chance,
    ) -> Option<Reaction<R::Action>> {
        let reaction = match self {
            Self::Level(level) => bots::react::<R>(level, view, chance),
            _ => None,
        };
        let at_once = |action| Reaction { action, after_ms: 0 };
        reaction.or_else(|| chance.pick(legal).copied().map(at_once))
    }
}

/// The best action in the true state, with the same number of playouts for each.
fn see<R: Game>(
    state: &R::State,
    seat: Seat,
    legal: &[R::Action],
    iterations: u32,
    chance: &mut Chance,
) -> Option<R::Action> {
    let mut playout = Playout::<R>::default();
    let mut best: Option<(i64, R::Action)> = None;
    let each = (iterations / legal.len() as u32).max(1);
    let luck = chance.clone();
    for &action in legal {
        let (mut value, mut luck) = (0, luck.clone());
        for _ in 0..each {
            let mut after = state.clone();
            R::play(&mut after, seat, action, &mut |_, _| {}).ok()?;
            playout.finish(&mut after, &mut luck)?;
            value += i64::from(Outcome::of(&R::standing(&after), seat).value());
        }
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}
