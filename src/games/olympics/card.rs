//! An Olympics card: whole, small, and as a chip in a lane.

use super::emblem::emblem;
use super::sport::{colour, picture};
use super::words;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, Medal};

/// The front of a card.
pub fn front(card: Card) -> AnyView {
    let event = card.event();
    view! {
        <span class="m-front" aria-hidden="true">
            <span class="m-bib">{card.acquisition()}</span>
            <span class="m-picture">{pictogram(picture(event))}</span>
            <span class="m-event-name">{words::event(event)}</span>
            <span class="m-kind">{emblem(card.card_type())}<span>{words::kind(card.card_type())}</span></span>
            <span class="m-stars">{words::star_row(card.performance())}</span>
        </span>
    }
    .into_any()
}

/// A card in a few square centimetres: number, picture, emblem, stars.
pub fn mini(card: Card) -> AnyView {
    let event = card.event();
    view! {
        <span class=format!("m-mini {}", colour(event)) aria-hidden="true">
            <span class="m-bib">{card.acquisition()}</span>
            <span class="m-picture">{pictogram(picture(event))}</span>
            <span class="m-mini-foot">{emblem(card.card_type())}<b>{card.performance()}"★"</b></span>
        </span>
    }
    .into_any()
}

/// A small card to look at, with its name for a screen reader.
pub fn shown(card: Card) -> AnyView {
    view! { <li><span class="spoken">{words::card_in_full(card)}</span>{mini(card)}</li> }.into_any()
}

/// The back of a card: lanes.
pub fn back() -> AnyView {
    view! { <span class="m-mini m-back" aria-hidden="true"></span> }.into_any()
}

/// A medal, as it lies on an event or with the competitor who took it. The metal never stands alone: its rank stands on it.
pub fn medal(medal: Medal, card: String) -> AnyView {
    let (class, rank) = match medal {
        Medal::Gold => ("m-medal m-gold", 1),
        Medal::Silver => ("m-medal m-silver", 2),
        Medal::Bronze => ("m-medal m-bronze", 3),
    };
    view! { <span class=class data-card=card aria-hidden="true">{rank}</span> }.into_any()
}
