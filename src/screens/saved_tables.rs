//! The saved tables on the shelf.

use crate::browser::{day, is_in, time};
use crate::games;
use crate::messages::app;
use crate::messages::language::language;
use crate::route::Route;
use crate::saves::guests::{self, Guest, Who};
use crate::saves::people::Person;
use crate::saves::{self, Progress, Summary};
use crate::session::summary;
use pentathlon_engine::games::info_of;
use pentathlon_engine::table::{Timestamp, read_game};
use pentathlon_engine::tournament::Header;
use std::slice;

/// A saved table on the shelf.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct SavedTable {
    pub(super) id: String,
    pub(super) game: &'static str,
    pub(super) title: String,
    /// The names of the players; empty if unknown.
    pub(super) names: Vec<String>,
    pub(super) state: State,
    /// The day on which it was last played, with the time if others were played on that day; empty if unknown.
    pub(super) day: String,
    /// That moment.
    last_played: Timestamp,
    /// Whether it is a tournament, whose tables are not listed.
    pub(super) is_tournament: bool,
    /// Whether it has a result that counts, which can stay when the table is deleted.
    pub(super) has_result: bool,
}

/// Earlier names of people, each with the name that is shown now.
type Earlier = Vec<(String, String)>;

/// The names in the text of a save, with these guests, of which others are shown now. A computer, or a guest, may have the name of
/// a person, too.
fn earlier_names(people: &[Person], guests: &[Guest], text: &str) -> Earlier {
    let has = |name: &str| text.contains(&format!(": person {name}\n"));
    let is_guest = |name: &str| guests.iter().any(|guest| guest.name == name);
    let mut earlier = Vec::new();
    for person in people {
        for name in person.names.iter().skip(1) {
            if has(name) && !is_guest(name) {
                earlier.push((name.clone(), person.name().to_owned()));
            }
        }
        for guest in guests {
            if matches!(&guest.who, Who::Person(id) if *id == person.id) {
                earlier.push((guest.name.clone(), person.name().to_owned()));
            }
        }
    }
    earlier
}

/// Replaces earlier names of people by those they have now.
fn call_as_now(names: &mut [String], earlier: &Earlier) {
    for name in names {
        if let Some((_, now)) = earlier.iter().find(|(before, _)| before == name) {
            name.clone_from(now);
        }
    }
}

/// What is known of a table.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum State {
    /// How far it is, and whose turn it is.
    Unfinished(String),
    /// Nothing is known, and the game is not loaded.
    Unfetched,
    /// Who won, with how many points.
    Finished(String),
    Broken,
}

impl SavedTable {
    fn new(id: String, mut summary: Summary, earlier: &Earlier) -> Option<Self> {
        call_as_now(&mut summary.names, earlier);
        match &mut summary.progress {
            Progress::Finished { winners, .. } => call_as_now(winners, earlier),
            Progress::Unfinished { turn, .. } => call_as_now(slice::from_mut(turn), earlier),
            _ => {}
        }
        let info = info_of(&summary.game)?;
        let names = summary.names;
        let state = match summary.progress {
            Progress::New => return None,
            Progress::Unfinished { progress, turn } if turn.is_empty() => State::Unfinished(progress),
            Progress::Unfinished { progress, turn } => State::Unfinished(app::waiting_turn(&turn, &progress)),
            Progress::SeasonGoesOn if saves::next_game(&id).is_none() => {
                State::Unfinished(app::season_goes_on().to_owned())
            }
            Progress::SeasonGoesOn => State::Finished(app::season_went_on().to_owned()),
            Progress::Finished { winners, points } if winners.len() == names.len() => {
                State::Finished(app::waiting_shared(points))
            }
            Progress::Finished { winners, points } => State::Finished(app::waiting_won(&winners, points)),
        };
        let has_result = summary.branch.is_none() && matches!(state, State::Finished(_));
        let state = match (summary.branch, state) {
            (Some(action), State::Finished(detail)) => State::Finished(app::waiting_branch(action, &detail)),
            (Some(action), State::Unfinished(detail)) => {
                State::Unfinished(app::waiting_branch(action, &detail))
            }
            (_, state) => state,
        };
        let (title, last_played) = (info.title.to_owned(), summary.last_played);
        Some(Self {
            id,
            game: info.id,
            title,
            names,
            state,
            day: day_of(last_played),
            last_played,
            is_tournament: false,
            has_result,
        })
    }

    /// A tournament.
    fn tournament(id: String, header: Header, people: &[Person]) -> Self {
        let Header { began, mut names, games, rounds, is_over } = header;
        let text = saves::tournaments::SAVES.text(&id).unwrap_or_default();
        call_as_now(&mut names, &earlier_names(people, &guests::of(&id), &text));
        let last = rounds.last().and_then(|[game, _]| info_of(game));
        let state = match last {
            _ if is_over => {
                let champions = saves::tournaments::champions(&id);
                State::Finished(champions.unwrap_or_else(|| app::tournament_over(games)))
            }
            Some(info) => State::Unfinished(match saves::tournaments::noted_lead() {
                Some((noted, [lead, next])) if noted == id => format!("{lead} · {next}"),
                _ => app::tournament_at(rounds.len(), games, info.title),
            }),
            None => State::Unfinished(app::tournament_new(games)),
        };
        Self {
            id,
            game: "",
            title: app::tournament().to_owned(),
            names,
            state,
            day: day_of(began),
            last_played: began,
            is_tournament: true,
            has_result: false,
        }
    }

    /// The address at which it goes on.
    pub(super) fn address(&self) -> String {
        let route = if self.is_tournament { Route::Tournament } else { Route::Table };
        route(self.id.clone()).address()
    }

    /// Deletes it from this device.
    pub(super) fn remove(&self) {
        if self.is_tournament {
            saves::tournaments::remove(&self.id);
        } else {
            saves::remove(&self.id);
        }
    }

    /// Keeps its result, if its game can be loaded or is not needed, and deletes the rest of it; then calls `then`.
    pub(super) fn remove_but_result(self, then: impl Fn() + 'static) {
        let known = saves::record_and_summary(&self.id).and_then(|(_, summary)| summary?.result);
        let needed = if known.is_none() { vec![self.game.to_owned()] } else { Vec::new() };
        games::load(&needed, move |_| {
            // What has no result yet is read again. Whatever cannot be read stays.
            let result = known.clone().or_else(|| summarise_again(&self.id)?.result);
            if let Some(result) = result {
                saves::results::SAVES.save(&self.id, &result);
                saves::remove(&self.id);
            }
            then();
        });
    }

    /// Whether its game or one of its players has this in the name.
    pub(super) fn is_found(&self, wanted: &str) -> bool {
        wanted.is_empty() || is_in(&self.title, wanted) || self.names.iter().any(|name| is_in(name, wanted))
    }

    /// The known state of a save. Without a summary its record is replayed, if its game is loaded.
    fn read(id: String, people: &[Person]) -> Option<Self> {
        let (record, summary) = saves::record_and_summary(&id)?;
        if let Some(summary) = summary.or_else(|| summarise_again(&id)) {
            let earlier = earlier_names(people, &guests::of(&id), &record);
            return Self::new(id, summary, &earlier);
        }
        let game = read_game(&record).ok().filter(|game| games::game_ui(game).is_none());
        let info = game.and_then(info_of);
        let (game, title, state) = match info {
            Some(info) => (info.id, info.title, State::Unfetched),
            None => ("", app::broken_table(), State::Broken),
        };
        Some(Self {
            id,
            game,
            title: title.to_owned(),
            names: Vec::new(),
            state,
            day: String::new(),
            last_played: Timestamp::default(),
            is_tournament: false,
            has_result: false,
        })
    }
}

/// The day of a moment; empty if it is unknown.
fn day_of(moment: Timestamp) -> String {
    moment.known().map(|moment| day(language(), moment)).unwrap_or_default()
}

/// Makes the summary of a table anew from its record and saves it, if its game is loaded. When it was last played only the
/// earlier one knows.
pub(super) fn summarise_again(id: &str) -> Option<Summary> {
    let (record, earlier) = saves::record_and_summary(id)?;
    let reading = games::read_record(&record).ok().filter(|reading| reading.fault.is_none())?;
    let table = reading.table.as_ref();
    let last_played =
        earlier.map_or_else(|| Timestamp::of_id(id).after(table.played_ms()), |earlier| earlier.last_played);
    let summary = summary(table, last_played);
    saves::save_summary(id, &record, summary.clone());
    Some(summary)
}

/// All saved tournaments, and then all tables that belong to none.
pub(super) fn all() -> Vec<SavedTable> {
    let tournaments = saves::tournaments::headers();
    let people: Vec<Person> = saves::people::stored().collect();
    let is_of_one = |id: &String| {
        tournaments.iter().any(|(_, header)| header.rounds.iter().any(|[_, table]| table == id))
    };
    let ids = saves::ids().into_iter().filter(|id| !is_of_one(id));
    let tables: Vec<SavedTable> = ids.filter_map(|id| SavedTable::read(id, &people)).collect();
    let mut tables: Vec<SavedTable> = tournaments
        .into_iter()
        .map(|(id, header)| SavedTable::tournament(id, header, &people))
        .chain(tables)
        .collect();
    let days: Vec<String> = tables.iter().map(|table| table.day.clone()).collect();
    for table in &mut tables {
        if !table.day.is_empty() && days.iter().filter(|day| **day == table.day).count() > 1 {
            table.day = app::day_and_time(&table.day, &time(language(), table.last_played));
        }
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::{Guest, Person, Who, earlier_names};
    use pentathlon_engine::table::Timestamp;

    #[test]
    fn whoever_was_renamed_is_shown_by_the_present_name_and_a_guest_by_their_own() {
        let person = |id: &str, names: &[&str]| Person {
            id: id.to_owned(),
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            colour: 0,
            shape: 0,
            last_played: Timestamp::default(),
        };
        let guest = |name: &str, who| Guest { name: name.to_owned(), who };
        let guests = [
            ("guest", vec![guest("Ana", Who::Unsaid)]),
            ("other", vec![guest("Ana", Who::SomebodyElse)]),
            ("near", vec![guest("zoe", Who::Person("p2".to_owned()))]),
            ("gone", vec![guest("Ana", Who::Person("p9".to_owned()))]),
        ];
        let people = [person("p1", &["Tim", "Ana"]), person("p2", &["Zoë"])];
        let shown = |id: &str, text: &str| {
            let guests = guests.iter().find(|(table, _)| *table == id).map(|(_, guests)| guests.as_slice());
            earlier_names(&people, guests.unwrap_or_default(), text)
        };
        let other = |before: &str, now: &str| vec![(before.to_owned(), now.to_owned())];
        assert_eq!(shown("own", "seat 0: person Ana\n"), other("Ana", "Tim"));
        assert_eq!(shown("own", "seat 0: computer gold Ana\nseat 1: person Bo\n"), []);
        for id in ["guest", "other", "gone"] {
            assert_eq!(shown(id, "seat 0: person Ana\n"), [], "{id}");
        }
        assert_eq!(shown("near", "seat 0: person zoe\n"), other("zoe", "Zoë"));
    }
}
