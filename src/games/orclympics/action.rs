//! Actions: their names, buttons and pictures.

use super::names;
use super::race_cards::bust;
use crate::contract::{ActionUi, button};
use crate::messages::orclympics as messages;
use leptos::prelude::*;
use pentathlon_engine::games::orclympics::{Action, Race, Team};
use pentathlon_engine::table::Player;

impl ActionUi for Action {
    fn name(&self, _players: &[Player]) -> String {
        match *self {
            Self::Keep(race) => messages::keep(names::race(race)),
            Self::Roster(Team::EMPTY) => messages::action_roster_none().to_owned(),
            Self::Roster(team) => messages::action_roster(&names::team(team)),
            Self::Enter(team) => messages::enter(&names::team_object(team)),
            Self::Pass => messages::pass().to_owned(),
            Self::TakeBack(Some(race)) => messages::take_back(names::race(race)),
            Self::TakeBack(None) => messages::take_none().to_owned(),
        }
    }

    /// Each card of several is touched by itself.
    fn buttons(&self) -> Vec<(String, usize)> {
        let (team, alone): (Team, fn(Team) -> Self) = match *self {
            Self::Roster(team) => (team, Self::Roster),
            Self::Enter(team) => (team, Self::Enter),
            _ => return vec![(button(self), 1)],
        };
        team.kinds().map(|race| (button(&alone(Team::of(race))), usize::from(team.count(race)))).collect()
    }

    /// The race with most cards.
    fn picture(&self) -> Option<AnyView> {
        let race = match *self {
            Self::Keep(race) => race,
            Self::Roster(team) | Self::Enter(team) => most(team)?,
            Self::TakeBack(race) => race?,
            Self::Pass => return None,
        };
        Some(bust(race).into_any())
    }
}

/// The race with most cards.
pub fn most(team: Team) -> Option<Race> {
    team.iter().max_by_key(|&race| team.count(race))
}
