//! The shelf: every game that can be played, one folder each.

/// Implements [`Rules`] for a game whose folder has the usual names: `State` constructs itself and knows who may act
/// and the standing, `View` constructs itself from a state and has a `viewer` and `players`, and the file `play` has the
/// legal actions and their effects. What this game says of a view in methods of `View` is named, and what else only this game
/// has follows in braces.
macro_rules! implement_rules {
    ($game:ident $(, View: $($known:ident),+)? $({ $($own:tt)* })?) => {
        impl crate::rules::Rules for $game {
            type Setup = Setup;
            type Deal = Deal;
            type State = State;
            type Action = Action;
            type Event = Event;
            type View = View;

            fn start(setup: &Setup, deal: &Deal) -> Result<State, crate::rules::DealError> {
                State::new(setup, deal)
            }

            #[inline]
            fn awaiting(state: &State) -> crate::rules::Awaiting {
                state.awaiting()
            }

            #[inline]
            fn legal(state: &State, seat: crate::rules::Seat, actions: &mut Vec<Action>) {
                play::legal(state, seat, actions);
            }

            #[inline]
            fn play(
                state: &mut State,
                seat: crate::rules::Seat,
                action: Action,
                emit: &mut impl FnMut(&State, Event),
            ) -> Result<(), crate::rules::Refusal> {
                play::play(state, seat, action, emit)
            }

            fn view(state: &State, viewer: crate::rules::Viewer) -> View {
                View::new(state, viewer)
            }

            fn standing(state: &State) -> crate::rules::Standing {
                state.standing()
            }

            $($(fn $known(table: &View, seat: crate::rules::Seat) -> bool {
                table.$known(seat)
            })+)?

            $($($own)*)?
        }

        impl View {
            /// The seat of the viewer.
            pub fn seat(&self) -> Option<crate::rules::Seat> {
                match self.viewer {
                    crate::rules::Viewer::Seat(seat) => Some(seat),
                    crate::rules::Viewer::Table | crate::rules::Viewer::Open => None,
                }
            }

            /// The player in a seat.
            pub fn player(&self, seat: crate::rules::Seat) -> Option<&Player> {
                self.players.get(seat.index())
            }
        }
    };
}

pub mod olympia2000;
pub mod olympicards;
pub mod olympics;
pub mod olympikos;
pub mod orclympics;

use crate::rules::{Advise, GameInfo, Rules, Setup};
use crate::short;

/// A game with everything that tables, tools and tests need.
pub trait Game: Advise {}

impl<R: Advise> Game for R {}

/// Code that runs for any game.
pub trait Visitor {
    /// The result.
    type Output;

    /// Runs for the game `R`.
    fn visit<R: Game>(self) -> Self::Output;
}

/// Calls a macro with the folder and the rules of every game, in the order of the shelf: the only list of the games.
#[macro_export]
macro_rules! for_each_game {
    ($then:ident) => {
        $then! {
            olympics Olympics,
            olympikos Olympikos,
            orclympics Orclympics,
            olympia2000 Olympia2000,
            olympicards Olympicards
        }
    };
}

/// Generates [`shelf`] and [`visit`].
macro_rules! games {
    ($($game:ident $rules:ident),*) => {
        const COUNT: usize = [$(stringify!($game)),*].len();

        /// The games, in the order of the shelf.
        pub fn shelf() -> [GameInfo; COUNT] {
            [$(<$game::$rules as Rules>::Setup::INFO),*]
        }

        /// Runs the visitor for the game with that short name; `None` if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == <$game::$rules as Rules>::Setup::INFO.id {
                return Some(visitor.visit::<$game::$rules>());
            })*
            None
        }
    };
}

for_each_game!(games);

/// What is known about the game with that short name; `None` if it is not on the shelf.
pub fn info_of(id: &str) -> Option<GameInfo> {
    shelf().into_iter().find(|info| info.id == id)
}

/// The name of a game on its box; its short name if it is not on the shelf.
pub fn title_of(id: &str) -> String {
    info_of(id).map_or_else(|| id.to_owned(), |info| info.title.to_owned())
}

/// The name of a game without what its box has in brackets, for where there is little room.
pub fn short_title_of(id: &str) -> String {
    title_of(id).split(" (").next().unwrap_or_default().to_owned()
}

/// The games that so many can play, from easy to hard.
pub fn easy_to_hard(seats: usize) -> impl Iterator<Item = GameInfo> {
    let mut games = shelf();
    short::sort_by_key(&mut games, |info| info.difficulty);
    games.into_iter().filter(move |info| info.seats.contains(&seats))
}
