//! The small pictures of events, for the story of a game.

use super::race_cards::bust;
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Event, Race, Team};

/// The race that an event is about; of several, the one with most cards.
pub fn picture(event: &Event) -> Option<AnyView> {
    let race = match *event {
        Event::Kept { race, .. } | Event::TookBack { race, .. } => race?,
        Event::Decided { choice, .. } => choice??,
        Event::RosterBuilt { roster, .. } => most(roster?)?,
        Event::Entered { team, .. } => most(team)?,
        _ => return None,
    };
    Some(bust(race).into_any())
}

/// The race with most cards.
pub fn most(team: Team) -> Option<Race> {
    team.iter().max_by_key(|&race| team.count(race))
}
