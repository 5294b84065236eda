//! What a good player at the table would say: it decides before any search, and gives hints their reasons.

use crate::rules::{Determinize, Evaluate};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A game in which a search can look ahead, and actions can be compared without trying them. `view` is always that of the seat that is asked.
pub trait Advise: Determinize + Evaluate {
    /// What speaks for an action, such as that one card is enough here. It holds only what the seat may know.
    type Fact: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Whether another legal action does at least as well whatever happens, such as keeping a card where it can win
    /// nothing. What is wasted is never tried or advised. Never all legal actions are.
    fn is_wasted(_view: &Self::View, _action: Self::Action) -> bool {
        false
    }

    /// Whether an action is tried however poor its evaluation, such as passing.
    fn is_always_tried(_action: Self::Action) -> bool {
        false
    }

    /// How much of what may be useful later the seat keeps if it acts so, in hundredths of a point. It decides between
    /// actions that cannot be told apart by trying them.
    fn keeping(_view: &Self::View, _action: Self::Action) -> i32 {
        0
    }

    /// Whether two actions are so alike that comparing them teaches nothing.
    fn are_twins(_view: &Self::View, _actions: [Self::Action; 2]) -> bool {
        false
    }

    /// Whether the first action does now what the second does, and spends less, such as fewer cards for the same cup. The second
    /// is never advised, nor tried by a search: playouts go on as a Regular does, who makes too little of what is kept.
    fn is_cheaper(_view: &Self::View, _actions: [Self::Action; 2]) -> bool {
        false
    }

    /// Why the first action is better than the other, as the cards show: the first fact that holds. Whether it is
    /// better has been found out before, by trying or by [`Advise::is_wasted`].
    fn fact(_view: &Self::View, _actions: [Self::Action; 2]) -> Option<Self::Fact> {
        None
    }
}

/// The facts of a game that has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
pub enum NoFact {}
