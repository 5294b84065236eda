//! The small pictures of events and actions, for the story of a game.

use super::race_cards::bust;
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Action, Event, Race, Team};

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

/// The race of an action; of several, the one with most cards.
pub fn action_picture(action: &Action) -> Option<AnyView> {
    let race = match *action {
        Action::Keep(race) => race,
        Action::Roster(team) | Action::Enter(team) => most(team)?,
        Action::TakeBack(race) => race?,
        Action::Pass => return None,
    };
    Some(bust(race).into_any())
}

fn most(team: Team) -> Option<Race> {
    team.iter().max_by_key(|&race| team.count(race))
}
