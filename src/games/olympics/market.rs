//! The acquisition pool, and the piles.

use super::card::{back, mini};
use super::details::LookedAt;
use super::model::{self, PoolSlot};
use super::{Context, competitor, identity, names};
use crate::messages::{olympics as messages, olympicsrules};
use crate::ui::{ActionButton, card_list, derived_bool, derived_text, dynamic, on_tap, pile};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Action, Card, Chosen, Competitor, PoolPair};
use pentathlon_engine::rules::Seat;

/// The pool, and for screen readers the bids or investments, which lie in the lanes.
pub fn market(context: Context) -> AnyView {
    // As many pairs are laid out as there are competitors.
    let places = 0..Competitor::count(context.seats());
    let taker = context.memo(model::taker);
    let are_bids = context.memo(model::are_bids);
    let title = move || if are_bids.get() { messages::bids() } else { messages::investments() }.to_owned();
    let order = context.memo(model::choice_order);
    view! {
        <section class="olympics-market">
            <h2 class="visually-hidden">{messages::pool()}</h2>
            <ul class="olympics-pairs" data-place=identity::POOL>
                {places.map(|place| pair_place(context, taker, place)).collect_view()}
            </ul>
            <div class="visually-hidden">
                <h2>{derived_text(title)}</h2>
                <ol class="olympics-order">
                    {card_list(move || order.get(), |seat| seat.index() as u64, move |seat| choice(context, seat))}
                </ol>
            </div>
        </section>
    }
    .into_any()
}

fn pair_place(context: Context, taker: Memo<Option<Seat>>, index: usize) -> AnyView {
    let place = context.memo(move |view| model::pool_slot(view, index));
    view! {
        <li>
            {dynamic(move || match place.get() {
                PoolSlot::Pair(offered) => pair(context, taker, offered),
                PoolSlot::Taken(card, competitor) => taken(context, card, competitor),
                PoolSlot::Empty => view! { <span class="olympics-gone"></span> }.into_any(),
            })}
        </li>
    }
    .into_any()
}

/// The place of a pair that was taken: by whom, and which card.
fn taken(context: Context, card: Card, competitor: Competitor) -> AnyView {
    let label = match competitor {
        Competitor::Seat(seat) => messages::took_pair(&context.name(seat), names::card(card)),
        Competitor::Neutral => messages::took_pair_neutral(names::card(card)),
    };
    view! {
        <span class="visually-hidden">{label}</span>
        <span class="olympics-gone olympics-took">{mini(card)}{competitor::token(competitor)}</span>
    }
    .into_any()
}

fn pair(context: Context, taker: Memo<Option<Seat>>, pair: PoolPair) -> AnyView {
    let action = Action::Take(pair.open);
    let ready = derived_bool(move || context.asked().is_some_and(|seat| taker.get() == Some(seat)));
    let (open, stars, value) = (names::card(pair.open), pair.open.performance(), pair.open.acquisition());
    let label = match pair.closed {
        Some(closed) => messages::pair_label_open(
            open,
            stars,
            value,
            names::card(closed),
            closed.performance(),
            closed.acquisition(),
        ),
        None => messages::pair_label(open, stars, value),
    };
    let act = move || match taker.get_untracked() {
        _ if ready.get_untracked() => context.tap(action),
        Some(seat) => context
            .refuse_tap(&messages::why_not_your_turn(&context.name(seat)), olympicsrules::RULES_ONE_BID),
        None => context.refuse_tap(messages::why_pair_not_now(), olympicsrules::RULES_ONE_BID),
    };
    let class = move || if ready.get() { "olympics-pair ready" } else { "olympics-pair" }.to_owned();
    let content = view! {
        <span class="visually-hidden">{label}</span>
        {pair.closed.map_or_else(back, mini)}
        {mini(pair.open)}
    };
    ActionButton {
        selected: context.is_selected(action),
        ready,
        card: Signal::stored(identity::card(pair.open)),
        from: identity::DECK.to_owned(),
        ..ActionButton::new(action.to_string(), derived_text(class))
    }
    .view(content.into_any(), act)
}

/// The choice of a seat as a sentence.
fn choice(context: Context, seat: Seat) -> AnyView {
    let choice = context.memo(move |view| model::choice(view, seat).card);
    let name = context.name(seat);
    let label = move || match choice.get() {
        Chosen::Known(card) => {
            messages::bid_known(&name, names::card(card), card.performance(), card.acquisition())
        }
        Chosen::Hidden => messages::bid_hidden(&name),
        Chosen::Nothing => messages::bid_nothing(&name),
    };
    view! { <li>{derived_text(label)}</li> }.into_any()
}

/// The deck and the discard pile.
pub fn piles(context: Context, looked_at: RwSignal<Option<LookedAt>>) -> AnyView {
    let deck = context.memo(|view| view.deck);
    let discard = context.memo(|view| view.discard.len());
    view! {
        <div class="olympics-piles">
            {pile(identity::DECK, "", derived_text(move || messages::deck(deck.get())))}
            <button
                type="button"
                class="olympics-discard"
                aria-label=derived_text(move || messages::discard_label(discard.get()))
                data-place=identity::DISCARD
                on:click=on_tap(move || looked_at.set(Some(LookedAt::Discard)))
            >
                <span>{messages::discard()}</span>
                " "
                <b>{derived_text(move || discard.get().to_string())}</b>
            </button>
        </div>
    }
    .into_any()
}
