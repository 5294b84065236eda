//! What somebody must not know, searched for by content.

use std::collections::{BTreeMap, BTreeSet};

use pentathlon::games::olympia2000::{Athlete, Discipline, Olympia2000, Place, Sent};
use pentathlon::rules::Viewer;
use pentathlon::table::Table;

/// Every athlete of whom a viewer may not know where he is: in the deck, in somebody else's hand, sent face down.
pub fn hidden_from(table: &Table<Olympia2000>, viewer: Viewer) -> BTreeSet<Athlete> {
    let view = table.view(viewer);
    let of_players = view.players.iter().flat_map(|player| {
        let sent = match player.sent {
            Sent::Known(athlete) => Some(athlete),
            Sent::Nothing | Sent::Hidden => None,
        };
        let hand = player.hand.into_iter().flat_map(|hand| hand.iter().collect::<Vec<_>>());
        hand.chain(player.given.iter()).chain(player.received.iter()).chain(sent).collect::<Vec<_>>()
    });
    // Whoever has been turned over once is public for good.
    let known: BTreeSet<Athlete> = view.revealed.iter().chain(view.looked).chain(of_players).collect();
    Athlete::all().filter(|athlete| !known.contains(athlete)).collect()
}

/// Which of these athletes can be learnt of from a text: by name in whatever letters, by the notation of records, or
/// by their places in a row.
pub fn told<'a>(text: &str, of: impl IntoIterator<Item = &'a Athlete>) -> BTreeSet<&'static str> {
    // A card with a number is one only in an attribute: "has a card" and "4 laurels" may stand side by side.
    const NOTATIONS: [&str; 2] = ["athlete", "\"card"];
    let searched: Vec<&Athlete> = of.into_iter().collect();
    let names: BTreeMap<String, &str> =
        searched.iter().map(|athlete| (athlete.name().to_lowercase(), athlete.name())).collect();
    let rows: BTreeMap<[Place; 5], &str> = searched
        .iter()
        .map(|athlete| (Discipline::ALL.map(|discipline| athlete.place(discipline)), athlete.name()))
        .collect();
    let text = text.to_lowercase();
    let by_name =
        text.split(|letter: char| !letter.is_alphabetic()).filter_map(|word| names.get(word).copied());
    let by_notation = NOTATIONS.iter().flat_map(|word| text.match_indices(word)).filter_map(|(at, word)| {
        let rest = text[at + word.len()..].trim_start_matches([' ', '-', '_', '=', ':', '"', '/']);
        let digits = rest.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(rest.len());
        let number: u8 = rest[..digits].parse().ok()?;
        searched.iter().find(|athlete| athlete.number() == number).map(|athlete| athlete.name())
    });
    let places: Vec<Place> = text
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter_map(|word| match word {
            "out" | "disqualified" => Some(Place::Disqualified),
            "foul" | "overstepped" => Some(Place::Overstepped),
            number if number.len() < 3 => number.parse().ok().map(Place::Number),
            _ => None,
        })
        .collect();
    let by_places = places.windows(5).filter_map(|places| rows.get(places).copied());
    by_name.chain(by_notation).chain(by_places).collect()
}

#[test]
fn an_athlete_is_recognised_by_name_by_notation_and_by_his_places() {
    let akridon = Athlete::new(7).expect("there are 55");
    for text in [
        "Send Akridon",
        "id=\"akridon\"",
        "data-action=\"athlete 7\"",
        "athlete-7",
        "data-card=\"card 7\"",
        "discus 33, marathon 31, long jump 1, archery 5, combination 3.",
        "Discus\n33\nMarathon\n31\nLong jump\n1\nArchery\n5\nCombination\n3",
    ] {
        assert_eq!(told(text, &[akridon]), BTreeSet::from(["Akridon"]), "{text}");
    }
    for text in
        ["Akridons", "data-action=\"athlete 27\"", "athlete 71", "33 31 1 5 4", "has a card 7 laurels"]
    {
        assert_eq!(told(text, &[akridon]), BTreeSet::new(), "{text}");
    }
}

#[test]
fn at_the_start_the_table_knows_nobody_and_each_player_his_own_four() {
    let record = crate::records::until(3, &[0, 1, 2], 1, |_| true);
    let table = Table::<Olympia2000>::read(&record).expect("the record is whole");
    assert_eq!(hidden_from(&table, Viewer::Table).len(), 55);
    assert_eq!(hidden_from(&table, Viewer::Seat(pentathlon::rules::Seat(1))).len(), 51);
}
