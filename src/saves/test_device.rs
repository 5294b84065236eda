//! A device in a test: what is saved on it, and saves from elsewhere that meet these.

use super::changes::{Answers, Change, writes};
use super::collection::Found;
use super::comparison::Comparison;
use super::here::Here;
use super::kinds::SaveKind;
use super::person::Person;
use pentathlon_engine::daily::{DayPlay, PlayKind, Plays};
use pentathlon_engine::games::shelf;
use pentathlon_engine::table::{Player, PlayerKind, Timestamp};
use pentathlon_engine::tournament::{Listed, Order, Participant, Round, Tournament};
use std::collections::BTreeMap;

/// The date there.
pub const TODAY: &str = "2026-11-28";
/// The moment there.
pub const NOW: Timestamp = Timestamp::from_ms(1_795_824_000_000);

/// All saves of a device, by kind and id.
pub type Saves = BTreeMap<(SaveKind, String), String>;

/// Makes names that are the same equal.
pub fn fold(name: &str) -> String {
    name.to_lowercase()
}

/// The text of a person.
pub fn person(names: &[&str], colour: u8, last_played_ms: u64) -> String {
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    let last_played = Timestamp::from_ms(last_played_ms);
    Person { id: String::new(), names, colour, shape: 0, last_played }.to_string()
}

/// A game of the shelf for two.
fn game(place: usize) -> &'static str {
    let for_two = shelf().into_iter().filter(|info| info.seats.contains(&2));
    for_two.map(|info| info.id).nth(place).unwrap_or_default()
}

/// A record with so many entries.
pub fn record(names: [&str; 2], entries: usize) -> String {
    let seats = format!("seat 0: person {}\nseat 1: person {}\n", names[0], names[1]);
    let game = game(0);
    format!("pentathlon record 1\ngame: {game}\n{seats}--\n{}end\n", "0 pass @1\n".repeat(entries))
}

/// A play of the deal of a date.
pub fn play(is_for_record: bool, id: &str, code: &str, is_over: bool) -> DayPlay {
    let (id, code) = (id.to_owned(), code.to_owned());
    DayPlay { is_for_record, kind: PlayKind::Table, id, code, is_over, is_eased: false }
}

/// The text of a tournament with these tables.
pub fn tournament(names: [&str; 2], tables: &[&str]) -> String {
    let seat = |name| Participant::from(Player::new(name, PlayerKind::Person));
    let games = [0, 1, 2].map(game);
    let round = |(table, game): (&&str, &str)| Round {
        game: game.to_owned(),
        table: (*table).to_owned(),
        deal: "D1".to_owned(),
        is_given_up: false,
    };
    Tournament {
        began: NOW,
        order: Order::EasyToHard,
        participants: names.map(seat).into(),
        programme: games.map(|game| Listed { game: game.to_owned(), options: String::new() }).into(),
        rounds: tables.iter().zip(games).map(round).collect(),
        is_over: false,
    }
    .to_string()
}

/// A kept result.
pub fn result(name: &str, points: i32) -> String {
    let game = game(0);
    format!("result 1 {game} D1\t1 {points} 0 person {name}\tend")
}

/// What an import reads of it; these deals are of finished tables.
pub fn here(saves: &Saves, deals: &[&str]) -> Here {
    let mut texts: [BTreeMap<String, String>; SaveKind::COUNT] = Default::default();
    for ((kind, id), text) in saves {
        texts[*kind as usize].insert(id.clone(), text.clone());
    }
    let people = texts[SaveKind::Person as usize].iter();
    Here {
        people: people.filter_map(|(id, text)| Person::read(id, text)).collect(),
        deals: deals.iter().map(|&deal| deal.to_owned()).collect(),
        saves: texts,
        today: TODAY.parse().ok(),
        now: NOW,
        fold,
    }
}

/// What saves from elsewhere would change there.
pub fn changes(here: Here, saves: &[(SaveKind, &str, String)]) -> Vec<Change> {
    let mut comparison = Comparison::with(here);
    for (kind, id, text) in saves {
        comparison.join(&Found { kind: *kind, id: (*id).to_owned(), text: text.clone() });
    }
    comparison.changes()
}

/// The saves of a device.
pub fn device(saves: &[(SaveKind, &str, String)]) -> Saves {
    saves.iter().map(|(kind, id, text)| ((*kind, (*id).to_owned()), text.clone())).collect()
}

/// What an import leaves behind.
pub fn after(before: &Saves, changes: &[Change], answers: &Answers) -> Saves {
    let mut saves = before.clone();
    for write in writes(changes, answers, &[], fold) {
        saves.insert((write.change.kind, write.change.id.clone()), write.change.after.clone());
    }
    saves
}

/// Saves of each kind, chosen by a number: few ids and names, so that most meet something.
pub fn some(mut number: u64) -> Vec<(SaveKind, &'static str, String)> {
    let mut next = |most: u64| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) % most
    };
    let names = ["Ana", "ANA", "Bo", "Tim", "Zoë"];
    let ids = ["a1", "a1x", "b2", "c3"];
    let dates = ["2026-11-27", TODAY, "2026-11-29"];
    let count = next(9);
    let mut saves = Vec::new();
    for _ in 0..count {
        let [one, other] = [next(5), next(5)].map(|place| names[place as usize]);
        let id = ids[next(4) as usize];
        saves.push(match next(6) {
            0 => (SaveKind::Table, id, record([one, other], next(4) as usize)),
            1 => (SaveKind::Tournament, id, tournament([one, other], &ids[..next(4) as usize])),
            2 => (SaveKind::Person, id, person(&[one, other], next(3) as u8, next(9))),
            3 => {
                let code = if next(2) == 1 { "D1" } else { "D2" };
                let plays = Plays(vec![play(next(2) == 1, id, code, next(2) == 1)]);
                (SaveKind::Day, dates[next(3) as usize], plays.to_string())
            }
            4 => {
                let plays = Plays(vec![play(next(2) == 1, id, "D3", next(2) == 1)]);
                let tries = ["2026-11-27-a1", "2026-11-28-a1", "2026-11-28-b2", "2026-11-29-a1"];
                (SaveKind::Try, tries[next(4) as usize], plays.to_string())
            }
            _ => (SaveKind::Result, id, result(one, next(3) as i32)),
        });
    }
    saves
}
