//! A seat of the set-up while it is filled in.

use crate::messages::{isolated, screens};
use crate::saves::people::{Person, find_among};
use leptos::prelude::*;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{Player, PlayerKind};

/// A seat.
#[derive(Clone, Copy)]
pub struct Chair {
    /// Tells it from others, wherever it is moved.
    pub key: usize,
    /// The name as it was typed.
    pub name: RwSignal<String>,
    /// Whether somebody typed or chose the name: then it is a person's. A name that nobody touched is a guest's.
    pub is_own: RwSignal<bool>,
    /// Whether it was typed: then it may be that of somebody else who is called as a person here.
    pub is_typed: RwSignal<bool>,
    /// Who sits there; `None` while the seat is free.
    pub kind: RwSignal<Option<PlayerKind>>,
}

impl Chair {
    /// The seat of a player, who may be one of these people, or a free one.
    pub fn new(key: usize, player: Option<&Player>, people: &[Person]) -> Self {
        let is_known = |player: &&Player| {
            player.kind == PlayerKind::Person && find_among(people, player.name()).is_some()
        };
        Self {
            key,
            name: RwSignal::new(player.map_or("", Player::name).to_owned()),
            is_own: RwSignal::new(player.filter(is_known).is_some()),
            is_typed: RwSignal::new(false),
            kind: RwSignal::new(player.map(|player| player.kind)),
        }
    }

    /// Whether somebody sits there.
    pub fn is_taken(self) -> bool {
        self.kind.get().is_some()
    }

    /// Gives the seat to somebody of that name.
    pub fn call(self, name: &str, is_own: bool) {
        self.name.set(name.to_owned());
        self.is_own.set(is_own);
        self.is_typed.set(false);
    }

    /// Gives the seat to whoever has typed that name.
    pub fn type_name(self, name: &str) {
        self.call(name, true);
        self.is_typed.set(true);
    }

    /// The player as typed, who has that seat at the table; `None` while nobody sits there.
    fn typed(self, seat: usize) -> Option<Player> {
        let player = Player::new(&self.name.get(), self.kind.get()?);
        Some(Player::new(player.name_in(Seat(seat as u8)), player.kind))
    }

    /// The player, who has that seat at the table, with the name that these people have now.
    pub fn player(self, seat: usize, people: &[Person]) -> Option<Player> {
        let typed = self.typed(seat)?;
        Some(match self.person(people) {
            Some(person) => Player::new(person.name(), typed.kind),
            None => typed,
        })
    }

    /// The player who may be a person of this device.
    fn own(self) -> Option<Player> {
        let player = Player::new(&self.name.get(), self.kind.get()?);
        let is_person = self.is_own.get() && player.kind == PlayerKind::Person;
        is_person.then_some(player)
    }

    /// Which of these people sits here.
    pub fn person(self, people: &[Person]) -> Option<&Person> {
        self.own().and_then(|player| find_among(people, player.name()))
    }

    /// The name of a person who is to be known from now on; `None` for guests and computers.
    pub fn own_name(self) -> Option<String> {
        self.own().map(|player| player.name().to_owned()).filter(|name| !name.is_empty())
    }

    /// The name that the player will get, if it differs from the typed one. `number` is that of the seat on the sheet.
    pub fn other_name(self, number: usize, seat: usize, people: &[Person], name: &str) -> Option<String> {
        let is_taken = self.player(seat, people)?.name() != name;
        let sentence = if is_taken { screens::name_taken } else { screens::name_shown };
        self.name.with(|typed| typed.trim() != name).then(|| sentence(number, &isolated(name)))
    }
}
