//! The strongest computer player: it searches ([`Search`]).

use crate::bots::Search;
use crate::cards::Chance;
use crate::rules::{Determinize, Judge, Seat};

/// The playouts of a decision: 10 to 50 ms of a native build on average.
pub const GOLD: u32 = 1_000;

/// The action that a search of `budget` playouts finds best for `seat`, from its view; `None` if there is no action.
pub fn searched<R: Judge + Determinize>(
    view: &R::View,
    seat: Seat,
    legal: &[R::Action],
    budget: u32,
    chance: &mut Chance,
) -> Option<R::Action> {
    let mut search = Search::<R>::new(view.clone(), seat, legal, budget, chance.seed())?;
    while !search.step(budget) {}
    search.best()
}
