//! Actions: their names and pictures.

use super::card::{picture, small};
use super::model::best_discipline;
use super::names;
use crate::contract::{ActionUi, name};
use crate::messages::olympia2000 as messages;
use crate::ui::pictogram;
use leptos::prelude::*;
use pentathlon_engine::games::olympia2000::Action;
use pentathlon_engine::table::Player;

impl ActionUi for Action {
    fn name(&self, players: &[Player]) -> String {
        match *self {
            Self::Athlete(athlete) => names::athlete(athlete).text().to_owned(),
            Self::Chip(discipline) => names::discipline(discipline).text().to_owned(),
            Self::Keep => messages::keep_short().to_owned(),
            Self::Give(seat) => messages::give_it(&name(players, seat)),
        }
    }

    fn picture(&self) -> Option<AnyView> {
        match *self {
            Self::Athlete(athlete) => Some(small(athlete, best_discipline(athlete))),
            Self::Chip(discipline) => Some(pictogram(picture(discipline)).into_any()),
            Self::Keep | Self::Give(_) => None,
        }
    }
}
