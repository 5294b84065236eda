//! The seats of the set-up: players and their names.

use super::form::level_among;
use super::names::{doubled, guest_name, with_distinct_names};
use super::seat_row::SeatRow;
use crate::browser::{focus_on, is_same_name};
use crate::messages::{isolated, screens};
use crate::saves::guests::{Guest, Who};
use crate::saves::people::{self, Person};
use crate::saves::person_names;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::bots::Level;
use pentathlon_engine::table::{Kind, Player, USUAL_NAMES};
use std::ops::RangeInclusive;

/// The seats, in order.
#[derive(Clone, Copy)]
pub struct SeatRows {
    pub(super) list: RwSignal<Vec<SeatRow>>,
    next_key: StoredValue<usize>,
    pub(super) least: usize,
    pub(super) most: usize,
    /// The people of this device.
    known: RwSignal<Vec<Person>>,
    /// The seat that starts, which moves with its player.
    start: RwSignal<Option<u8>>,
    /// The seats live as long as the screen: the button that adds one is gone when the table is full.
    owner: StoredValue<Owner>,
}

impl SeatRows {
    /// As many seats as the game allows, with the players of last time and then computers as strong as theirs.
    pub fn new(mut players: Vec<Player>, seats: &RangeInclusive<usize>, start: RwSignal<Option<u8>>) -> Self {
        let (least, most) = (*seats.start(), *seats.end());
        players.truncate(most);
        while players.len() < least {
            let name = USUAL_NAMES.get(players.len()).unwrap_or(&"");
            players.push(Player::new(name, Kind::Computer(level_among(&players))));
        }
        let known = people::all();
        let seat_rows =
            players.iter().enumerate().map(|(key, player)| SeatRow::new(key, player, &known)).collect();
        Self {
            list: RwSignal::new(seat_rows),
            next_key: StoredValue::new(players.len()),
            least,
            most,
            known: RwSignal::new(known),
            start,
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        }
    }

    /// The number of seats.
    pub fn count(self) -> usize {
        self.list.with(Vec::len)
    }

    /// The number of people.
    pub fn people(self) -> usize {
        self.list.with(|all| all.iter().filter(|row| row.kind.get() == Kind::Person).count())
    }

    /// Whether a computer of that level has a seat.
    pub fn has(self, level: Level) -> bool {
        self.list.with(|all| all.iter().any(|row| row.kind.get() == Kind::Computer(level)))
    }

    /// The players, by seat. No two have one name, because the curtain calls people by theirs.
    pub fn players(self) -> Vec<Player> {
        with_distinct_names(self.untold(), is_same_name)
    }

    /// The players, by seat, as they are called now.
    fn untold(self) -> Vec<Player> {
        self.known.with(|known| {
            let player = |(seat, row): (usize, &SeatRow)| row.player(seat, known);
            self.list.with(|all| all.iter().enumerate().map(player).collect())
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
                for row in self.list.get() {
                    let Some(name) = row.own_name() else { continue };
                    match people::namesake(&people, &name, &names) {
                        None => _ = people::remember(&name),
                        Some(_) if !row.is_typed.get() => {}
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
            let sits = |person: &&Person| {
                self.list.with(|all| {
                    all.iter().filter_map(|row| row.person(known)).any(|here| here.id == person.id)
                })
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
        for row in self.list.get_untracked() {
            let Some(before) = untrack(|| row.person(&old).cloned()) else { continue };
            match new.iter().find(|person| person.id == before.id) {
                Some(person) => row.call(person.name(), true),
                None => row.call(&self.guest_name(&new, row), false),
            }
        }
        self.known.set(new);
    }

    /// A name for a guest in that seat.
    fn guest_name(self, known: &[Person], own: SeatRow) -> String {
        let others = self.list.get_untracked().into_iter().filter(|row| row.key != own.key);
        let others: Vec<String> = others.map(|row| row.name.get_untracked()).collect();
        guest_name(known, |name| others.iter().any(|other| is_same_name(other, name)))
    }

    /// Gives a seat to a person or a computer. A person who takes over from a computer is a guest, and no guest has the name of
    /// somebody else.
    pub(super) fn seat(self, row: SeatRow, kind: Kind) {
        let known = self.known.get_untracked();
        let name = row.name.get_untracked();
        if kind == Kind::Person && !row.is_own.get_untracked() && people::find_among(&known, &name).is_some()
        {
            row.call(&self.guest_name(&known, row), false);
        }
        row.kind.set(kind);
    }

    /// A sentence for each player whose name will differ from the typed one.
    pub(super) fn other_names(self) -> Option<String> {
        let players = self.players();
        let both = |first: String, second: String| screens::sentences(&first, &second);
        self.known.with(|known| {
            let other = |((seat, row), player): ((usize, &SeatRow), &Player)| {
                row.other_name(seat, known, player.name())
            };
            self.list.with(|all| all.iter().enumerate().zip(&players).filter_map(other).reduce(both))
        })
    }

    pub(super) fn add(self) {
        if untrack(|| self.count()) >= self.most {
            return;
        }
        let key = self.next_key.get_value();
        self.next_key.set_value(key + 1);
        let taken: Vec<String> =
            self.list.with_untracked(|all| all.iter().map(|row| row.name.get_untracked()).collect());
        let name = USUAL_NAMES.into_iter().find(|name| !taken.iter().any(|taken| taken == name));
        let player = Player::new(name.unwrap_or_default(), self.rival());
        let row = self.owner.with_value(|owner| owner.with(|| SeatRow::new(key, &player, &[])));
        self.list.update(|all| all.push(row));
    }

    /// A computer as strong as the others here.
    fn rival(self) -> Kind {
        Kind::Computer(untrack(|| level_among(&self.players())))
    }

    /// Removes a seat. Whoever starts still does; without them it is drawn by lot.
    pub(super) fn remove(self, key: usize) {
        let seat = self.list.with_untracked(|all| {
            let seat = all.iter().position(|row| row.key == key);
            seat.filter(|_| all.len() > self.least)
        });
        let Some(seat) = seat else { return };
        self.list.update(|all| _ = all.remove(seat));
        self.start.update(|start| {
            *start = match start.map(usize::from) {
                Some(old) if old == seat => None,
                Some(old) if old > seat => start.map(|old| old - 1),
                _ => *start,
            };
        });
    }

    /// Exchanges the players of a seat and the next one. The focus follows the player who was moved.
    pub(super) fn swap(self, seat: usize, moved_to: usize) {
        self.list.update(|all| {
            if seat + 1 < all.len() {
                all.swap(seat, seat + 1);
            }
        });
        self.start.update(|start| {
            let first = seat as u8;
            *start = match *start {
                Some(old) if old == first => Some(first + 1),
                Some(old) if old == first + 1 => Some(first),
                other => other,
            };
        });
        let button = if moved_to > seat { "down" } else { "up" };
        let row = format!(".place-row:nth-child({})", moved_to + 1);
        Timeout::new(0, move || {
            let found = focus_on(&format!("{row} .{button}:not(:disabled)"));
            if !found {
                focus_on(&format!("{row} :is(.up, .down):not(:disabled)"));
            }
        })
        .forget();
    }

    /// Gives the first seats to that many people, and adds seats if there are too few.
    pub fn seat_people(self, people: usize) {
        self.arrange(people.max(untrack(|| self.count())), people);
    }

    /// Makes that many seats, the first ones for people.
    pub fn arrange(self, seats: usize, people: usize) {
        while untrack(|| self.count()) < seats.min(self.most) {
            self.add();
        }
        self.list.update(|all| all.truncate(seats));
        for (seat, row) in self.list.get_untracked().into_iter().enumerate() {
            let is_person = row.kind.get_untracked() == Kind::Person;
            if is_person != (seat < people) {
                self.seat(row, if is_person { self.rival() } else { Kind::Person });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Level, Owner, Player, RwSignal, SeatRow, SeatRows, StoredValue};
    use leptos::prelude::GetUntracked;

    /// Who starts after a seat was removed from five, of which that one started.
    fn start_without(removed: usize, start: Option<u8>) -> Option<u8> {
        let owner = Owner::new();
        owner.with(|| {
            let player = Player::new("Bo", Kind::Computer(Level::Bronze));
            let rows = (0..5).map(|key| SeatRow::new(key, &player, &[])).collect();
            let start = RwSignal::new(start);
            let seats = SeatRows {
                list: RwSignal::new(rows),
                next_key: StoredValue::new(5),
                least: 2,
                most: 5,
                known: RwSignal::new(Vec::new()),
                start,
                owner: StoredValue::new(owner.clone()),
            };
            seats.remove(removed);
            start.get_untracked()
        })
    }

    #[test]
    fn who_starts_moves_with_its_player_when_a_seat_is_removed() {
        assert_eq!(start_without(1, Some(3)), Some(2));
        assert_eq!(start_without(3, Some(1)), Some(1));
        assert_eq!(start_without(2, Some(2)), None, "drawn by lot");
        assert_eq!(start_without(0, None), None);
    }
}
