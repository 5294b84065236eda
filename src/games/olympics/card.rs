//! An Olympics card: whole, small, and as a chip in a lane.

use super::names;
use super::picture::{colour, drawing, picture};
use crate::figure::Pictogram;
use crate::messages::olympics as messages;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Card, CardType, Medal};

/// The front of a card. Its number is marked as what one bids with, its stars as what wins medals.
pub fn front(card: Card) -> AnyView {
    let event = card.event();
    view! {
        <span class="olympics-front" aria-hidden="true">
            <span class="olympics-bids-with">
                <span class="olympics-bib">{card.acquisition()}</span>
                <small>{messages::mark_bid()}</small>
            </span>
            {drawn(card)}
            <span class="olympics-event-picture">{pictogram(picture(event))}</span>
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
            {drawn(card)}
            <span class="olympics-mini-foot">
                {emblem(card.card_type())}
                <small>{names::kind(card.card_type()).text()}</small>
                <span class="olympics-event-picture">{pictogram(picture(event))}</span>
            </span>
        </span>
    }
    .into_any()
}

/// The picture of a card.
fn drawn(card: Card) -> AnyView {
    let (what, beside) = drawing(card);
    view! { <span class="olympics-picture">{pictogram(what)} {beside.map(pictogram)}</span> }.into_any()
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

/// The emblem of a type, the project's own, on a square of 24. It is hidden from screen readers; the card has a label.
pub fn emblem(kind: CardType) -> AnyView {
    let path = match kind {
        // An athlete with raised arms (stars are strength), a whistle, a dumbbell, a bag, a megaphone.
        CardType::Star => {
            "M12 1.5a3.6 3.6 0 1 1-.1 0zM1.5 3 4.3 1.6l4 8.9h7.4l4-8.9L22.5 3 18 13.6V23H6v-9.4z"
        }
        CardType::Coach => "M23 5v5.5h-5.8a6.9 6.9 0 1 1-12.9 1H1V5zM10.8 12a2.6 2.6 0 1 0 .1 0z",
        CardType::Training => "M1 9.5h2v-3h5v4h8v-4h5v3h2v5h-2v3h-5v-4H8v4H3v-3H1z",
        CardType::Equipment => {
            "M7.5 8V6.5A3.5 3.5 0 0 1 11 3h2a3.5 3.5 0 0 1 3.5 3.5V8H21a2 2 0 0 1 2 2v3H1v-3a2 2 0 0 1 2-2zM9.7 8h4.6V6.5A1.3 1.3 0 0 0 13 5.2h-2a1.3 1.3 0 0 0-1.3 1.3zM1 15h22v6H1z"
        }
        CardType::Fans => "M2 8.5h6L18 3v18L8 15.5H7L8.5 22h-4L3 15.5H2zM20 8v8c2-.6 3-2 3-4s-1-3.4-3-4z",
    };
    view! { <svg class="olympics-emblem" viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd" d=path></path></svg> }
        .into_any()
}
