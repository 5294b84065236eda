//! Erases the types of a game and of its table: what session and screens call is called on the typed ones here.

use super::{ActionUi, FactUi, FrameUi, GameTable, GameUi, OpensTables, RaceTable, Reading, ViewUi};
use pentathlon_engine::bots::{CostlyMove, HintAnswer, WorkerRequest, to_bytes};
use pentathlon_engine::cards::Seed;
use pentathlon_engine::games::Game;
use pentathlon_engine::rules::{GameInfo, Level, Reaction, Refusal, Seat, Setup, Viewer};
use pentathlon_engine::table::{
    Countdown, Entry, Frame, LinkError, Linked, Player, RecordError, Source, Table,
};
use std::sync::Arc;

/// A game whose actions, events and views can be told, as `src/games/loader.rs` says of every game.
pub trait Drawn: Game<Action: ActionUi, View: ViewUi, Fact: FactUi> + GameUi {
    /// The game itself.
    const UI: &'static dyn GameUi;

    /// An event with its view, as session and screens see it.
    fn frame(frame: Frame<Self>) -> Arc<dyn FrameUi>;
}

impl<G: Drawn> OpensTables for G {
    fn info(&self) -> GameInfo {
        G::Setup::INFO
    }

    fn is_race(&self) -> bool {
        G::RACE.is_some()
    }

    fn open(&self, options: &str, players: Vec<Player>, seed: Seed) -> Result<Box<dyn GameTable>, String> {
        let setup = G::Setup::new(players.len(), options).map_err(|why| why.to_string())?;
        let table = Table::<G>::open(setup, players, Source::Seed(seed));
        Ok(Box::new(table.map_err(|why| why.to_string())?))
    }

    fn read(&self, record: &str) -> Result<Reading, RecordError> {
        let (table, fault) = Table::<G>::salvage(record)?;
        Ok(Reading { table: Box::new(table), fault })
    }

    fn read_link(&self, letters: &str) -> Result<Linked<Box<dyn GameTable>>, LinkError> {
        let Linked { table, challenge } = Table::<G>::read_link(letters)?;
        Ok(Linked { table: Box::new(table), challenge })
    }
}

fn erased(action: impl ActionUi) -> Arc<dyn ActionUi> {
    Arc::new(action)
}

impl<G: Drawn> GameTable for Table<G> {
    fn ui(&self) -> &'static dyn GameUi {
        G::UI
    }

    fn quick_action(&self, seat: Seat, level: Level) -> Option<Arc<dyn ActionUi>> {
        Table::quick_action(self, seat, level).map(erased)
    }

    fn search_request(&self, seat: Seat, playouts: u32) -> Option<Vec<u8>> {
        Some(to_bytes(&WorkerRequest::Search(Table::search_request(self, seat, playouts)?)))
    }

    fn review_request(&self, rounds: Vec<usize>, playouts_per_moment: u32) -> Option<Vec<u8>> {
        Some(to_bytes(&WorkerRequest::Review(Table::review_request(self, rounds, playouts_per_moment)?)))
    }

    fn costly_request(&self, seat: Seat) -> Option<Vec<u8>> {
        Some(to_bytes(&WorkerRequest::Costly(Table::costly_request(self, seat)?)))
    }

    fn hint_request(
        &self,
        seat: Seat,
        best: Option<&dyn ActionUi>,
        selected: Option<&dyn ActionUi>,
    ) -> Option<Vec<u8>> {
        let own = |action: Option<&dyn ActionUi>| action.and_then(|action| action.of().copied());
        let request = Table::hint_request(self, seat, own(best), own(selected))?;
        Some(to_bytes(&WorkerRequest::Hint(request)))
    }

    fn hint_answer(&self, seat: Seat, answer: &[u8]) -> Option<HintAnswer<Arc<dyn ActionUi>, String>> {
        let HintAnswer { best, other, cause, figures } = Table::hint_answer(self, seat, answer)?;
        let cause = cause.map(|fact| fact.sentence(self.players()));
        Some(HintAnswer { best: erased(best), other: other.map(erased), cause, figures })
    }

    fn search_answer(&self, seat: Seat, answer: &[u8]) -> Option<Arc<dyn ActionUi>> {
        Table::search_answer(self, seat, answer).map(erased)
    }

    fn costly_answer(&self, seat: Seat, answer: &[u8]) -> Option<Vec<CostlyMove<Arc<dyn ActionUi>, String>>> {
        let moves = Table::costly_answer(self, seat, answer)?.into_iter();
        let erase = |CostlyMove { action, better, cause, figures, cost }| {
            let cause = cause.map(|fact: G::Fact| fact.sentence(self.players()));
            CostlyMove { action, better: erased(better), cause, figures, cost }
        };
        Some(moves.map(erase).collect())
    }

    fn forced(&self, seat: Seat) -> Option<Arc<dyn ActionUi>> {
        Table::forced(self, seat).map(erased)
    }

    fn race(&self) -> Option<&dyn RaceTable> {
        if const { G::RACE.is_some() } { Some(self) } else { None }
    }

    fn act(&mut self, seat: Seat, action: &dyn ActionUi, at_ms: u64) -> Result<(), Refusal> {
        Table::act(self, seat, *action.of().ok_or(Refusal::NotNow)?, at_ms)
    }

    fn parse(&self, notation: &str) -> Option<Arc<dyn ActionUi>> {
        notation.parse::<G::Action>().ok().map(erased)
    }

    fn entry(&self, number: usize) -> Option<Entry<Arc<dyn ActionUi>>> {
        let Entry { seat, action, at_ms } = *self.entries().nth(number)?;
        Some(Entry { seat, action: erased(action), at_ms })
    }

    fn view(&self, viewer: Viewer) -> Arc<dyn ViewUi> {
        Arc::new(Table::view(self, viewer))
    }

    fn first_view(&self, viewer: Viewer) -> Arc<dyn ViewUi> {
        Arc::new(Table::first_view(self, viewer))
    }

    fn last_frames(&self, viewer: Viewer) -> Vec<Arc<dyn FrameUi>> {
        Table::last_frames(self, viewer).into_iter().map(G::frame).collect()
    }

    fn history(&self, from: usize, viewer: Viewer) -> Vec<Vec<Arc<dyn FrameUi>>> {
        let after = Table::history(self, from, viewer).into_iter();
        after.map(|frames| frames.into_iter().map(G::frame).collect()).collect()
    }

    fn branch(&self, actions: usize, players: Vec<Player>) -> Option<Box<dyn GameTable>> {
        Table::branch(self, actions, players).ok().map(|table| Box::new(table) as Box<dyn GameTable>)
    }
}

impl<G: Drawn> RaceTable for Table<G> {
    fn countdown(&self) -> Option<Countdown> {
        Table::countdown(self)
    }

    fn time_up(&self) -> Option<Arc<dyn ActionUi>> {
        self.legal(Seat::CLOCK).first().copied().map(erased)
    }

    fn react(&self, seat: Seat, level: Level) -> Option<Reaction<Arc<dyn ActionUi>>> {
        let Reaction { action, after_ms } = Table::react(self, seat, level)?;
        Some(Reaction { action: erased(action), after_ms })
    }
}
