//! Actions: their names and pictures.

use super::card::mini;
use super::names;
use crate::contract::ActionUi;
use leptos::prelude::*;
use pentathlon_engine::games::olympics::{Action, Card};
use pentathlon_engine::table::Player;

impl ActionUi for Action {
    fn name(&self, _players: &[Player]) -> String {
        names::card_in_full(card(*self))
    }

    fn picture(&self) -> Option<AnyView> {
        Some(mini(card(*self)))
    }
}

fn card(action: Action) -> Card {
    let (Action::Bid(card) | Action::Take(card) | Action::Invest(card)) = action;
    card
}
