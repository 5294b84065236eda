//! The small things that cards are drawn with: rings, clues, sports, whose card it is.

use super::pictures::clue_picture;
use super::words;
use crate::browser::Storage;
use crate::figure::Pictogram;
use crate::ui::{mark, pictogram, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympikos::{Clue, Medal, Owner, Ring, Sport};

/// Where it is kept whether words stand beside the pictures of clues.
const WORDS: &str = "olympikos/words";

/// Whether words stand beside the pictures of clues.
pub fn has_words() -> bool {
    Storage.get(WORDS).as_deref() != Some("hidden")
}

/// Shows or hides them from now on, on this device.
pub fn show_words(shown: bool) {
    let _ = Storage.set(WORDS, if shown { "shown" } else { "hidden" });
}

/// The class that gives what is in it the colour of a ring.
pub fn ring_class(ring: Ring) -> &'static str {
    match ring {
        Ring::Blue => "ring-blue",
        Ring::Yellow => "ring-yellow",
        Ring::Black => "ring-black",
        Ring::Green => "ring-green",
        Ring::Red => "ring-red",
    }
}

/// The class that gives what is in it the colour of a medal.
pub fn medal_class(medal: Medal) -> &'static str {
    match medal {
        Medal::Bronze => "bronze",
        Medal::Silver => "silver",
        Medal::Gold => "gold",
    }
}

/// A ring with its letter.
pub fn ring(ring: Ring) -> impl IntoView {
    view! { <b class=format!("olympikos-ring {}", ring_class(ring)) aria-hidden="true">{words::letter(ring)}</b> }
}

/// The picture of a sport.
pub fn sport(sport: Sport) -> Option<AnyView> {
    Pictogram::of(sport.id()).map(|it| pictogram(it).into_any())
}

/// What a clue card shows; a screen reader hears its name elsewhere.
pub fn clue(clue: Clue) -> AnyView {
    view! { <span class="olympikos-clue-front" aria-hidden="true">{clue_picture(clue, has_words())}</span> }
        .into_any()
}

/// The back of a delegation card: whose it is.
pub fn flag(owner: Owner) -> AnyView {
    match owner {
        Owner::Seat(seat) => mark(seat).into_any(),
        Owner::Rival(nation) => view! { <i class="olympikos-code">{words::code(nation)}</i> }.into_any(),
    }
}

/// The class that gives a card the colour of who owns it.
pub fn owner_class(owner: Owner) -> &'static str {
    match owner {
        Owner::Seat(seat) => seat_class(seat),
        Owner::Rival(_) => "rival",
    }
}
