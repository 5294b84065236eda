//! Loads the games. In a release build each game (rules, computer players, drawings, messages) is a module of its own,
//! split from the app after the build (`xtask/src/build/split.rs`) and fetched when the game is first opened. A debug build
//! compiles all games in (`build.rs` sets `split_games`).

use super::game_part;
use crate::browser::{Arrival, wants_little_data, when_all};
use crate::contract::GameUi;
use crate::fetched::{Contents, Part};
use crate::messages::language::Sentences;
use gloo_timers::callback::Timeout;
use pentathlon_engine::games::{info_of, shelf};
use std::cell::Cell;

/// How long the app waits before it fetches the games that nobody has opened yet, in milliseconds. The game that is
/// being opened comes first.
const REST_MS: u32 = 3_000;

/// What the module of a game contains.
pub struct GameModule {
    /// How it is drawn and narrated.
    pub ui: &'static dyn GameUi,
    /// Its messages.
    pub sentences: [&'static Sentences; 1],
}

impl Contents for GameModule {
    fn sentences(&self) -> &[&'static Sentences] {
        &self.sentences
    }
}

/// Generates what is the same for every game, for `src/games/mod.rs`: its part of the app. Its messages have the name of the
/// game.
macro_rules! games {
    ($($game:ident $rules:ident),*) => {
        $(
            impl crate::contract::Drawn for pentathlon_engine::games::$game::$rules {
                const UI: &'static dyn crate::contract::GameUi = &pentathlon_engine::games::$game::$rules;

                fn frame(frame: pentathlon_engine::table::Frame<Self>) -> std::sync::Arc<dyn crate::contract::FrameUi> {
                    std::sync::Arc::new(frame)
                }
            }
        )*

        /// The part with the game of that id; `None` if there is no such game.
        fn game_part(game: &str) -> Option<&'static Part<GameModule>> {
            match game {
                $(stringify!($game) => {
                    part!(PART: GameModule = $game, GameModule {
                        ui: <pentathlon_engine::games::$game::$rules as crate::contract::Drawn>::UI,
                        sentences: [&crate::messages::$game::SENTENCES],
                    });
                    Some(&PART)
                })*
                _ => None,
            }
        }

        /// How every game is drawn and narrated, for tests of the screens.
        #[cfg(test)]
        pub fn every_game_ui() -> Vec<&'static dyn crate::contract::GameUi> {
            vec![$(<pentathlon_engine::games::$game::$rules as crate::contract::Drawn>::UI),*]
        }

        /// Visits every game, for the suites.
        #[cfg(test)]
        fn visit_all(visitor: &mut impl tests::UiVisitor) {
            $(visitor.visit::<pentathlon_engine::games::$game::$rules>();)*
        }
    };
}

/// The drawing of the game with this id, if it is loaded.
pub fn game_ui(game: &str) -> Option<&'static dyn GameUi> {
    game_part(game)?.here().map(|module| module.ui)
}

/// Whether the game with this id is being fetched.
pub fn is_on_its_way(game: &str) -> bool {
    game_part(game).is_some_and(Part::is_on_its_way)
}

/// Whether the game with this id is on the shelf, loaded or not.
pub fn is_on_shelf(game: &str) -> bool {
    info_of(game).is_some()
}

/// Loads these games with their stylesheets, then calls `then`, even if something could not be fetched; the next call
/// tries that again. If something is late, `then` is called without it, and again when it arrives.
pub fn load(games: &[String], then: impl Fn(Arrival) + 'static) {
    let opened = games.to_vec();
    fetch_all(games, move |arrival| {
        opened.iter().filter_map(|game| game_part(game)).for_each(Part::apply_stylesheets);
        then(arrival);
    });
}

fn fetch_all(games: &[String], then: impl Fn(Arrival) + 'static) {
    // One more than there are games, so that `then` waits until all are asked for.
    let arrived = when_all(1 + games.len(), then);
    for game in games {
        match game_part(game) {
            Some(part) => part.load(arrived.clone()),
            None => arrived(Arrival::InTime),
        }
    }
    arrived(Arrival::InTime);
}

/// After a delay, fetches one by one the games that nobody has opened yet, so that they can be played offline.
pub fn load_the_rest() {
    if !wants_little_data() {
        Timeout::new(REST_MS, || load_from(0)).forget();
    }
}

fn load_from(first: usize) {
    if let Some(info) = shelf().get(first) {
        let next = Cell::new(Some(first + 1));
        fetch_all(&[info.id.to_owned()], move |_| {
            // Only once: a late game must not hold up the others.
            if let Some(next) = next.take() {
                load_from(next);
            }
        });
    }
}
