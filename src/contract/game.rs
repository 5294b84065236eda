//! A game as session and screens see it: how it is opened and drawn, and its tables.

use super::{
    ActionUi, AnyContext, Champion, FrameUi, Highlight, RaceTable, RulesPage, Season, SetUpQuestions,
    Teaching, Verdict, ViewUi, names,
};
use crate::sound::Family;
use leptos::prelude::*;
use pentathlon_engine::bots::{CostlyMove, HintAnswer};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::rules::{GameInfo, Level, Refusal, Seat, Viewer};
use pentathlon_engine::table::{AnyTable, Entry, LinkError, Linked, Player, RecordError};
use std::sync::Arc;

/// A table read from its record, and what is wrong with the record, if anything.
pub struct Reading {
    /// The table, as far as it can be played.
    pub table: Box<dyn GameTable>,
    /// The error that ended the reading.
    pub fault: Option<RecordError>,
}

/// What every game does without a table: implemented for the unit struct that names its rules.
pub trait OpensTables: Sync {
    /// What the shelf shows of it.
    fn info(&self) -> GameInfo;

    /// Whether the game is a race.
    fn is_race(&self) -> bool;

    /// Opens a new table with these options, players and seed.
    ///
    /// # Errors
    /// Returns a sentence if there is no such set-up.
    fn open(&self, options: &str, players: Vec<Player>, seed: Seed) -> Result<Box<dyn GameTable>, String>;

    /// Reads a record of the game.
    ///
    /// # Errors
    /// If not even the table can be opened.
    fn read(&self, record: &str) -> Result<Reading, RecordError>;

    /// Opens a link to a table of the game.
    ///
    /// # Errors
    /// If the link cannot be read, or leads to no table of this game.
    fn read_link(&self, letters: &str) -> Result<Linked<Box<dyn GameTable>>, LinkError>;
}

/// From seats, options, a seed and the records of earlier games to how much of them its deal repeats.
pub type Repeats = fn(usize, &str, &Seed, &[String]) -> usize;

/// How a game is drawn. What is said of its views, events and actions is in [`ViewUi`], [`FrameUi`] and [`ActionUi`]. What
/// has a default only some games have.
pub trait GameUi: OpensTables {
    /// The sounds of the game.
    fn sounds(&self) -> &'static Family;
    /// Draws everything that is public.
    fn board(&self, context: AnyContext) -> AnyView;
    /// Draws the hand of the player who has the screen, and the prompt.
    fn hand(&self, context: AnyContext) -> AnyView;
    /// Why the rules forbid an action, by the id of the violation.
    fn explain(&self, violation: &str) -> Option<&'static str>;
    /// The rules of the game.
    fn rules(&self) -> &'static RulesPage;
    /// What teaches the game.
    fn teaching(&self) -> &'static Teaching;

    /// The question of who starts; `None` in a game without a starting player.
    fn start_question(&self) -> Option<&'static str> {
        None
    }

    /// Whether somebody's first game begins with them. Not where whoever starts has to know what the others do.
    fn newcomer_starts(&self) -> bool {
        true
    }

    /// How much a deal repeats of earlier games, whose records are given, the latest first; `None` where nobody would notice.
    fn repeats(&self) -> Option<Repeats> {
        None
    }

    /// Of ten games, how many a pair of Regulars wins against Rookies, and a pair of Experts against Regulars
    /// (`docs/players.md`); `None` in a race, where skills differ in speed.
    fn skill_wins(&self) -> Option<[u8; 2]> {
        None
    }

    /// The questions that the set-up asks for this game only.
    fn set_up(&self) -> &'static SetUpQuestions {
        const { &SetUpQuestions::options(&[]) }
    }

    /// Whether the pictures that a table needs are here; a reactive caller runs again when they arrive.
    fn has_pictures(&self) -> bool {
        true
    }

    /// The moments of a finished race that are worth telling, in their order, from its [`super::past_actions`]; empty in other
    /// games, whose turning points are found by looking ahead.
    fn highlights(&self, _table: &dyn GameTable) -> Vec<Highlight> {
        Vec::new()
    }
}

/// A table of any game, as session and screens see it.
pub trait GameTable: AnyTable {
    /// How its game is drawn.
    fn ui(&self) -> &'static dyn GameUi;
    /// The action that a computer player of that level takes in that seat by evaluation, from what the seat
    /// knows. For Experts, a search is better.
    fn quick_action(&self, seat: Seat, level: Level) -> Option<Arc<dyn ActionUi>>;
    /// The request for a search for the best action of that seat, as bytes: see `Table::search_request`.
    fn search_request(&self, seat: Seat, playouts: u32) -> Option<Vec<u8>>;
    /// The request for the review of the game, as bytes: see `Table::review_request`.
    fn review_request(&self, rounds: Vec<usize>, playouts_per_moment: u32) -> Option<Vec<u8>>;
    /// The request for the moves that cost a person most, as bytes: see `Table::costly_request`.
    fn costly_request(&self, seat: Seat) -> Option<Vec<u8>>;
    /// The request for a hint, as bytes: see `Table::hint_request`.
    fn hint_request(
        &self,
        seat: Seat,
        best: Option<&dyn ActionUi>,
        selected: Option<&dyn ActionUi>,
    ) -> Option<Vec<u8>>;
    /// The worker's answer to a request for a hint: see `Table::hint_answer`. Its facts are sentences.
    fn hint_answer(&self, seat: Seat, answer: &[u8]) -> Option<HintAnswer<Arc<dyn ActionUi>, String>>;
    /// The worker's answer to a request for a search: see `Table::search_answer`.
    fn search_answer(&self, seat: Seat, answer: &[u8]) -> Option<Arc<dyn ActionUi>>;
    /// The worker's answer to a request for the most costly moves: see `Table::costly_answer`. Its facts are sentences.
    fn costly_answer(&self, seat: Seat, answer: &[u8]) -> Option<Vec<CostlyMove<Arc<dyn ActionUi>, String>>>;
    /// The only action of a seat that may act, if everybody knows that it has no other.
    fn forced(&self, seat: Seat) -> Option<Arc<dyn ActionUi>>;
    /// What only a race has; `None` in a game that is none.
    fn race(&self) -> Option<&dyn RaceTable>;
    /// Plays an action of a seat, at `at_ms` milliseconds since the table was opened.
    ///
    /// # Errors
    /// The reason for the refusal ([`Refusal::NotNow`] for an action of another game); the table is then unchanged.
    fn act(&mut self, seat: Seat, action: &dyn ActionUi, at_ms: u64) -> Result<(), Refusal>;
    /// An action in the notation of the game, whether or not it is legal now.
    fn parse(&self, notation: &str) -> Option<Arc<dyn ActionUi>>;
    /// The action of that number among those that were not taken back, from 0.
    fn entry(&self, number: usize) -> Option<Entry<Arc<dyn ActionUi>>>;
    /// The game's view for that viewer.
    fn view(&self, viewer: Viewer) -> Arc<dyn ViewUi>;
    /// The view of that viewer before the first action.
    fn first_view(&self, viewer: Viewer) -> Arc<dyn ViewUi>;
    /// What that viewer saw of the last action, without replaying the game; empty if there is no action.
    fn last_frames(&self, viewer: Viewer) -> Vec<Arc<dyn FrameUi>>;
    /// What that viewer saw of each action from number `from` on.
    fn history(&self, from: usize, viewer: Viewer) -> Vec<Vec<Arc<dyn FrameUi>>>;
    /// A new table with the same deal, in the state after the first `actions` actions; `None` if the number of players
    /// differs from the number of seats. See `Table::branch`.
    fn branch(&self, actions: usize, players: Vec<Player>) -> Option<Box<dyn GameTable>>;
}

impl dyn GameTable + '_ {
    /// What everybody sees.
    pub fn public(&self) -> Arc<dyn ViewUi> {
        self.view(Viewer::Table)
    }

    /// Who stands on the podium for each seat.
    pub fn champions(&self) -> Vec<Option<Champion>> {
        let (view, past) = (self.public(), self.history(0, Viewer::Table).concat());
        Seat::all(self.players().len()).map(|seat| view.champion(&past, seat)).collect()
    }

    /// What the players have achieved together; `None` where they play against each other.
    pub fn verdict(&self) -> Option<Verdict> {
        self.public().verdict(&names(self.players()))
    }

    /// The season that the game belongs to, as it stands after it. A branch belongs to none.
    pub fn season(&self) -> Option<Season> {
        if self.branched_at().is_some() { None } else { self.public().season(&self.standing()) }
    }
}
