//! A table of any game, with its actions, events and views.

use super::{ActionUi, Champion, Drawn, FrameUi, Season, Verdict, ViewUi, names};
use pentathlon_engine::bots::{CostlyMove, Level, SearchAnswer};
use pentathlon_engine::rules::{Reaction, Refusal, Seat, Viewer};
use pentathlon_engine::table::{AnyTable, Player, Table};
use std::sync::Arc;

/// A table of any game, as session and screens see it.
pub trait GameTable: AnyTable {
    /// The action that a computer player of that level takes in that seat by quick evaluation, from what the seat
    /// knows. For Gold, a search is better: [`AnyTable::search_request`].
    fn think(&self, seat: Seat, level: Level) -> Option<Arc<dyn ActionUi>>;
    /// The request for a search for a hint, as bytes: see [`Table::hint_request`].
    fn hint_request(&self, seat: Seat, budget: u32, between: &[Arc<dyn ActionUi>]) -> Option<Vec<u8>>;
    /// The worker's answer to a request for a search: see [`Table::search_answer`].
    fn search_answer(&self, seat: Seat, answer: &[u8]) -> Option<SearchAnswer<Arc<dyn ActionUi>>>;
    /// The worker's answer to a request for the most costly moves: see [`Table::costly_answer`].
    fn costly_answer(&self, seat: Seat, answer: &[u8]) -> Option<Vec<CostlyMove<Arc<dyn ActionUi>>>>;
    /// The quick reaction of a computer player of that level in that seat, from what the seat knows, and its delay in
    /// milliseconds. `None` in a game without races.
    fn react(&self, seat: Seat, level: Level) -> Option<Reaction<Arc<dyn ActionUi>>>;
    /// The only action of a seat that may act, if everybody knows that it has no other.
    fn forced(&self, seat: Seat) -> Option<Arc<dyn ActionUi>>;
    /// The action of the clock when its time is up or somebody presses its button.
    fn time_up(&self) -> Option<Arc<dyn ActionUi>>;
    /// Plays an action of a seat, at `at_ms` milliseconds since the table was opened.
    ///
    /// # Errors
    /// The reason for the refusal ([`Refusal::NotNow`] for an action of another game); the table is then unchanged.
    fn act(&mut self, seat: Seat, action: &dyn ActionUi, at_ms: u64) -> Result<(), Refusal>;
    /// An action in the notation of the game, whether or not it is legal now.
    fn parse(&self, notation: &str) -> Option<Arc<dyn ActionUi>>;
    /// The action of that number among those that were not taken back, from 0: who played it, what, and when, in
    /// milliseconds since the table was opened.
    fn action(&self, number: usize) -> Option<(Seat, Arc<dyn ActionUi>, u64)>;
    /// The game's view for that viewer.
    fn view(&self, viewer: Viewer) -> Arc<dyn ViewUi>;
    /// The view of that viewer before the first action.
    fn first_view(&self, viewer: Viewer) -> Arc<dyn ViewUi>;
    /// What that viewer saw of the last action, without replaying the game; empty if there is no action.
    fn last_frames(&self, viewer: Viewer) -> Vec<Arc<dyn FrameUi>>;
    /// What that viewer saw of each action from number `from` on.
    fn history(&self, from: usize, viewer: Viewer) -> Vec<Vec<Arc<dyn FrameUi>>>;
    /// A new table with the same deal, in the state after the first `actions` actions; `None` if the number of players
    /// differs from the number of seats. See [`Table::branch`].
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

fn erased(action: impl ActionUi) -> Arc<dyn ActionUi> {
    Arc::new(action)
}

impl<G: Drawn> GameTable for Table<G> {
    fn think(&self, seat: Seat, level: Level) -> Option<Arc<dyn ActionUi>> {
        self.think(seat, level).map(erased)
    }

    fn hint_request(&self, seat: Seat, budget: u32, between: &[Arc<dyn ActionUi>]) -> Option<Vec<u8>> {
        let between: Vec<G::Action> = between.iter().filter_map(|action| action.of().copied()).collect();
        self.hint_request(seat, budget, &between)
    }

    fn search_answer(&self, seat: Seat, answer: &[u8]) -> Option<SearchAnswer<Arc<dyn ActionUi>>> {
        let SearchAnswer { scored, explanation } = self.search_answer(seat, answer)?;
        let scored = scored.into_iter().map(|scored| scored.map(erased)).collect();
        Some(SearchAnswer { scored, explanation })
    }

    fn costly_answer(&self, seat: Seat, answer: &[u8]) -> Option<Vec<CostlyMove<Arc<dyn ActionUi>>>> {
        let moves = self.costly_answer(seat, answer)?.into_iter();
        let erase =
            |CostlyMove { action, better, reason }| CostlyMove { action, better: erased(better), reason };
        Some(moves.map(erase).collect())
    }

    fn react(&self, seat: Seat, level: Level) -> Option<Reaction<Arc<dyn ActionUi>>> {
        let Reaction { action, after_ms } = self.react(seat, level)?;
        Some(Reaction { action: erased(action), after_ms })
    }

    fn forced(&self, seat: Seat) -> Option<Arc<dyn ActionUi>> {
        self.forced(seat).map(erased)
    }

    fn time_up(&self) -> Option<Arc<dyn ActionUi>> {
        self.legal(Seat::CLOCK).first().copied().map(erased)
    }

    fn act(&mut self, seat: Seat, action: &dyn ActionUi, at_ms: u64) -> Result<(), Refusal> {
        self.act(seat, *action.of().ok_or(Refusal::NotNow)?, at_ms)
    }

    fn parse(&self, notation: &str) -> Option<Arc<dyn ActionUi>> {
        notation.parse::<G::Action>().ok().map(erased)
    }

    fn action(&self, number: usize) -> Option<(Seat, Arc<dyn ActionUi>, u64)> {
        let entry = self.entries().nth(number)?;
        Some((entry.seat, erased(entry.action), entry.at_ms))
    }

    fn view(&self, viewer: Viewer) -> Arc<dyn ViewUi> {
        Arc::new(self.view(viewer))
    }

    fn first_view(&self, viewer: Viewer) -> Arc<dyn ViewUi> {
        Arc::new(self.first_view(viewer))
    }

    fn last_frames(&self, viewer: Viewer) -> Vec<Arc<dyn FrameUi>> {
        self.last_frames(viewer).into_iter().map(G::frame).collect()
    }

    fn history(&self, from: usize, viewer: Viewer) -> Vec<Vec<Arc<dyn FrameUi>>> {
        let after = self.history_from(from, viewer).into_iter();
        after.map(|frames| frames.into_iter().map(G::frame).collect()).collect()
    }

    fn branch(&self, actions: usize, players: Vec<Player>) -> Option<Box<dyn GameTable>> {
        self.branch(actions, players).ok().map(|table| Box::new(table) as Box<dyn GameTable>)
    }
}
