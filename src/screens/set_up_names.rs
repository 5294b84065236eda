//! The names of the people who have played on this device, offered at the next set-up.

use crate::browser::Storage;
use leptos::prelude::*;
use pentathlon_engine::table::{Kind, Player};
use std::iter;

/// The storage key of the names, one a line, the last one first.
const KEY: &str = "people";
/// How many are remembered.
const MOST: usize = 12;
/// The id of the list that the fields refer to.
pub const NAMES: &str = "names";

/// The names of the people at a new table come first, then those known before.
fn remembered(players: &[Player], known: &str) -> Vec<String> {
    let people = players.iter().filter(|player| player.kind == Kind::Person).map(Player::name);
    let mut names: Vec<String> = Vec::new();
    for name in people.chain(known.lines()).filter(|name| !name.is_empty()) {
        if names.len() < MOST && !names.iter().any(|other| other == name) {
            names.push(name.to_owned());
        }
    }
    names
}

/// The players of a table with numbers after names that others have already. Computers make way for people.
pub fn told_apart(mut players: Vec<Player>, is_same: fn(&str, &str) -> bool) -> Vec<Player> {
    let is_computer = |player: &Player| player.kind != Kind::Person;
    let mut taken: Vec<String> = Vec::new();
    for computers in [false, true] {
        for player in players.iter_mut().filter(|player| is_computer(player) == computers) {
            let names = (2..).map(|number| player.numbered(number));
            let free = iter::once(player.clone())
                .chain(names)
                .find(|player| !taken.iter().any(|name| is_same(name, player.name())));
            if let Some(free) = free {
                taken.push(free.name().to_owned());
                *player = free;
            }
        }
    }
    players
}

fn known() -> String {
    Storage.get(KEY).unwrap_or_default()
}

/// The person who came first at the last table.
pub fn last_person() -> Option<String> {
    known().lines().next().map(str::to_owned)
}

/// Remembers the people of a new table.
pub fn remember(players: &[Player]) {
    // Without storage there are no names to offer next time.
    let _ = Storage.set(KEY, &remembered(players, &known()).join("\n"));
}

/// The names to choose from.
pub fn names() -> AnyView {
    let options: Vec<AnyView> =
        known().lines().map(|name| view! { <option value=name.to_owned()></option> }.into_any()).collect();
    view! { <datalist id=NAMES>{options}</datalist> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::{MOST, remembered, told_apart};
    use pentathlon_engine::bots::Level;
    use pentathlon_engine::table::{Kind, Player};

    #[test]
    fn people_are_remembered_once_and_the_last_ones_first() {
        let players = [
            Player::new("Bo", Kind::Person),
            Player::new("Rex", Kind::Computer(Level::Gold)),
            Player::new("Ana", Kind::Person),
        ];
        assert_eq!(remembered(&players, "Ana\nDita\n"), ["Bo", "Ana", "Dita"]);
    }

    fn names(players: &[(&str, Kind)]) -> Vec<String> {
        let players = players.iter().map(|(name, kind)| Player::new(name, *kind)).collect();
        let told = told_apart(players, |one, other| one.eq_ignore_ascii_case(other));
        told.iter().map(|player| player.name().to_owned()).collect()
    }

    #[test]
    fn players_of_one_name_are_numbered_and_computers_make_way() {
        let (person, computer) = (Kind::Person, Kind::Computer(Level::Gold));
        let same = [("Ana", person), ("ana", person), ("Bo", computer), ("ANA", person), ("bo", person)];
        assert_eq!(names(&same), ["Ana", "ana 2", "Bo 2", "ANA 3", "bo"]);
        assert_eq!(names(&[("Ana 2", person), ("Ana", person), ("Ana", person)]), ["Ana 2", "Ana", "Ana 3"]);
        let long = ("Maximiliana-Zita", person);
        assert_eq!(names(&[long, long, long]), ["Maximiliana-Zita", "Maximiliana-Zi 2", "Maximiliana-Zi 3"]);
    }

    #[test]
    fn old_names_are_forgotten() {
        let known: String = (0..30).map(|number| format!("P{number}\n")).collect();
        let names = remembered(&[Player::new("Ana", Kind::Person)], &known);
        assert_eq!((names.len(), names.first().map(String::as_str)), (MOST, Some("Ana")));
    }
}
