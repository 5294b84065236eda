//! Loads the games. In a release build each game (rules, computer players, drawings, messages) is a module of its own,
//! split from the app after the build (`xtask/src/split.rs`) and fetched when the game is first opened. A debug build
//! compiles all games in (`build.rs` sets `split_games`).

use super::fetch;
use crate::browser::{Arrival, apply_stylesheets, fetch_stylesheets, wants_little_data, with_timeout};
use crate::contract::ErasedGameUi;
use crate::messages::language::{self, Sentences};
use gloo_timers::callback::Timeout;
use pentathlon_engine::games::shelf;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// How long the app waits before it fetches the games that nobody has opened yet, in milliseconds. The game that is
/// being opened comes first.
const REST_MS: u32 = 3_000;

thread_local! {
    /// The loaded games. They live as long as the page.
    static LOADED: RefCell<Vec<&'static dyn ErasedGameUi>> = const { RefCell::new(Vec::new()) };
    /// The games that are being fetched; a game appears once for each running request.
    static ON_THEIR_WAY: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// What the module of a game contains.
pub struct GameModule {
    /// How it is drawn and narrated.
    pub ui: &'static dyn ErasedGameUi,
    /// Its messages.
    pub sentences: [&'static Sentences; 1],
}

/// Builds the module of a game. The messages have the same name as the game.
macro_rules! module {
    ($game:ident::$rules:ident) => {{
        static MODULE: GameModule = GameModule {
            ui: &pentathlon_engine::games::$game::$rules,
            sentences: [&crate::messages::$game::SENTENCES],
        };
        &MODULE
    }};
}

/// Generates what is the same for every game, for `src/games/mod.rs`. In a release build each becomes a split point: the
/// body of the function, with all code that only it reaches, goes into a module named after the game.
macro_rules! games {
    ($($game:ident $rules:ident),*) => {
        $(
            #[cfg(split_games)]
            #[wasm_split_helpers::wasm_split($game, fallible)]
            fn $game() -> Result<&'static GameModule, wasm_split_helpers::SplitLoaderError> {
                Ok(module!($game::$rules))
            }
        )*

        /// Fetches a game. Returns `None` if there is no such game, or if it cannot be fetched.
        #[cfg(split_games)]
        async fn fetch(game: &str) -> Option<&'static GameModule> {
            match game {
                $(stringify!($game) => $game().await.ok(),)*
                _ => None,
            }
        }

        #[cfg(not(split_games))]
        async fn fetch(game: &str) -> Option<&'static GameModule> {
            match game {
                $(stringify!($game) => Some(module!($game::$rules)),)*
                _ => None,
            }
        }

        /// How every game is drawn and narrated, for tests of the screens.
        #[cfg(test)]
        pub fn every_game_ui() -> Vec<&'static dyn crate::contract::ErasedGameUi> {
            vec![$(module!($game::$rules).ui),*]
        }

        /// Visits every game, for the suites.
        #[cfg(test)]
        fn visit_all(visitor: &mut impl UiVisitor) {
            $(visitor.visit::<pentathlon_engine::games::$game::$rules>();)*
        }
    };
}

/// The drawing of the game with this id, if it is loaded.
pub fn game_ui(game: &str) -> Option<&'static dyn ErasedGameUi> {
    LOADED.with_borrow(|loaded| loaded.iter().copied().find(|ui| ui.facts().id == game))
}

/// Whether the game with this id is being fetched.
pub fn is_on_its_way(game: &str) -> bool {
    ON_THEIR_WAY.with_borrow(|games| games.iter().any(|other| other == game))
}

/// Whether the game with this id is on the shelf, loaded or not.
pub fn is_on_shelf(game: &str) -> bool {
    shelf().iter().any(|facts| facts.id == game)
}

/// Loads these games with their stylesheets, then calls `then`, even if something could not be fetched; the next call
/// tries that again. If something is late, `then` is called without it, and again when it arrives.
pub fn load(games: &[String], then: impl Fn() + 'static) {
    let opened = games.to_vec();
    fetch_all(games, move || {
        opened.iter().for_each(|game| apply_stylesheets(game));
        then();
    });
}

fn fetch_all(games: &[String], then: impl Fn() + 'static) {
    // Starts one above the number of requests, so that `then` waits until all requests are made.
    let left = Cell::new(1 + 2 * games.len());
    let arrived = Rc::new(move |arrival: Arrival| {
        if arrival != Arrival::AfterAll {
            left.set(left.get() - 1);
        }
        if left.get() == 0 {
            then();
        }
    });
    for game in games {
        let sheet = arrived.clone();
        fetch_stylesheets(game, move || sheet(Arrival::InTime));
        if game_ui(game).is_some() {
            arrived(Arrival::InTime);
            continue;
        }
        let (game, arrived) = (game.clone(), arrived.clone());
        let came = with_timeout(move |arrival| arrived(arrival));
        ON_THEIR_WAY.with_borrow_mut(|games| games.push(game.clone()));
        leptos::task::spawn_local(async move {
            let fetched = fetch(&game).await;
            ON_THEIR_WAY.with_borrow_mut(|games| {
                if let Some(place) = games.iter().position(|other| *other == game) {
                    games.swap_remove(place);
                }
            });
            let Some(fetched) = fetched else { return came() };
            language::load(&fetched.sentences, move |_| {
                if game_ui(&game).is_none() {
                    LOADED.with_borrow_mut(|loaded| loaded.push(fetched.ui));
                }
                came();
            });
        });
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
    if let Some(facts) = shelf().get(first) {
        let next = Cell::new(Some(first + 1));
        fetch_all(&[facts.id.to_owned()], move || {
            // Only once: a late game must not hold up the others.
            if let Some(next) = next.take() {
                load_from(next);
            }
        });
    }
}
