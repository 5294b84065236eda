//! The small picture of an event, for the story of a game.

use super::card::mini;
use super::sport;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Event, EventCard};

/// The card that an event is about, or the event of the ceremony.
pub fn picture(event: &Event) -> Option<AnyView> {
    Some(mini(match *event {
        Event::Turned { event, .. } => return Some(tile(event)),
        Event::Awarded(ceremony) => return Some(tile(ceremony.event)),
        Event::BidsRevealed(bids) => bids.in_order().next()?.1,
        Event::Bid { card, .. } | Event::Invested { card, .. } | Event::Placed { card, .. } => card?,
        Event::Took { open, closed, .. } => closed.unwrap_or(open),
        Event::NeutralTook { open: card, .. }
        | Event::Upgraded { card, .. }
        | Event::Discarded { card, .. } => card,
        _ => return None,
    }))
}

/// The sign of an event.
pub fn tile(event: EventCard) -> AnyView {
    view! {
        <span class=format!("olympics-tile {}", sport::colour(event))>
            {pictogram(sport::picture(event))}
        </span>
    }
    .into_any()
}
