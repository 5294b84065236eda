//! Actions: their names, buttons and pictures.

use super::picture::chip;
use super::{hand, phrase};
use crate::contract::{ActionUi, button};
use crate::messages::olympicards as messages;
use leptos::prelude::*;
use pentathlon_engine::games::olympicards::Action;
use pentathlon_engine::table::Player;

impl ActionUi for Action {
    fn name(&self, _players: &[Player]) -> String {
        match *self {
            Self::PlaySport => messages::play_sport().to_owned(),
            Self::Defer => messages::defer().to_owned(),
            Self::Cards(attempt) => messages::play_cards(&phrase::cards(attempt)),
            Self::Withdraw => messages::withdraw().to_owned(),
        }
    }

    fn buttons(&self) -> Vec<(String, usize)> {
        match *self {
            Self::Cards(attempt) => hand::buttons(attempt),
            _ => vec![(button(self), 1)],
        }
    }

    /// The first card.
    fn picture(&self) -> Option<AnyView> {
        match *self {
            Self::Cards(attempt) => Some(chip(attempt.first())),
            Self::PlaySport | Self::Defer | Self::Withdraw => None,
        }
    }
}
