//! Loads the games. In a release each game - rules, computer players, drawings, words - is a module of its own, split
//! off the app after the build (`xtask/src/split.rs`) and fetched when the game is first opened. A debug build has all
//! games compiled in (`build.rs` sets `split_games`).

use super::fetch;
use crate::browser::{Arrival, apply_stylesheet, fetch_stylesheet, patiently, wants_little_data};
use crate::messages::language::{self, Sentences};
use crate::session::ErasedGameUi;
use gloo_timers::callback::Timeout;
use pentathlon_engine::games::shelf;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// How long the app waits before it fetches the games that nobody has opened yet, in milliseconds: the game that is
/// opened comes first.
const REST_MS: u32 = 3_000;

thread_local! {
    /// The games that are loaded. They live as long as the page.
    static LOADED: RefCell<Vec<&'static dyn ErasedGameUi>> = const { RefCell::new(Vec::new()) };
    /// The games that are being fetched, one for each time.
    static ON_THEIR_WAY: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// What comes with a game.
pub struct GameModule {
    /// How it is drawn and narrated.
    pub ui: &'static dyn ErasedGameUi,
    /// What it says.
    pub sentences: [&'static Sentences; 1],
}

/// The module of a game. Its sentences have the same name.
macro_rules! module {
    ($game:ident::$rules:ident) => {{
        static MODULE: GameModule = GameModule {
            ui: &pentathlon_engine::games::$game::$rules,
            sentences: [&crate::messages::$game::SENTENCES],
        };
        &MODULE
    }};
}

/// Lists every game, for `src/games/mod.rs`. In a release each becomes a split point: the function's body, and all code that
/// only it leads to, goes into a module named after the game.
macro_rules! games {
    ($($game:ident::$rules:ident)*) => {
        $(
            #[cfg(split_games)]
            #[wasm_split_helpers::wasm_split($game, fallible)]
            fn $game() -> Result<&'static GameModule, wasm_split_helpers::SplitLoaderError> {
                Ok(module!($game::$rules))
            }
        )*

        /// Fetches a game. None if there is no such game, or if it cannot be fetched.
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

        /// Visits every game, for the suites.
        #[cfg(test)]
        fn visit_all(visitor: &mut impl UiVisitor) {
            $(visitor.visit::<pentathlon_engine::games::$game::$rules>();)*
        }
    };
}

/// How the game with that short name is drawn, if it is loaded.
pub fn game_ui(game: &str) -> Option<&'static dyn ErasedGameUi> {
    LOADED.with_borrow(|loaded| loaded.iter().copied().find(|ui| ui.facts().id == game))
}

/// Whether the game with that short name is being fetched.
pub fn is_on_its_way(game: &str) -> bool {
    ON_THEIR_WAY.with_borrow(|games| games.iter().any(|other| other == game))
}

/// Whether the game with that short name is on the shelf, loaded or not.
pub fn is_on_shelf(game: &str) -> bool {
    shelf().iter().any(|facts| facts.id == game)
}

/// Loads each of these games with its style sheet, then calls `then`, even if something could not be fetched. The next
/// call asks for that again. If something is late, `then` is called without it, and again when it has come.
pub fn load(games: &[String], then: impl Fn() + 'static) {
    let opened = games.to_vec();
    fetch_all(games, move || {
        opened.iter().for_each(|game| apply_stylesheet(game));
        then();
    });
}

fn fetch_all(games: &[String], then: impl Fn() + 'static) {
    // One more than there are requests, so that `then` waits until all requests are made.
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
        fetch_stylesheet(game, move || sheet(Arrival::InTime));
        if game_ui(game).is_some() {
            arrived(Arrival::InTime);
            continue;
        }
        let (game, arrived) = (game.clone(), arrived.clone());
        let came = patiently(move |arrival| arrived(arrival));
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

/// Fetches, after a while and one after the other, the games that nobody has opened yet, so that they can be played
/// without a connection.
pub fn load_the_rest() {
    if !wants_little_data() {
        Timeout::new(REST_MS, || load_from(0)).forget();
    }
}

fn load_from(first: usize) {
    if let Some(facts) = shelf().get(first) {
        let next = Cell::new(Some(first + 1));
        fetch_all(&[facts.id.to_owned()], move || {
            // Only once: one that is late does not hold the others up.
            if let Some(next) = next.take() {
                load_from(next);
            }
        });
    }
}
