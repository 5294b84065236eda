//! The shelf: every game that can be played, one folder each.

pub mod olympia2000;
pub mod olympicards;
pub mod olympics;
pub mod olympikos;
pub mod orclympics;

use crate::rules::{Determinize, Facts, Judge, Rules, Setup};
use olympia2000::Olympia2000;
use olympicards::Olympicards;
use olympics::Olympics;
use olympikos::Olympikos;
use orclympics::Orclympics;

/// A game with all that the tables, tools and tests ask for.
pub trait Game: Rules + Determinize + Judge {}

impl<R: Rules + Determinize + Judge> Game for R {}

/// Something that is done with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Outcome;

    /// Does it with the game `R`.
    fn visit<R: Game>(self) -> Self::Outcome;
}

/// The games, in the order in which they stand on the shelf.
pub fn shelf() -> [Facts; 5] {
    [
        <Olympics as Rules>::Setup::FACTS,
        <Olympikos as Rules>::Setup::FACTS,
        <Orclympics as Rules>::Setup::FACTS,
        <Olympia2000 as Rules>::Setup::FACTS,
        <Olympicards as Rules>::Setup::FACTS,
    ]
}

/// Lets the visitor meet the game with that short name; `None` if there is no such game on the shelf.
///
/// This is the one place that names every game.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Outcome> {
    match id {
        "olympics" => Some(visitor.visit::<Olympics>()),
        "olympikos" => Some(visitor.visit::<Olympikos>()),
        "orclympics" => Some(visitor.visit::<Orclympics>()),
        "olympia2000" => Some(visitor.visit::<Olympia2000>()),
        "olympicards" => Some(visitor.visit::<Olympicards>()),
        _ => None,
    }
}
