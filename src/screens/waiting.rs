//! The saved tables on the shelf.

use crate::browser::{day, is_in, time};
use crate::games;
use crate::messages::app;
use crate::messages::language::language;
use crate::saves::{self, Progress, Summary};
use crate::session::summary;
use pentathlon_engine::games::shelf as all_games;
use pentathlon_engine::table::read_game;

/// No table is older: 2020. An id from elsewhere may look like an earlier moment.
pub(super) const SINCE_MS: u64 = 1_577_836_800_000;

/// A saved table on the shelf.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Waiting {
    pub(super) id: String,
    pub(super) game: &'static str,
    pub(super) title: String,
    /// The names of the players; empty if unknown.
    pub(super) names: Vec<String>,
    pub(super) state: State,
    /// The day on which it was last played, with the time if others were played on that day; empty if unknown.
    pub(super) day: String,
    /// That moment, in milliseconds since 1970.
    played_ms: u64,
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

impl Waiting {
    fn new(id: String, summary: Summary) -> Option<Self> {
        let facts = all_games().into_iter().find(|facts| facts.id == summary.game)?;
        let names = summary.names;
        let state = match summary.progress {
            Progress::New => return None,
            Progress::Unfinished { part, turn } if turn.is_empty() => State::Unfinished(part),
            Progress::Unfinished { part, turn } => State::Unfinished(app::waiting_turn(&turn, &part)),
            Progress::SeasonGoesOn if saves::next_game(&id).is_none() => {
                State::Unfinished(app::season_goes_on().to_owned())
            }
            Progress::SeasonGoesOn => State::Finished(app::season_went_on().to_owned()),
            Progress::Finished { winners, points } if winners.len() == names.len() => {
                State::Finished(app::waiting_shared(points))
            }
            Progress::Finished { winners, points } => State::Finished(app::waiting_won(&winners, points)),
        };
        let state = match (summary.branch, state) {
            (Some(action), State::Finished(detail)) => State::Finished(app::waiting_branch(action, &detail)),
            (Some(action), State::Unfinished(detail)) => {
                State::Unfinished(app::waiting_branch(action, &detail))
            }
            (_, state) => state,
        };
        let day =
            if summary.played_ms > SINCE_MS { day(language(), summary.played_ms) } else { String::new() };
        let (title, played_ms) = (facts.title.to_owned(), summary.played_ms);
        Some(Self { id, game: facts.id, title, names, state, day, played_ms })
    }

    /// Whether its game or one of its players has this in the name.
    pub(super) fn is_found(&self, wanted: &str) -> bool {
        wanted.is_empty() || is_in(&self.title, wanted) || self.names.iter().any(|name| is_in(name, wanted))
    }

    /// The known state of a save. Without a summary its record is replayed, if its game is loaded.
    fn read(id: String) -> Option<Self> {
        let (record, known) = saves::record_and_summary(&id)?;
        let summary = known.or_else(|| {
            let reading = games::read_record(&record).ok().filter(|reading| reading.fault.is_none())?;
            let summary = {
                let table = reading.table.as_ref();
                // An id is the moment at which the table was opened.
                let opened_ms = u64::from_str_radix(&id, 16).unwrap_or_default();
                summary(games::game_ui(table.facts().id)?, table, opened_ms + table.played_ms())
            };
            saves::save_summary(&id, &record, summary.clone());
            Some(summary)
        });
        if let Some(summary) = summary {
            return Self::new(id, summary);
        }
        let game = read_game(&record).ok().filter(|game| games::game_ui(game).is_none());
        let facts = all_games().into_iter().find(|facts| game == Some(facts.id));
        let (game, title, state) = match facts {
            Some(facts) => (facts.id, facts.title, State::Unfetched),
            None => ("", app::broken_table(), State::Broken),
        };
        Some(Self {
            id,
            game,
            title: title.to_owned(),
            names: Vec::new(),
            state,
            day: String::new(),
            played_ms: 0,
        })
    }
}

/// All saved tables.
pub(super) fn all() -> Vec<Waiting> {
    let mut tables: Vec<Waiting> = saves::ids().into_iter().filter_map(Waiting::read).collect();
    let days: Vec<String> = tables.iter().map(|table| table.day.clone()).collect();
    for table in &mut tables {
        if !table.day.is_empty() && days.iter().filter(|day| **day == table.day).count() > 1 {
            table.day = app::day_and_time(&table.day, &time(language(), table.played_ms));
        }
    }
    tables
}
