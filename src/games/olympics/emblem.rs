//! The project's own emblems of the five card types: shapes on a square of 24.

use leptos::prelude::*;
use pentathlon_engine::games::olympics::CardType;

/// An emblem. It is hidden from screen readers; the card has a label.
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
