//! Reads all results on this device. Each summary of a finished game has one; games that an older version has saved are
//! summarised once more, in slices.

use super::contents::HallContents;
use super::first_screen::first_screen;
use super::game::game;
use super::person::person;
use super::replays::Replays;
use crate::browser::folded_name;
use crate::games;
use crate::messages::{app, hall as messages};
use crate::saves::guests::{Guest, Who};
use crate::saves::{self, Progress, Slices, dailies, guests, people, results, tournaments};
use crate::screens::club::today::result_at;
use crate::screens::saved_tables::summarise_again;
use crate::screens::{nothing_here, placeholder};
use crate::ui::{derived_text, dynamic};
use leptos::prelude::*;
use pentathlon_engine::hall::{Counts, GameResult, Hall, TournamentResult};
use pentathlon_engine::table::read_game;
use pentathlon_engine::tournament::{Tournament, standing};
use std::cell::Cell;
use std::collections::BTreeMap;

/// How far the results are read.
#[derive(Clone, Copy)]
struct Reader {
    contents: RwSignal<Option<StoredValue<HallContents>>>,
    /// Of how many games that an older version has saved so many are read.
    again: RwSignal<(usize, usize)>,
}

/// The hall at a place in it, as soon as all results are read.
pub fn hall_at(place: &str) -> AnyView {
    if let Some(day) = place.strip_prefix("day/") {
        return result_at(day);
    }
    let reader = Reader { contents: RwSignal::new(None), again: RwSignal::new((0, 0)) };
    read(reader);
    // The figures follow what is deleted.
    let removed = StoredValue::new(None);
    let on_removed = Callback::new(move |line| {
        removed.set_value(Some(line));
        read(reader);
    });
    let place = place.to_owned();
    dynamic(move || match reader.contents.get() {
        None => {
            let words = move || match reader.again.get() {
                (_, 0) => app::fetching().to_owned(),
                (done, all) => messages::reading(done, all),
            };
            view! { {placeholder(None)} <p class="fetching part" role="status">{derived_text(words)}</p> }
                .into_any()
        }
        Some(contents) => match place.split_once('/').unwrap_or((&place, "")) {
            ("", "") => first_screen(contents, removed.try_update_value(Option::take).flatten(), on_removed),
            ("person", id) => person(contents, id, Callback::new(move |()| read(reader))),
            ("game", id) if games::is_on_shelf(id) => game(contents, id),
            _ => nothing_here(messages::not_here()),
        },
    })
}

/// Reads the results of all finished games, then shows them.
fn read(reader: Reader) {
    leptos::task::spawn_local(async move {
        let mut slices = Slices::default();
        let (mut found, mut unsummarised) = (results::all(), Vec::new());
        let mut needed: Vec<String> = Vec::new();
        for id in saves::ids() {
            slices.next().await;
            let Some((record, summary)) = saves::record_and_summary(&id) else { continue };
            let line = summary.as_ref().and_then(|summary| summary.result.as_ref());
            let is_over = summary.as_ref().is_none_or(|summary| {
                matches!(summary.progress, Progress::Finished { .. } | Progress::SeasonGoesOn)
            });
            match line.and_then(|line| line.parse::<GameResult>().ok()) {
                Some(result) => found.push(result.at(&id)),
                None if is_over => {
                    let game = read_game(&record).unwrap_or_default();
                    if games::is_on_shelf(game) && !needed.iter().any(|needed| needed == game) {
                        needed.push(game.to_owned());
                    }
                    unsummarised.push(id);
                }
                None => {}
            }
        }
        if unsummarised.is_empty() {
            return show(reader, found, 0);
        }
        let _ = reader.again.try_set((0, unsummarised.len()));
        let rest = Cell::new(Some((found, unsummarised)));
        games::load(&needed, move |_| {
            // Called again if a game arrives late: then the next visit reads the rest.
            if let Some((found, ids)) = rest.take() {
                leptos::task::spawn_local(summarise(reader, found, ids));
            }
        });
    });
}

/// Summarises games that an older version has saved, then shows all results.
async fn summarise(reader: Reader, mut found: Vec<GameResult>, ids: Vec<String>) {
    let (mut slices, mut unread) = (Slices::default(), 0);
    let all = ids.len();
    for (done, id) in ids.into_iter().enumerate() {
        if slices.next().await {
            let is_gone = reader.again.try_set((done, all)).is_some();
            if is_gone {
                // What is read stays summarised.
                return;
            }
        }
        let Some(summary) = summarise_again(&id) else {
            unread += 1;
            continue;
        };
        if let Some(result) = summary.result.and_then(|line| line.parse::<GameResult>().ok()) {
            found.push(result.at(&id));
        }
    }
    show(reader, found, unread);
}

fn show(reader: Reader, found: Vec<GameResult>, unread: usize) {
    let people = people::all();
    // The name that somebody has counts before one that another person had.
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    let earlier = people.iter().enumerate().flat_map(|(number, person)| {
        person.names.iter().skip(1).map(move |name| (folded_name(name), number))
    });
    known.extend(earlier);
    known.extend(people.iter().enumerate().map(|(number, person)| (folded_name(person.name()), number)));
    let replays = Replays::of(dailies::all().into_iter().flat_map(|(_, plays)| plays.0));
    let is_here = |id: &str| saves::record(id).is_some();
    let mut found: Vec<GameResult> = found.into_iter().map(|result| replays.mark(result, is_here)).collect();
    let tournaments = over_tournaments(&mut found, &replays);
    let guests: BTreeMap<String, Vec<Guest>> = guests::all().collect();
    let said_of = |id: &str, name: &str| {
        let guest = guests.get(id)?.iter().find(|guest| guest.name == name)?;
        let is_it = |person: &people::Person| guest.who == Who::Person(person.id.clone());
        Some(people.iter().position(is_it))
    };
    let hall = Hall::new(found, tournaments, |name| known.get(&folded_name(name)).copied(), said_of);
    let _ = reader.contents.try_set(Some(StoredValue::new(HallContents { hall, people, unread })));
}

/// The tournaments that are over, with the places that the results of their games give. Those that were played again count for
/// nothing, and neither do their games.
fn over_tournaments(found: &mut [GameResult], replays: &Replays) -> Vec<TournamentResult> {
    let mut read = |id: String| {
        let tournament: Tournament = tournaments::SAVES.text(&id)?.parse().ok()?;
        if replays.has_tournament(&id) {
            let is_of_it =
                |result: &&mut GameResult| tournament.rounds.iter().any(|round| round.table == result.table);
            found.iter_mut().filter(is_of_it).for_each(|result| result.counts = Counts::Replay);
            return None;
        }
        let mut places = Vec::new();
        for round in tournament.rounds.iter().filter(|round| !round.is_given_up) {
            let is_it = |result: &&GameResult| {
                !result.is_only_line && result.game == round.game && result.deal == round.deal
            };
            let own = found.iter().find(|result| is_it(result) && result.table == round.table);
            match own.or_else(|| found.iter().find(is_it)) {
                Some(result) => places.push(result.seats.iter().map(|seat| seat.place).collect::<Vec<_>>()),
                // A game that goes on. One that is gone counts for nobody.
                None if saves::record(&round.table).is_some() => return None,
                None => {}
            }
        }
        let is_over = tournament.left().next().is_none() && !places.is_empty();
        let seats = tournament.participants.len();
        is_over.then(|| TournamentResult {
            id,
            began: tournament.began,
            players: tournament.participants.into_iter().map(|participant| participant.player).collect(),
            places: standing(seats, &places).ranks,
        })
    };
    tournaments::SAVES.ids().into_iter().filter_map(&mut read).collect()
}
