//! The parts of the app: all that belongs to one game - rules, computer players, drawings, words - is cut off the rest
//! when the app is built (`xtask/src/split.rs`), and fetched when the game is first opened. Nobody waits for the games
//! of the others.

use super::Face;
use crate::browser::{dress, fetch_sheet, wants_little_data};
use gloo_timers::callback::Timeout;
use pentathlon_engine::games::shelf;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// How long the app waits before it fetches the games that nobody has opened yet, in milliseconds: whoever sits down
/// comes first.
const REST_MS: u32 = 3_000;

thread_local! {
    /// The faces of the games that have come. They live as long as the page.
    static HERE: RefCell<Vec<&'static Face>> = const { RefCell::new(Vec::new()) };
}

/// Names every game: a function each, whose body and all that only it leads to becomes a part of the app, and the way
/// there by the short name.
macro_rules! parts {
    ($($game:ident)*) => {
        $(
            #[wasm_split($game, fallible)]
            fn $game() -> Result<&'static Face, SplitLoaderError> {
                Ok(&super::$game::FACE)
            }
        )*

        /// Fetches the part of a game; nothing, if there is no such game or it does not come.
        async fn fetch(game: &str) -> Option<&'static Face> {
            match game {
                $(stringify!($game) => $game().await.ok(),)*
                _ => None,
            }
        }
    };
}

parts! { olympia2000 olympicards olympics olympikos orclympics }

/// How the game with that short name is drawn, if its part has come.
pub fn face(game: &str) -> Option<&'static Face> {
    HERE.with_borrow(|here| here.iter().copied().find(|face| face.id == game))
}

/// Whether the game with that short name stands on the shelf, whether or not its part has come.
pub fn is_on_shelf(game: &str) -> bool {
    shelf().iter().any(|facts| facts.id == game)
}

/// Fetches part and sheet of each of these games, and goes on when they are here or do not come. What does not come is
/// asked for again the next time.
pub fn bring(games: &[String], then: impl FnOnce() + 'static) {
    let opened = games.to_vec();
    fetch_all(games, move || {
        opened.iter().for_each(|game| dress(game));
        then();
    });
}

fn fetch_all(games: &[String], then: impl FnOnce() + 'static) {
    let then = Rc::new(Cell::new(Some(then)));
    let arrived = {
        // One more than what is under way, so that nothing is over before everything has set out.
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
        fetch_sheet(game, arrived.clone());
        if face(game).is_some() {
            arrived();
            continue;
        }
        let (game, arrived) = (game.clone(), arrived.clone());
        leptos::task::spawn_local(async move {
            if let Some(come) = fetch(&game).await
                && face(&game).is_none()
            {
                HERE.with_borrow_mut(|here| here.push(come));
            }
            arrived();
        });
    }
    arrived();
}

/// Fetches, after a while and one after the other, the games that nobody has opened yet, so that the connection may go.
pub fn bring_the_rest() {
    if !wants_little_data() {
        Timeout::new(REST_MS, || bring_from(0)).forget();
    }
}

fn bring_from(first: usize) {
    if let Some(facts) = shelf().get(first) {
        fetch_all(&[facts.id.to_owned()], move || bring_from(first + 1));
    }
}
