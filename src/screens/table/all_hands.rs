//! The cards that each seat holds, as an open replay shows them.

use crate::contract::{HeldCard, Shown, name};
use crate::messages::screens;
use crate::ui::{dynamic, mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// The hands of all seats, a row for each.
pub fn all_hands(shown: Signal<Shown>, players: Vec<Player>) -> AnyView {
    let row = |seat: Seat| {
        let cards = move || {
            let draw = |HeldCard { label, picture }| {
                view! { <li><span role="img" aria-label=label>{picture}</span></li> }.into_any()
            };
            shown.with(|shown| shown.view.hand_cards(seat)).into_iter().map(draw).collect::<Vec<AnyView>>()
        };
        let name = name(&players, seat);
        view! {
            <li class=seat_class(seat)>
                <span class="held-by">{mark(seat)} <span>{name.clone()}</span></span>
                <ul aria-label=screens::hand_of(&name)>{dynamic(cards)}</ul>
            </li>
        }
        .into_any()
    };
    let rows: Vec<AnyView> = Seat::all(players.len()).map(row).collect();
    view! { <ul class="all-hands" aria-label=screens::list_hands()>{rows}</ul> }.into_any()
}
