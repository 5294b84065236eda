//! Loads the games. In a release each game - rules, computer players, drawings, words - is a module of its own, split
//! off the app after the build (`xtask/src/split.rs`) and fetched when the game is first opened. A debug build has all
//! games compiled in (`build.rs` sets `split_games`).

use super::{ErasedGameUi, fetch};
use crate::browser::{apply_stylesheet, fetch_stylesheet, wants_little_data};
use crate::messages::language::{self, Sentences};
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
    ($game:ident) => {{
        static MODULE: GameModule =
            GameModule { ui: &$game::UI, sentences: [&crate::messages::$game::SENTENCES] };
        &MODULE
    }};
}

/// Lists every game, for `src/games/mod.rs`. In a release each becomes a split point: the function's body, and all code that
/// only it leads to, goes into a module named after the game.
macro_rules! games {
    ($($game:ident)*) => {
        $(
            #[cfg(split_games)]
            #[wasm_split_helpers::wasm_split($game, fallible)]
            fn $game() -> Result<&'static GameModule, wasm_split_helpers::SplitLoaderError> {
                Ok(module!($game))
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
                $(stringify!($game) => Some(module!($game)),)*
                _ => None,
            }
        }
    };
}

/// How the game with that short name is drawn, if it is loaded.
pub fn game_ui(game: &str) -> Option<&'static dyn ErasedGameUi> {
    LOADED.with_borrow(|loaded| loaded.iter().copied().find(|ui| ui.facts().id == game))
}

/// Whether the game with that short name is on the shelf, loaded or not.
pub fn is_on_shelf(game: &str) -> bool {
    shelf().iter().any(|facts| facts.id == game)
}

/// Loads each of these games with its style sheet, then calls `then`, even if something could not be fetched. The next
/// call asks for that again.
pub fn load(games: &[String], then: impl FnOnce() + 'static) {
    let opened = games.to_vec();
    fetch_all(games, move || {
        opened.iter().for_each(|game| apply_stylesheet(game));
        then();
    });
}

fn fetch_all(games: &[String], then: impl FnOnce() + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let arrived = {
        // One more than there are requests, so that `then` waits until all requests are made.
        let left = Rc::new(Cell::new(1 + 2 * games.len()));
        move || {
            left.set(left.get() - 1);
            if left.get() == 0
                && let Some(then) = then.take()
            {
                then();
            }
        }
    };
    for game in games {
        fetch_stylesheet(game, arrived.clone());
        if game_ui(game).is_some() {
            arrived();
            continue;
        }
        let (game, arrived) = (game.clone(), arrived.clone());
        leptos::task::spawn_local(async move {
            let Some(fetched) = fetch(&game).await else { return arrived() };
            language::load(&fetched.sentences, move |_| {
                if game_ui(&game).is_none() {
                    LOADED.with_borrow_mut(|loaded| loaded.push(fetched.ui));
                }
                arrived();
            });
        });
    }
    arrived();
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
        fetch_all(&[facts.id.to_owned()], move || load_from(first + 1));
    }
}
