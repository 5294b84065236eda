//! The names at a new table: who is a person of this device, who is a guest, and how all are told apart.

use crate::browser::is_same_name;
use crate::saves::guests::Guest;
use crate::saves::people::{self, Person, all, find_among};
use leptos::prelude::*;
use pentathlon_engine::table::{Player, PlayerKind, USUAL_NAMES};
use std::iter;

/// The id of the list that the fields refer to.
pub const NAMES: &str = "names";

/// The players of a table with numbers after names that others have already. Computers make way for people.
pub fn with_distinct_names(mut players: Vec<Player>, is_same: fn(&str, &str) -> bool) -> Vec<Player> {
    let is_computer = |player: &Player| player.kind != PlayerKind::Person;
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

/// The first name that two of these people have.
pub fn doubled(players: &[Player], is_same: fn(&str, &str) -> bool) -> Option<String> {
    let mut people = players.iter().filter(|player| player.kind == PlayerKind::Person);
    let mut before: Vec<&str> = Vec::new();
    let twice = people.find(|player| {
        let is_taken = before.iter().any(|name| is_same(name, player.name()));
        before.push(player.name());
        is_taken
    });
    twice.map(|player| player.name().to_owned())
}

/// A usual name for a guest: one that is nobody's on this device and that nobody at the table has.
pub fn guest_name(people: &[Person], taken: impl Fn(&str) -> bool) -> String {
    let is_free = |name: &str| !taken(name) && find_among(people, name).is_none();
    let numbered = || {
        let first = Player::new(USUAL_NAMES.first().unwrap_or(&""), PlayerKind::Person);
        (2..).map(move |number| first.numbered(number).name().to_owned()).find(|name| is_free(name))
    };
    let usual = USUAL_NAMES.into_iter().find(|name| is_free(name));
    usual.map(str::to_owned).or_else(numbered).unwrap_or_default()
}

/// The players of an earlier table, with the names that people have now. Whoever is not known on this device is a guest, so
/// a deleted person does not come back.
pub fn seated(players: Vec<Player>, people: &[Person]) -> Vec<Player> {
    let mut seated: Vec<Player> = Vec::new();
    for (seat, player) in players.iter().enumerate() {
        let name = match find_among(people, player.name()) {
            _ if player.kind != PlayerKind::Person => player.name().to_owned(),
            Some(person) => person.name().to_owned(),
            None if USUAL_NAMES.contains(&player.name()) => player.name().to_owned(),
            None => {
                let others = seated.iter().chain(players.iter().skip(seat));
                let others: Vec<&str> = others.map(Player::name).collect();
                guest_name(people, |name| others.iter().any(|other| is_same_name(other, name)))
            }
        };
        seated.push(Player::new(&name, player.kind));
    }
    seated
}

/// The players of a table that is played again, with the names that people have now. Its guests keep theirs.
pub fn called_now(players: &[Player], guests: &[Guest]) -> Vec<Player> {
    let people = all();
    let called = |player: &Player| match people::seated(&people, guests, player.name()) {
        Some(person) if player.kind == PlayerKind::Person => Player::new(person.name(), PlayerKind::Person),
        _ => player.clone(),
    };
    with_distinct_names(players.iter().map(called).collect(), is_same_name)
}

/// The name of the person who played last.
pub fn last_person() -> Option<String> {
    all().first().map(|person| person.name().to_owned())
}

/// The names to choose from while one types.
pub fn names(people: Signal<Vec<Person>>) -> AnyView {
    let options = move || {
        let option = |person: &Person| view! { <option value=person.name().to_owned()></option> }.into_any();
        people.with(|people| people.iter().map(option).collect::<Vec<AnyView>>())
    };
    view! { <datalist id=NAMES>{crate::ui::dynamic(options)}</datalist> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::{doubled, with_distinct_names};
    use pentathlon_engine::rules::Level;
    use pentathlon_engine::table::{Player, PlayerKind};

    fn names(players: &[(&str, PlayerKind)]) -> Vec<String> {
        let players = players.iter().map(|(name, kind)| Player::new(name, *kind)).collect();
        let distinct = with_distinct_names(players, |one, other| one.eq_ignore_ascii_case(other));
        distinct.iter().map(|player| player.name().to_owned()).collect()
    }

    #[test]
    fn players_of_one_name_are_numbered_and_computers_make_way() {
        let (person, computer) = (PlayerKind::Person, PlayerKind::Computer(Level::Expert));
        let same = [("Ana", person), ("ana", person), ("Bo", computer), ("ANA", person), ("bo", person)];
        assert_eq!(names(&same), ["Ana", "ana 2", "Bo 2", "ANA 3", "bo"]);
        assert_eq!(names(&[("Ana 2", person), ("Ana", person), ("Ana", person)]), ["Ana 2", "Ana", "Ana 3"]);
        let long = ("Maximiliana-Zita", person);
        assert_eq!(names(&[long, long, long]), ["Maximiliana-Zita", "Maximiliana-Zi 2", "Maximiliana-Zi 3"]);
    }

    #[test]
    fn a_name_that_two_people_have_is_found_and_computers_do_not_matter() {
        let (person, computer) = (PlayerKind::Person, PlayerKind::Computer(Level::Expert));
        let found = |players: &[(&str, PlayerKind)]| {
            let players: Vec<Player> = players.iter().map(|(name, kind)| Player::new(name, *kind)).collect();
            doubled(&players, |one, other| one.eq_ignore_ascii_case(other))
        };
        assert_eq!(found(&[("Ana", person), ("Bo", person), ("ANA", person)]), Some("ANA".to_owned()));
        assert_eq!(found(&[("Ana", person), ("Ana", computer), ("Bo", computer), ("bo", computer)]), None);
    }
}
