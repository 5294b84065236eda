//! The small pictures of events, for the story of a game.

use super::card::mini;
use super::sport::tile;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::Event;

/// The card that an event is about, or the sport of the ceremony.
pub fn picture(event: &Event) -> Option<AnyView> {
    let card = match *event {
        Event::Turned { event, .. } => return Some(tile(event)),
        Event::Awarded(ceremony) => return Some(tile(ceremony.event)),
        Event::BidsRevealed(bids) => bids.in_order().next()?.1,
        Event::Bid { card, .. } | Event::Invested { card, .. } | Event::Placed { card, .. } => card?,
        Event::Took { open, closed, .. } => closed.unwrap_or(open),
        Event::NeutralTook { open: card, .. }
        | Event::Upgraded { card, .. }
        | Event::Discarded { card, .. } => card,
        _ => return None,
    };
    Some(mini(card))
}
