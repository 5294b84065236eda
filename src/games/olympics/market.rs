//! The acquisition pool, the bids or investments, and the discard pile.

use super::board::part;
use super::card::{back, mini};
use super::look::LookedAt;
use super::model::{self, Choice, Choices, Place};
use super::words::{self, Say};
use super::{identity, who};
use crate::games::Stand;
use crate::parts::{holds, live, live_if, says, tap, truth};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Action, Card, Chosen, Competitor, PoolPair};
use pentathlon_engine::rules::Seat;

/// Pool, bids and discard pile.
pub fn market(stand: Stand, looked_at: RwSignal<Option<LookedAt>>) -> AnyView {
    // As many pairs are laid out as compete.
    let places = Competitor::count(stand.players.with_value(Vec::len));
    let choices = part(stand, model::choices);
    let piles = part(stand, |view| (view.deck, view.discard.len()));
    let title = move || {
        let are_bids = choices.get().flatten().is_none_or(|choices| choices.are_bids);
        if are_bids { Say::Bids } else { Say::Investments }.text().to_owned()
    };
    view! {
        <section class="m-market">
            <h2 class="overline">{Say::Pool.text()}</h2>
            <ul class="m-pairs" data-place=identity::POOL>
                {(0..places).map(|place| pair_place(stand, place)).collect_view()}
            </ul>
            <h2 class="overline">{says(title)}</h2>
            <ol class="m-choices">
                {live_if(move || {
                    let Choices { own, are_bids, lines } = choices.get().flatten()?;
                    Some(lines.into_iter().map(|line| choice(stand, own, are_bids, line)).collect_view())
                })}
            </ol>
            {live_if(move || {
                let (deck, discarded) = piles.get().flatten()?;
                Some(pile_row(deck, discarded, looked_at))
            })}
        </section>
    }
    .into_any()
}

fn pair_place(stand: Stand, index: usize) -> AnyView {
    let place = part(stand, move |view| model::place(view, index));
    view! {
        <li>
            {live(move || match place.get().flatten() {
                Some(Place::Pair(offer)) => pair(stand, offer),
                Some(Place::Taken(card, competitor)) => taken(stand, card, competitor),
                Some(Place::Empty) | None => view! { <span class="m-gone"></span> }.into_any(),
            })}
        </li>
    }
    .into_any()
}

/// Where a pair lay: who took what.
fn taken(stand: Stand, card: Card, competitor: Competitor) -> AnyView {
    let name = stand.players.with_value(|players| who::name_first(players, competitor));
    let label = Say::TookPair.with(&[("name", &name), ("card", &words::card(card))]);
    view! {
        <span class="spoken">{label}</span>
        <span class="m-gone m-took">{mini(card)}{who::token(competitor)}</span>
    }
    .into_any()
}

fn pair(stand: Stand, pair: PoolPair) -> AnyView {
    let action = Action::Take(pair.open).to_string();
    let selected = stand.is_selected(&action);
    let taker = part(stand, model::taker);
    let ready = holds(move || {
        let asked = stand.asked();
        asked.is_some() && taker.get().flatten().flatten() == asked
    });
    let label = match pair.closed {
        Some(closed) => Say::PairLabelOpen
            .with(&[("card", &words::card_in_full(pair.open)), ("closed", &words::card_in_full(closed))]),
        None => Say::PairLabel.with(&[("card", &words::card_in_full(pair.open))]),
    };
    let act = {
        let action = action.clone();
        move || match taker.peek().flatten().flatten() {
            _ if ready.get_untracked() => stand.tap(action.clone()),
            Some(seat) => stand.explain(&Say::WhyNotYourTurn.with(&[("name", &stand.name(seat))])),
            None => stand.explain(Say::WhyPairNotNow.text()),
        }
    };
    view! {
        <button
            type="button"
            class="m-pair"
            class:ready=ready
            class:selected=selected
            aria-pressed=truth(move || selected.get())
            data-card=identity::card(pair.open)
            data-from=identity::DECK
            data-action=action
            data-ready=truth(move || ready.get())
            on:click=tap(act)
        >
            <span class="spoken">{label}</span>
            {pair.closed.map_or_else(back, mini)}
            {mini(pair.open)}
        </button>
    }
    .into_any()
}

fn choice(stand: Stand, own: Option<Seat>, are_bids: bool, choice: Choice) -> AnyView {
    let Choice { seat, card, takes, is_done } = choice;
    let name = stand.name(seat);
    let from =
        if own == Some(seat) { identity::HAND.to_owned() } else { identity::lane(Competitor::Seat(seat)) };
    let label = match card {
        Chosen::Known(card) => Say::BidKnown.with(&[("name", &name), ("card", &words::card_in_full(card))]),
        Chosen::Hidden => Say::BidHidden.with(&[("name", &name)]),
        Chosen::Nothing => Say::BidNothing.with(&[("name", &name)]),
    };
    let identity = if card == Chosen::Nothing { String::new() } else { identity::choice(seat) };
    let lies = match card {
        Chosen::Known(card) if are_bids => view! { <b class="m-bib">{card.acquisition()}</b> }.into_any(),
        Chosen::Known(card) => mini(card),
        Chosen::Hidden => back(),
        Chosen::Nothing => view! { <span class="m-gone"></span> }.into_any(),
    };
    let done = is_done.then(|| view! { <small>{Say::HasPair.text()}</small> });
    view! {
        <li class=format!("m-choice {}", who::class(Competitor::Seat(seat))) class:takes=takes class:done=is_done data-card=identity data-from=from>
            <span class="spoken">{label}</span>
            <span class="m-who" aria-hidden="true">{who::token(Competitor::Seat(seat))}<span>{name}</span>{done}</span>
            <span class="m-lies" aria-hidden="true">{lies}</span>
        </li>
    }
    .into_any()
}

fn pile_row(deck: u8, discarded: usize, looked_at: RwSignal<Option<LookedAt>>) -> AnyView {
    let label = Say::DiscardLabel.with(&[("count", &discarded.to_string())]);
    view! {
        <div class="m-piles">
            <p data-place=identity::DECK>{Say::Deck.with(&[("count", &deck.to_string())])}</p>
            <button
                type="button"
                class="m-discard"
                aria-label=label
                data-place=identity::DISCARD
                on:click=tap(move || looked_at.set(Some(LookedAt::Discard)))
            >
                <span>{Say::Discard.text()}</span>
                <b>{discarded}</b>
            </button>
        </div>
    }
    .into_any()
}
