//! The names and marks of the competitors.

use super::Context;
use crate::messages::olympics as messages;
use crate::ui::{mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::Competitor;
use pentathlon_engine::rules::Seat;

/// The neutral player has no seat and borrows the mark of one that this game never has: a grey ring.
const NEUTRAL: Seat = Seat(7);

/// The seat whose mark a competitor has.
pub fn seat(competitor: Competitor) -> Seat {
    competitor.seat().unwrap_or(NEUTRAL)
}

/// The class that sets the colour of a competitor for its content.
pub fn class(competitor: Competitor) -> &'static str {
    seat_class(seat(competitor))
}

/// The token of a competitor: the mark on a chalk disc.
pub fn token(competitor: Competitor) -> AnyView {
    view! { <span class=format!("olympics-token {}", class(competitor))>{mark(seat(competitor))}</span> }
        .into_any()
}

/// The name as a label.
pub fn name(context: Context, competitor: Competitor) -> String {
    competitor.seat().map_or_else(|| messages::neutral().to_owned(), |seat| context.name(seat))
}

/// The name as a short label, for narrow places.
pub fn short_name(context: Context, competitor: Competitor) -> String {
    competitor.seat().map_or_else(|| messages::neutral_short().to_owned(), |seat| context.name(seat))
}
