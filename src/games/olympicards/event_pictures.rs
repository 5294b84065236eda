//! The small pictures of events, for the story of a game.

use super::picture::chip;
use super::sport_animation::athlete;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::{Event, View};

/// The card that an event is about, or else the sport in which it happens.
pub fn picture(event: &Event, view: &View) -> Option<AnyView> {
    let sport = match *event {
        Event::Played { attempt, .. } => return Some(chip(attempt.first())),
        Event::TurnedOver(card) | Event::Drew { card: Some(card), .. } => return Some(chip(card)),
        Event::SportTurned { sport, .. }
        | Event::Deferred { sport, .. }
        | Event::Began { sport, .. }
        | Event::WorldRecord { sport, .. }
        | Event::Finished { sport, .. } => sport,
        _ => view.sport?,
    };
    Some(pictogram(athlete(sport)).into_any())
}
