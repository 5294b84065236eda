//! The small parts of cards: rings, clues, sports, owners.

use super::names;
use super::pictures::clue_picture;
use crate::browser::Storage;
use crate::figure::Pictogram;
use crate::messages::olympikos as messages;
use crate::ui::{mark, pictogram, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Clue, Medal, Owner, Ring, Sport};

/// The storage key of the preference for words beside clue pictures.
const WORDS: &str = "olympikos/words";

/// Whether clue pictures have their words beside them.
pub fn has_words() -> bool {
    Storage.get(WORDS).as_deref() != Some("hidden")
}

/// Sets that preference on this device.
pub fn show_words(shown: bool) {
    let _ = Storage.set(WORDS, if shown { "shown" } else { "hidden" });
}

/// The class that sets the colour of a ring for its content.
pub fn ring_class(ring: Ring) -> &'static str {
    match ring {
        Ring::Blue => "ring-blue",
        Ring::Yellow => "ring-yellow",
        Ring::Black => "ring-black",
        Ring::Green => "ring-green",
        Ring::Red => "ring-red",
    }
}

/// The class that sets the colour of a medal for its content.
pub fn medal_class(medal: Medal) -> &'static str {
    match medal {
        Medal::Bronze => "bronze",
        Medal::Silver => "silver",
        Medal::Gold => "gold",
    }
}

/// A ring with its letter.
pub fn ring(ring: Ring) -> impl IntoView {
    view! { <b class=format!("olympikos-ring {}", ring_class(ring)) aria-hidden="true">{names::ring(ring).letter()}</b> }
}

/// That a sport was played in this turn. Screen readers find it in the label.
pub fn used() -> impl IntoView {
    view! { <small class="olympikos-used" aria-hidden="true">{messages::used_sport()}</small> }
}

/// The picture of a sport.
pub fn sport(sport: Sport) -> Option<AnyView> {
    Pictogram::of(sport.id()).map(|it| pictogram(it).into_any())
}

/// The picture of a clue card. Screen readers find its name elsewhere.
pub fn clue(clue: Clue) -> AnyView {
    view! { <span class="olympikos-clue-front" aria-hidden="true">{clue_picture(clue, has_words())}</span> }
        .into_any()
}

/// The back of a delegation card, which shows its owner.
pub fn flag(owner: Owner) -> AnyView {
    match owner {
        Owner::Seat(seat) => mark(seat).into_any(),
        Owner::Rival(nation) => view! { <i class="olympikos-code">{names::code(nation)}</i> }.into_any(),
    }
}

/// The class that sets the colour of a card's owner.
pub fn owner_class(owner: Owner) -> &'static str {
    match owner {
        Owner::Seat(seat) => seat_class(seat),
        Owner::Rival(_) => "rival",
    }
}
