//! A token of a seat: its colour, its shape, and a letter or number if it has one.

use crate::parts::{mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;

/// A token; `name` says whose, and what for.
pub fn token(seat: Seat, letter: &str, name: &str) -> AnyView {
    let sign = if letter.is_empty() {
        mark(seat).into_any()
    } else {
        view! { <b aria-hidden="true">{letter.to_owned()}</b> }.into_any()
    };
    view! {
        <span class=format!("token {}", seat_class(seat)) role="img" aria-label=name.to_owned()>
            {sign}
        </span>
    }
    .into_any()
}
