//! The saved tables on the shelf.

use crate::games;
use crate::messages::app;
use crate::saves::{self, Progress, Summary};
use crate::session::summary;
use pentathlon_engine::games::shelf as all_games;
use pentathlon_engine::table::read_game;

/// A saved table on the shelf.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Waiting {
    pub(super) id: String,
    pub(super) game: &'static str,
    pub(super) title: String,
    /// The names of the players; empty if unknown.
    pub(super) names: Vec<String>,
    pub(super) state: State,
}

/// What is known of a table.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum State {
    Unfinished(String),
    /// Nothing is known, and the game is not loaded.
    Unfetched,
    Finished,
    Broken,
}

impl Waiting {
    fn new(id: String, summary: Summary) -> Option<Self> {
        let facts = all_games().into_iter().find(|facts| facts.id == summary.game)?;
        let state = match summary.progress {
            Progress::Unfinished(progress) => State::Unfinished(progress),
            Progress::SeasonGoesOn if saves::next_game(&id).is_none() => {
                State::Unfinished(app::season_goes_on().to_owned())
            }
            Progress::SeasonGoesOn | Progress::Finished => State::Finished,
        };
        Some(Self { id, game: facts.id, title: facts.title.to_owned(), names: summary.names, state })
    }

    /// The known state of a save. Without a summary its record is replayed, if its game is loaded.
    fn read(id: String) -> Option<Self> {
        let (record, known) = saves::record_and_summary(&id)?;
        let summary = known.or_else(|| {
            let reading = games::read_record(&record).ok().filter(|reading| reading.fault.is_none())?;
            let summary = summary(games::game_ui(reading.table.facts().id)?, reading.table.as_ref());
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
        Some(Self { id, game, title: title.to_owned(), names: Vec::new(), state })
    }
}

/// All saved tables.
pub(super) fn all() -> Vec<Waiting> {
    saves::ids().into_iter().filter_map(Waiting::read).collect()
}
