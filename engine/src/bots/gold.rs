//! How long the strongest computer player searches ([`Search`]), and a whole search at once, for tests and tools: the app searches in
//! slices, in a worker.

use crate::bots::{Search, SearchRequest};
use crate::cards::Chance;
use crate::rules::{Advise, Seat};

/// The number of playouts per decision: 10 to 50 ms on average in a native build.
pub const GOLD_PLAYOUTS: u32 = 1_000;

/// The best action for `seat` by a search of `budget` playouts from its view; `None` if there is no action, and in
/// a race.
pub fn search_action<R: Advise>(
    view: &R::View,
    seat: Seat,
    legal: &[R::Action],
    budget: u32,
    chance: &mut Chance,
) -> Option<R::Action> {
    let request =
        SearchRequest { view: view.clone(), seat, legal: legal.to_vec(), budget, seed: chance.seed() };
    let mut search = Search::<R>::new(request)?;
    while !search.step(budget) {}
    search.best()
}
