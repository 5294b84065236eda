//! The chairs of the set-up: all that a game may have are there, and some are free.

use super::chair::Chair;
use super::names::{doubled, guest_name, with_distinct_names};
use super::stored_set_up::level_among;
use crate::browser::is_same_name;
use crate::messages::{isolated, screens};
use crate::saves::guests::{Guest, Who};
use crate::saves::people::{self, Person};
use crate::saves::person_names;
use crate::screens::seat_marks::seat_marks;
use crate::ui::Mark;
use leptos::prelude::*;
use pentathlon_engine::table::{Player, PlayerKind, USUAL_NAMES};
use std::ops::RangeInclusive;

/// The chairs, in order.
#[derive(Clone, Copy)]
pub struct Chairs {
    pub(super) list: RwSignal<Vec<Chair>>,
    /// How many players there are at least.
    pub(super) least: usize,
    /// The people of this device.
    known: RwSignal<Vec<Person>>,
    /// The key of the chair that starts, which moves with its player; drawn by lot if `None`.
    pub(super) start: RwSignal<Option<usize>>,
    /// The number of the lit chair, from 0: whoever is tapped sits down there.
    pub(super) lit: RwSignal<usize>,
    /// The key of the chair that was taken last.
    pub(super) sat: RwSignal<Option<usize>>,
    /// What a screen reader says of the last change.
    pub(super) said: RwSignal<String>,
}

impl Chairs {
    /// All chairs that the game may have, with the players of last time in the first ones, and computers as strong as theirs where
    /// there are too few. The first free chair is lit.
    pub fn new(mut players: Vec<Player>, seats: &RangeInclusive<usize>, start: Option<u8>) -> Self {
        let (least, most) = (*seats.start(), *seats.end());
        players.truncate(most);
        while players.len() < least {
            let name = USUAL_NAMES.get(players.len()).unwrap_or(&"");
            players.push(Player::new(name, PlayerKind::Computer(level_among(&players))));
        }
        let known = people::all();
        let start = start.map(usize::from).filter(|&seat| seat < players.len());
        Self {
            list: RwSignal::new((0..most).map(|key| Chair::new(key, players.get(key), &known)).collect()),
            least,
            known: RwSignal::new(known),
            start: RwSignal::new(start),
            lit: RwSignal::new(if players.len() < most { players.len() } else { 0 }),
            sat: RwSignal::new(None),
            said: RwSignal::new(String::new()),
        }
    }

    /// The chairs that are taken, in order: at the table each has its number in this list.
    fn taken(self) -> Vec<Chair> {
        self.list.get().into_iter().filter(|chair| chair.is_taken()).collect()
    }

    /// The mark of who sits there.
    pub(super) fn mark(self, key: usize) -> Mark {
        let taken = self.taken();
        let seat = taken.iter().take_while(|chair| chair.key != key).count();
        let marks = self.known.with(|known| seat_marks(taken.iter().map(|chair| chair.person(known))));
        marks.get(seat).copied().unwrap_or_default()
    }

    /// The number of players.
    pub fn count(self) -> usize {
        self.taken().len()
    }

    /// The number of people.
    pub fn people(self) -> usize {
        self.taken().iter().filter(|chair| chair.kind.get() == Some(PlayerKind::Person)).count()
    }

    /// Who starts, by the seat at the table.
    pub fn starter(self) -> Option<u8> {
        let key = self.start.get()?;
        self.taken().iter().position(|chair| chair.key == key).and_then(|seat| u8::try_from(seat).ok())
    }

    /// Says who starts, by the seat at the table; by lot if `None`.
    pub fn start_with(self, seat: Option<u8>) {
        let taken = untrack(|| self.taken());
        self.start.set(seat.and_then(|seat| taken.get(usize::from(seat))).map(|chair| chair.key));
    }

    /// The players, by their seat at the table. No two have one name, because the curtain calls people by theirs.
    pub fn players(self) -> Vec<Player> {
        with_distinct_names(self.untold(), is_same_name)
    }

    /// The players, by their seat at the table, as they are called now.
    fn untold(self) -> Vec<Player> {
        self.known.with(|known| {
            self.taken().iter().enumerate().filter_map(|(seat, chair)| chair.player(seat, known)).collect()
        })
    }

    /// Why nobody can begin like this.
    pub fn refusal(self) -> Option<String> {
        let name = doubled(&self.untold(), is_same_name)?;
        Some(screens::name_twice(&isolated(&name)))
    }

    /// The players of a table that is begun, and which of them typed the name of somebody here, with its accents or without: they
    /// are asked at the end. Whoever typed another name is a person of this device from now on.
    ///
    /// # Errors
    /// If two people have one name.
    pub fn begin(self) -> Result<(Vec<Player>, Vec<Guest>), String> {
        untrack(|| match self.refusal() {
            Some(why) => Err(why),
            None => {
                let (people, players) = (people::all(), self.players());
                let names = person_names(&players);
                let mut guests = Vec::new();
                for chair in self.taken() {
                    let Some(name) = chair.own_name() else { continue };
                    match people::namesake(&people, &name, &names) {
                        None => _ = people::remember(&name),
                        Some(_) if !chair.is_typed.get() => {}
                        Some(person) if person.has(&name, is_same_name) => {
                            guests.push(Guest::unsaid(person.name()));
                        }
                        Some(_) => guests.push(Guest { name, who: Who::Typed }),
                    }
                }
                Ok((players, guests))
            }
        })
    }

    /// Who of this device is not at the table.
    pub fn absent(self) -> Vec<Person> {
        self.known.with(|known| {
            let taken = self.taken();
            let sits = |person: &&Person| {
                taken.iter().filter_map(|chair| chair.person(known)).any(|here| here.id == person.id)
            };
            known.iter().filter(|person| !sits(person)).cloned().collect()
        })
    }

    /// The people of this device.
    pub fn known(self) -> Signal<Vec<Person>> {
        self.known.into()
    }

    /// Looks again who the people of this device are. Whoever has another name is called so, and who is gone is a guest.
    pub fn look_again(self) {
        let (old, new) = (self.known.get_untracked(), people::all());
        for chair in self.list.get_untracked() {
            let Some(before) = untrack(|| chair.person(&old).cloned()) else { continue };
            match new.iter().find(|person| person.id == before.id) {
                Some(person) => chair.call(person.name(), true),
                None => chair.call(&self.guest_name(&new, chair), false),
            }
        }
        self.known.set(new);
    }

    /// A name for a guest in that chair.
    fn guest_name(self, known: &[Person], own: Chair) -> String {
        let others = untrack(|| self.taken()).into_iter().filter(|chair| chair.key != own.key);
        let others: Vec<String> = others.map(|chair| chair.name.get_untracked()).collect();
        guest_name(known, |name| others.iter().any(|other| is_same_name(other, name)))
    }

    /// The lit chair.
    pub(super) fn lit_chair(self) -> Option<Chair> {
        let lit = self.lit.get();
        self.list.with(|all| all.get(lit).copied())
    }

    /// A person of this device sits down in the lit chair.
    pub(super) fn seat_person(self, person: &Person) {
        self.sit_down(|chair| {
            chair.call(person.name(), true);
            chair.kind.set(Some(PlayerKind::Person));
        });
    }

    /// Somebody new sits down in the lit chair.
    pub(super) fn seat_somebody(self) {
        self.sit_down(|chair| self.seat(chair, PlayerKind::Person));
    }

    /// A computer sits down in the lit chair.
    pub(super) fn seat_computer(self, kind: PlayerKind) {
        self.sit_down(|chair| self.seat(chair, kind));
    }

    /// Lights the next free chair once the lit one is taken. It stays lit if it was taken before, for whoever tries another choice,
    /// and until a guest's name is typed.
    fn sit_down(self, take: impl FnOnce(Chair)) {
        let Some(chair) = untrack(|| self.lit_chair()) else { return };
        let was_free = !untrack(|| chair.is_taken());
        take(chair);
        self.sat.set(Some(chair.key));
        self.said.set(screens::sits_down(&isolated(&chair.name.get_untracked())));
        let is_guest =
            chair.kind.get_untracked() == Some(PlayerKind::Person) && !chair.is_own.get_untracked();
        if was_free && !is_guest {
            self.light_next();
        }
    }

    /// Gives a chair to a guest or a computer. A guest or a computer who sat there keeps the name, but no guest gets that of a
    /// person of this device.
    fn seat(self, chair: Chair, kind: PlayerKind) {
        let known = self.known.get_untracked();
        let before = chair.kind.get_untracked();
        let is_somebodys = people::find_among(&known, &chair.name.get_untracked()).is_some();
        let keeps_name = match before {
            None => false,
            Some(PlayerKind::Person) => !chair.is_own.get_untracked(),
            Some(PlayerKind::Computer(_)) => kind != PlayerKind::Person || !is_somebodys,
        };
        if !keeps_name {
            chair.call(&self.guest_name(&known, chair), false);
        }
        chair.kind.set(Some(kind));
    }

    /// Lights the next free chair; without any, this one stays lit.
    pub(super) fn light_next(self) {
        let (lit, all) = (self.lit.get_untracked(), self.list.get_untracked());
        let is_free =
            |place: &usize| all.get(*place).is_some_and(|chair| chair.kind.get_untracked().is_none());
        if let Some(next) = (lit..all.len()).chain(0..lit).find(is_free) {
            self.lit.set(next);
        }
    }

    /// Leaves the lit chair free, if enough players remain. If they would have started, that is drawn by lot.
    pub(super) fn leave_free(self) {
        let Some(chair) = untrack(|| self.lit_chair()).filter(|_| untrack(|| self.count()) > self.least)
        else {
            return;
        };
        self.free(chair);
        self.said.set(screens::seat_left(self.lit.get_untracked() + 1));
    }

    fn free(self, chair: Chair) {
        chair.kind.set(None);
        chair.call("", false);
        self.sat.set(None);
        self.start.update(|start| *start = start.filter(|&key| key != chair.key));
    }

    /// The player of the lit chair and whoever is beside it change places. The player stays lit.
    pub(super) fn move_lit(self, to: usize) {
        let lit = self.lit.get_untracked();
        self.list.update(|all| {
            if lit.max(to) < all.len() {
                all.swap(lit, to);
            }
        });
        self.sat.set(None);
        self.lit.set(to);
    }

    /// A sentence for each player whose name will differ from the typed one.
    pub(super) fn other_names(self) -> Option<String> {
        let players = self.players();
        let both = |first: String, second: String| screens::sentences(&first, &second);
        let places = self.list.get().into_iter().zip(1..).filter(|(chair, _)| chair.is_taken());
        self.known.with(|known| {
            let other = |((chair, number), (seat, player)): ((Chair, usize), (usize, &Player))| {
                chair.other_name(number, seat, known, player.name())
            };
            places.zip(players.iter().enumerate()).filter_map(other).reduce(both)
        })
    }

    /// Has that many players, people first and then computers, in the first chairs.
    pub fn arrange(self, seats: usize, people: usize) {
        let level = PlayerKind::Computer(untrack(|| level_among(&self.players())));
        for (place, chair) in self.list.get_untracked().into_iter().enumerate() {
            let kind = chair.kind.get_untracked();
            match (place < seats, place < people) {
                (false, _) => self.free(chair),
                (true, true) if kind != Some(PlayerKind::Person) => self.seat(chair, PlayerKind::Person),
                (true, false) if !matches!(kind, Some(PlayerKind::Computer(_))) => self.seat(chair, level),
                _ => {}
            }
        }
        self.start.set(None);
        self.lit.set(0);
        self.light_next();
    }
}
