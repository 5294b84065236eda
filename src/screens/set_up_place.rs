//! A seat of the set-up while it is filled in.

use crate::messages::{isolated, screens};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Kind, Player};

/// A seat.
#[derive(Clone, Copy)]
pub struct Place {
    /// Tells it from others, wherever it is moved.
    pub key: usize,
    /// The name as it was typed.
    pub name: RwSignal<String>,
    /// Who sits there.
    pub kind: RwSignal<Kind>,
}

impl Place {
    /// The seat of a player.
    pub fn new(key: usize, player: &Player) -> Self {
        Self { key, name: RwSignal::new(player.name().to_owned()), kind: RwSignal::new(player.kind) }
    }

    /// The player, at that place in the order.
    pub fn player(self, seat: usize) -> Player {
        let player = Player::new(&self.name.get(), self.kind.get());
        Player::new(player.name_in(Seat(seat as u8)), player.kind)
    }

    /// The name that the player will get, if it differs from the typed one.
    pub fn other_name(self, seat: usize, name: &str) -> Option<String> {
        let is_taken = self.player(seat).name() != name;
        let sentence = if is_taken { screens::name_taken } else { screens::name_shown };
        self.name.with(|typed| typed.trim() != name).then(|| sentence(seat + 1, &isolated(name)))
    }
}
