//! What a competitor is called, and under which mark he is drawn.

use super::Context;
use super::words::Say;
use crate::session;
use crate::ui::{mark, seat_class};
use leptos::prelude::*;
use pentathlon_engine::games::olympics::Competitor;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Player;

/// The neutral player has no seat; he has the mark of one that this game never has: a grey ring.
const NEUTRAL: Seat = Seat(7);

/// Whose mark he has.
pub fn seat(competitor: Competitor) -> Seat {
    competitor.seat().unwrap_or(NEUTRAL)
}

/// The class that gives what is in it the colour of a competitor.
pub fn class(competitor: Competitor) -> &'static str {
    seat_class(seat(competitor))
}

/// The token of a competitor: his mark on a chalk disc.
pub fn token(competitor: Competitor) -> AnyView {
    view! { <span class=format!("olympics-token {}", class(competitor))>{mark(seat(competitor))}</span> }
        .into_any()
}

/// What he is called.
pub fn name(context: Context, competitor: Competitor) -> String {
    competitor.seat().map_or_else(|| Say::Neutral.text().to_owned(), |seat| context.name(seat))
}

/// What he is called where there is little room.
pub fn short_name(context: Context, competitor: Competitor) -> String {
    competitor.seat().map_or_else(|| Say::NeutralShort.text().to_owned(), |seat| context.name(seat))
}

/// What he is called at the beginning of a sentence.
pub fn name_first(players: &[Player], competitor: Competitor) -> String {
    name_or(players, competitor, Say::NeutralFirst)
}

/// What he is called within a sentence.
pub fn name_within(players: &[Player], competitor: Competitor) -> String {
    name_or(players, competitor, Say::NeutralWithin)
}

fn name_or(players: &[Player], competitor: Competitor, neutral: Say) -> String {
    competitor.seat().map_or_else(|| neutral.text().to_owned(), |seat| session::name(players, seat))
}
