//! Performance cards, large and small, and the icons of the withdrawal rewards.

use super::names;
use crate::figure::Pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Attempt, Colour, Medal, Performance, Sport};

/// The class that sets the colour of a card for its content.
pub fn colour_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "is-blue",
        Colour::Yellow => "is-yellow",
        Colour::Black => "is-black",
        Colour::Green => "is-green",
        Colour::Red => "is-red",
    }
}

/// The shape that stands for a colour: drop, bolt, moon, leaf, flame.
fn suit(colour: Colour) -> impl IntoView {
    let path = match colour {
        Colour::Blue => "M12 1c4 6 8 9.5 8 14a8 8 0 0 1-16 0c0-4.5 4-8 8-14z",
        Colour::Yellow => "M15 0 3 14h7l-3 10L21 9h-8z",
        Colour::Black => "M14 1a11.5 11.5 0 1 0 9 15A10 10 0 0 1 14 1z",
        Colour::Green => "M22 2C8 2 2 8 3 17l.5 1L1 21l2 2 3-3.5c10 3 16-4 16-17.5zM6.5 15.5 15 8l-6.5 9z",
        Colour::Red => "M13 0c1 6 8 8 8 15a9 9 0 0 1-18 0c0-4 2-6 4-9 0 3 1 4 3 5 2-3 3-6 3-11z",
    };
    view! { <svg class="suit" viewBox="0 0 24 24" aria-hidden="true"><path d=path></path></svg> }
}

/// The front of a performance card in the hand.
pub fn front(card: Performance) -> AnyView {
    view! {
        <span class=format!("perf {}", colour_class(card.colour())) aria-hidden="true">
            <b>{card.value()}</b>
            {suit(card.colour())}
            <small>{names::colour(card.colour()).text()}</small>
        </span>
    }
    .into_any()
}

/// A performance card as a small chip in a row.
pub fn chip(card: Performance) -> AnyView {
    view! {
        <span class=format!("chip {}", colour_class(card.colour()))>
            <b>{card.value()}</b>
            {suit(card.colour())}
        </span>
    }
    .into_any()
}

/// The cards of a play, small.
pub fn chips(attempt: Attempt) -> Vec<AnyView> {
    attempt.cards().map(chip).collect()
}

/// The icon for drawing this many cards.
pub fn gain(cards: u8) -> impl IntoView {
    view! {
        <span class="gain" aria-hidden="true">
            "+"{cards}
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path class="under" d="M9 2h10a2 2 0 0 1 2 2v14h-2V4H9z"></path>
                <path d="M5 5h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"></path>
            </svg>
        </span>
    }
}

/// A medal with its points on it.
pub fn medal(medal: Medal) -> impl IntoView {
    let class = match medal {
        Medal::Gold => "medallion gold",
        Medal::Silver => "medallion silver",
        Medal::Bronze => "medallion bronze",
    };
    view! { <span class=class aria-hidden="true"><b>{medal.points()}</b></span> }
}

/// The start card: a flag.
pub fn start_flag() -> impl IntoView {
    view! {
        <svg class="flag" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 1h2.5v1.5H21l-4 5 4 5H6.5V23H4z"></path>
        </svg>
    }
}

/// A star: a world record was set, or can be.
pub fn star() -> impl IntoView {
    view! {
        <svg class="star" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 1l3.3 7.2 7.7.9-5.7 5.3 1.5 7.7L12 18.2l-6.8 3.9 1.5-7.7L1 9.1l7.7-.9z"></path>
        </svg>
    }
}

/// The pictogram of a sport.
pub fn emblem(sport: Sport) -> Pictogram {
    match sport {
        Sport::Marathon => Pictogram::Marathon,
        Sport::HighJump => Pictogram::HighJump,
        Sport::Swimming => Pictogram::Swimming,
        Sport::Hurdles => Pictogram::Hurdles,
        Sport::Weightlifting => Pictogram::Weightlifting,
        Sport::Archery => Pictogram::Archery,
        Sport::Relay => Pictogram::Relay,
        Sport::TableTennis => Pictogram::TableTennis,
        Sport::Sailing => Pictogram::Sailing,
    }
}
