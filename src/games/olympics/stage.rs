//! The stage in the middle of the board, with real cards, while bids are turned over and pairs are taken. A viewer who
//! is asked sees the scoreboard instead; screen readers get the same sentences either way.

use super::card::{back, mini};
use super::model::{self, Place};
use super::{Context, competitor, identity};
use crate::messages::olympics as messages;
use crate::session::SessionPhase;
use crate::ui::{card_list, dynamic, flag};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Chosen, Competitor, Event, Phase};
use pentathlon_engine::rules::Seat;

/// Whether the stage is shown: while bids are revealed and pairs taken, and while a computer player thinks in between.
pub fn is_staged(context: Context, before: bool) -> bool {
    match context.event() {
        Some(Event::BidsRevealed(_) | Event::Took { .. } | Event::NeutralTook { .. }) => true,
        Some(_) => false,
        None => {
            before
                && matches!(context.phase(), SessionPhase::Thinking(_))
                && matches!(context.view().phase, Phase::Reveal | Phase::Taking { .. })
        }
    }
}

/// The pairs and bids, large.
pub fn stage(context: Context) -> AnyView {
    let places = 0..Competitor::count(context.seats());
    let order = context.memo(model::choice_order);
    view! {
        <section class="olympics-stage" aria-hidden="true">
            <h3 class="overline">{messages::pool()}</h3>
            <ul class="olympics-offered">{places.map(|place| offered(context, place)).collect_view()}</ul>
            <h3 class="overline">{messages::bids()}</h3>
            <ol class="olympics-bids">
                {card_list(move || order.get(), |seat| seat.index() as u64, move |seat| bid(context, order, seat))}
            </ol>
        </section>
    }
    .into_any()
}

fn offered(context: Context, index: usize) -> AnyView {
    let place = context.memo(move |view| model::place(view, index));
    view! {
        <li>
            {dynamic(move || match place.get() {
                Place::Pair(pair) => {
                    view! {
                        <span class="olympics-pair" data-card=identity::card(pair.open)>
                            {pair.closed.map_or_else(back, mini)} {mini(pair.open)}
                        </span>
                    }
                        .into_any()
                }
                Place::Taken(card, competitor) => {
                    view! { <span class="olympics-gone olympics-took">{mini(card)}{competitor::token(competitor)}</span> }.into_any()
                }
                Place::Empty => ().into_any(),
            })}
        </li>
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
        <li
            class=format!("olympics-bid {class}")
            class:takes=flag(move || choice.read().takes)
            class:done=flag(move || choice.read().is_done)
            style:--shift=shift.to_string()
        >
            <span class="olympics-turns" data-card=identity::choice(seat)>
                {dynamic(card)} <span class="olympics-over">{back()}</span>
            </span>
            <span class="olympics-who">{competitor::token(Competitor::Seat(seat))}<span>{context.name(seat)}</span></span>
        </li>
    }
    .into_any()
}
