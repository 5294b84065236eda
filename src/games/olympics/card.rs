//! An Olympics card: whole, small, and as a chip in a lane.

use super::emblem::emblem;
use super::names;
use super::sport::{colour, drawing, picture};
use crate::figure::Pictogram;
use crate::messages::olympics as messages;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, Medal};

/// The front of a card. Its number is marked as what one bids with, its stars as what wins medals.
pub fn front(card: Card) -> AnyView {
    let event = card.event();
    view! {
        <span class="olympics-front" aria-hidden="true">
            <span class="olympics-bids-with">
                <span class="olympics-bib">{card.acquisition()}</span>
                <small>{messages::mark_bid()}</small>
            </span>
            <span class="olympics-picture">{pictogram(drawing(card))}</span>
            <span class="olympics-sport">{pictogram(picture(event))}</span>
            <span class="olympics-event-name">
                <span class="long">{names::event(event).text()}</span>
                <span class="short">{names::event(event).narrow()}</span>
            </span>
            <span class="olympics-kind">{emblem(card.card_type())}<span>{names::kind(card.card_type()).text()}</span></span>
            <span class="olympics-stars">
                <span class="long">{star_row(card.performance())} {pictogram(Pictogram::Medal)}</span>
                <span class="short">{card.performance()}"★"</span>
            </span>
        </span>
    }
    .into_any()
}

/// A card at a few square centimetres: number, stars, picture, type, event. Number and stars are in the corners of the whole
/// card.
pub fn mini(card: Card) -> AnyView {
    let event = card.event();
    view! {
        <span class=format!("olympics-mini {}", colour(event)) aria-hidden="true">
            <span class="olympics-bib">{card.acquisition()}</span>
            <b>{card.performance()}"★"</b>
            <span class="olympics-picture">{pictogram(drawing(card))}</span>
            <span class="olympics-mini-foot">
                {emblem(card.card_type())}
                <small>{names::kind(card.card_type()).text()}</small>
                <span class="olympics-sport">{pictogram(picture(event))}</span>
            </span>
        </span>
    }
    .into_any()
}

/// The row of stars on a card.
fn star_row(count: u8) -> &'static str {
    const ROW: &str = "★★★★★";
    ROW.get(..usize::from(count) * '★'.len_utf8()).unwrap_or(ROW)
}

/// A small card that is only looked at, with its name for a screen reader.
pub fn shown(card: Card) -> AnyView {
    view! { <li><span class="visually-hidden">{names::card_in_full(card)}</span>{mini(card)}</li> }.into_any()
}

/// The back of a card: running lanes.
pub fn back() -> AnyView {
    view! { <span class="olympics-mini olympics-back" aria-hidden="true"></span> }.into_any()
}

/// A medal. It shows what it is worth, so that the metal's colour never carries the meaning alone.
pub fn medal(medal: Medal) -> AnyView {
    let class = match medal {
        Medal::Gold => "olympics-medal olympics-gold",
        Medal::Silver => "olympics-medal olympics-silver",
        Medal::Bronze => "olympics-medal olympics-bronze",
    };
    view! { <span class=class aria-hidden="true">{medal.points()}</span> }.into_any()
}
