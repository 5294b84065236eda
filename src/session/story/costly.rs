//! The moves that cost a player most, found by the search worker when somebody asks.

use super::StoryInput;
use crate::browser::SearchUpdate;
use crate::contract::{ActionUi, GameTable, reason};
use crate::messages::story;
use crate::session::known_answer::KnownAnswer;
use leptos::prelude::*;
use pentathlon_engine::bots::{self, Cost};
use pentathlon_engine::rules::Seat;
use std::sync::Arc;

thread_local! {
    /// Returning to the story needs no new search.
    static LAST: KnownAnswer = const { KnownAnswer::none() };
}

/// What is known of the moves that cost a player most.
#[derive(Clone, PartialEq, Debug)]
pub enum CostlyState {
    /// Nobody has asked.
    Unasked,
    /// The worker looks for them.
    Thinking,
    /// No search is possible here.
    Failed,
    /// These are all that can be shown, the most costly first.
    Found(Vec<Costly>),
}

/// A move that cost its player something, ready to be rendered.
#[derive(Clone, PartialEq, Debug)]
pub struct Costly {
    /// The number of the action, from 1.
    pub action: usize,
    /// The name of its round.
    pub round: String,
    /// What was played, and its name.
    pub played: (Arc<dyn ActionUi>, String),
    /// What would have been better, and its name.
    pub better: (Arc<dyn ActionUi>, String),
    /// Why.
    pub reason: String,
    /// What the move cost; `None` where the reason says it.
    pub cost: Option<String>,
}

/// The search for the moves that cost a player most.
#[derive(Clone, Copy)]
pub struct CostlyMoves {
    input: StoredValue<StoryInput>,
    table: StoredValue<Box<dyn GameTable>>,
    /// What is known.
    pub state: RwSignal<CostlyState>,
    /// How far the search is, in percent.
    pub progress: RwSignal<u32>,
}

impl CostlyMoves {
    /// Nothing is searched yet.
    pub fn new(input: StoredValue<StoryInput>, table: StoredValue<Box<dyn GameTable>>) -> Self {
        Self { input, table, state: RwSignal::new(CostlyState::Unasked), progress: RwSignal::new(0) }
    }

    /// The people whose moves can be looked for; nobody in a race.
    pub fn people(self) -> Vec<Seat> {
        let is_searched = self.input.with_value(StoryInput::is_searched);
        self.table.with_value(|table| table.people().iter().filter(|_| is_searched).collect())
    }

    /// Shows what is already known of a person's moves.
    pub fn recall(self, seat: Seat) {
        let known = self.request(seat).and_then(|request| {
            let answer = LAST.with(|last| last.to(&request))?;
            self.read(seat, &answer)
        });
        self.state.set(known.map_or(CostlyState::Unasked, CostlyState::Found));
    }

    /// Looks for the moves that cost a person most.
    pub fn find(self, seat: Seat) {
        let Some(request) = self.request(seat) else { return };
        self.progress.set(0);
        self.state.set(CostlyState::Thinking);
        let game = self.table.with_value(|table| table.info().id);
        KnownAnswer::ask(&LAST, game, &request, move |update| {
            let next = match update {
                SearchUpdate::Progress(progress) => {
                    let _ = self.progress.try_set(progress);
                    return;
                }
                SearchUpdate::Failed => CostlyState::Failed,
                SearchUpdate::Answer(answer) => {
                    self.read(seat, &answer).map_or(CostlyState::Failed, CostlyState::Found)
                }
            };
            let _ = self.state.try_set(next);
        });
    }

    fn request(self, seat: Seat) -> Option<Vec<u8>> {
        self.table.with_value(|table| table.costly_request(seat))
    }

    /// `None` for an answer to another request.
    fn read(self, seat: Seat, answer: &[u8]) -> Option<Vec<Costly>> {
        let moves = self.table.try_with_value(|table| table.costly_answer(seat, answer))??;
        moves.into_iter().map(|one| self.describe(seat, one)).collect()
    }

    fn describe(self, seat: Seat, found: bots::CostlyMove<Arc<dyn ActionUi>, String>) -> Option<Costly> {
        let bots::CostlyMove { action, better, cause, figures, cost } = found;
        let round = self.input.with_value(|input| input.at(action, seat))?.round;
        self.table.with_value(|table| {
            let players = table.players();
            let played = table.entry(action.checked_sub(1)?)?.action;
            let (worse, best) = (played.name(players), better.name(players));
            let reason = reason(&cause, &worse, figures, players);
            let cost = match cost {
                Cost::Points(points) => Some(story::cost_points(points)),
                Cost::Wins(games) => Some(story::cost_wins(games)),
                Cost::Places(games) => Some(story::cost_places(games)),
                Cost::Wasted => None,
            };
            Some(Costly { action, round, played: (played, worse), better: (better, best), reason, cost })
        })
    }
}
