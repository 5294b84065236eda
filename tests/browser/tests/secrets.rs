//! Searches for hidden information by its content.

mod elsewhere;
mod exchanged;
mod hidden;

/// The modules with the secrets of each game.
macro_rules! modules {
    ($($game:ident $rules:ident),*) => { $(mod $game;)* };
}

pentathlon_engine::for_each_game!(modules);

use std::collections::{BTreeMap, BTreeSet};

use pentathlon_browser::said;
use pentathlon_engine::games::olympia2000::{Athlete, Discipline, Olympia2000, Place, Sent};
use pentathlon_engine::rules::Viewer;
use pentathlon_engine::table::Table;

/// Every athlete whose location the viewer may not know: in the deck, in another hand, sent face down.
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
    // Athletes that were revealed once stay public.
    let known: BTreeSet<Athlete> = view.revealed.iter().chain(view.looked).chain(of_players).collect();
    Athlete::all().filter(|athlete| !known.contains(athlete)).collect()
}

/// The athletes that a text reveals: by name in upper or lower case, by the notation of records, or by their places in
/// a row.
pub fn told<'a>(text: &str, of: impl IntoIterator<Item = &'a Athlete>) -> BTreeSet<&'static str> {
    let text = text.to_lowercase();
    let numbers = numbers_in(&text);
    let row = |athlete: &Athlete| Discipline::ALL.map(|discipline| athlete.place(discipline));
    let searched: BTreeMap<[Place; 5], &Athlete> =
        of.into_iter().map(|athlete| (row(athlete), athlete)).collect();
    let by_places = places_in(&text);
    let by_places = by_places.windows(5).filter_map(|places| searched.get(places));
    let written = |athlete: &&&Athlete| names(&text, athlete.name()) || numbers.contains(&athlete.number());
    by_places.chain(searched.values().filter(written)).map(|athlete| athlete.name()).collect()
}

/// Whether a name occurs in the text as a separate word. The text is already in lower case.
fn names(text: &str, name: &str) -> bool {
    let name = name.to_lowercase();
    text.match_indices(&name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        ![before, after].into_iter().flatten().any(char::is_alphabetic)
    })
}

/// The numbers of the athletes, written as in records or attributes.
fn numbers_in(text: &str) -> BTreeSet<u8> {
    // A card number counts only in an attribute: "has a card" and "4 laurels" may be adjacent.
    const NOTATIONS: [&str; 2] = ["athlete", "\"card"];
    let written = NOTATIONS.iter().flat_map(|word| text.match_indices(word)).filter_map(|(at, word)| {
        let rest = text[at + word.len()..].trim_start_matches([' ', '-', '_', '=', ':', '"', '/']);
        let digits = rest.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(rest.len());
        rest[..digits].parse().ok()
    });
    written.collect()
}

/// All possible places, in order of appearance. Path data of drawings is full of numbers that are not places.
fn places_in(text: &str) -> Vec<Place> {
    let drawings = text.split(" d=\"").enumerate();
    let others = drawings.map(|(number, part)| match part.split_once('"') {
        Some((_, after)) if number > 0 => after,
        _ => part,
    });
    let words = others.flat_map(|part| part.as_bytes().split(|letter| !letter.is_ascii_alphanumeric()));
    let place = |word: &[u8]| match word {
        b"out" | b"disqualified" => Some(Place::Disqualified),
        b"foul" | b"overstepped" => Some(Place::Overstepped),
        number if number.len() < 3 => std::str::from_utf8(number).ok()?.parse().ok().map(Place::Number),
        _ => None,
    };
    words.filter_map(place).collect()
}

#[test]
fn an_athlete_is_recognised_by_name_by_notation_and_by_places() {
    let akridon = Athlete::new(7).expect("there are 55");
    for text in [
        "Send Akridon",
        "id=\"akridon\"",
        "data-action=\"athlete 7\"",
        "athlete-7",
        "data-card=\"card 7\"",
        "discus 33, marathon 31, long jump 1, archery 5, combination 3.",
        "Discus\n33\nMarathon\n31\nLong jump\n1\nArchery\n5\nCombination\n3",
        "<b>33</b><path d=\"M1 2\"/><b>31</b><b>1</b><b>5</b><path d=\"M3 4\"/><b>3</b>",
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
fn the_app_calls_athletes_and_missing_places_as_the_search_does() {
    for athlete in Athlete::all() {
        let id = format!("athlete-{}", athlete.name().to_lowercase());
        assert_eq!(said("olympia2000", &id), athlete.name());
    }
    let words = ["place-disqualified", "place-overstepped"].map(|id| said("olympia2000", id));
    let places = [Place::Disqualified, Place::Overstepped];
    assert_eq!(places_in(&words.join(" ")), places);
}

#[test]
fn at_the_start_the_table_knows_no_card_and_each_player_their_own_four() {
    let record = crate::records::until(3, &[0, 1, 2], 1, |_| true);
    let table = Table::<Olympia2000>::read(&record).expect("the record is whole");
    assert_eq!(hidden_from(&table, Viewer::Table).len(), 55);
    assert_eq!(hidden_from(&table, Viewer::Seat(pentathlon_engine::rules::Seat(1))).len(), 51);
}
