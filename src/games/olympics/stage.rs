//! The stage over the scoreboard while bids are turned over. Once pairs are taken the scoreboard is in sight again, with the
//! bids in its lanes; screen readers get the same sentences either way.

use super::card::{back, mini};
use super::model;
use super::{Context, competitor, identity};
use crate::messages::olympics as messages;
use crate::ui::{card_list, dynamic};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Chosen, Competitor, Event};
use pentathlon_engine::rules::Seat;

/// Whether the bids are being turned over.
pub fn is_staged(context: Context) -> bool {
    matches!(context.event(), Some(Event::BidsRevealed(_)))
}

/// The bids, large.
pub fn stage(context: Context) -> AnyView {
    let order = context.memo(model::choice_order);
    view! {
        <section class="olympics-stage" aria-hidden="true">
            <h3>{messages::bids()}</h3>
            <ol class="olympics-bids">
                {card_list(move || order.get(), |seat| seat.index() as u64, move |seat| bid(context, order, seat))}
            </ol>
        </section>
    }
    .into_any()
}

/// The bid of a seat: it lies in the order of the seats, is turned over, and moves to its rank.
fn bid(context: Context, order: Memo<Vec<Seat>>, seat: Seat) -> AnyView {
    let choice = context.memo(move |view| model::choice(view, seat));
    let rank = order.with_untracked(|order| order.iter().position(|&other| other == seat));
    let shift = seat.index() as i32 - rank.unwrap_or_default() as i32;
    let card = move || match choice.read().card {
        Chosen::Known(card) => mini(card),
        Chosen::Hidden => back(),
        Chosen::Nothing => view! { <span class="olympics-gone"></span> }.into_any(),
    };
    let class = competitor::class(Competitor::Seat(seat));
    view! {
        <li class=format!("olympics-bid {class}") style:--shift=shift.to_string()>
            <span class="olympics-turns" data-card=identity::choice(seat)>
                {dynamic(card)} <span class="olympics-over">{back()}</span>
            </span>
            <span class="olympics-who">{competitor::token(Competitor::Seat(seat))}<span>{context.name(seat)}</span></span>
        </li>
    }
    .into_any()
}
