//! Cards fanned out, as a hand holds them.

use leptos::prelude::*;

/// A fan of cards, from left to right. It stays a list: arrows move along it, and the one that is chosen rises.
pub fn fan(cards: Vec<AnyView>) -> AnyView {
    let count = cards.len();
    let cards: Vec<AnyView> = cards
        .into_iter()
        .enumerate()
        .map(|(index, card)| {
            // How far from the middle, in half cards.
            let lean = (2 * index as i32 + 1 - count as i32).to_string();
            view! { <li style:--lean=lean>{card}</li> }.into_any()
        })
        .collect();
    view! { <ul class="fan">{cards}</ul> }.into_any()
}
