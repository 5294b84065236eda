//! A hint: what Gold would do in the place of somebody who plays alone.

use super::{SessionPhase, TableSession};
use crate::browser::{ScoredAction, SearchUpdate, request_search};
use leptos::prelude::*;
use pentathlon_engine::bots::GOLD;
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{AnyTable, ErasedAction, Note};

/// The most actions that are told.
const TOLD: usize = 3;
/// A difference that may be luck, in thousandths of all games.
const CLOSE: i32 = 20;

/// What is known of a hint.
#[derive(Clone, Debug)]
pub enum Hint {
    /// Gold thinks; how far it is, from 0 to 1.
    Thinking(f64),
    /// The best actions, the best one first.
    Found(Vec<ScoredName>),
    /// Nobody can think here.
    Failed,
}

/// What an action is expected to bring.
#[derive(Clone, Debug)]
pub struct ScoredName {
    /// The action.
    pub action: ErasedAction,
    /// What the action is called.
    pub name: String,
    /// The chance of winning, in hundredths.
    pub wins: i32,
    /// The expected points.
    pub points: i32,
    /// How many more games in a hundred the best action wins; of the best, how many more than the next one. `None` if the
    /// difference may be luck.
    pub difference: Option<i32>,
    /// Whether too few games were played to be sure of the figures.
    pub is_rough: bool,
}

impl TableSession {
    /// Whose hint could be asked for: of somebody who is asked, and plays alone or at a table that wants hints.
    pub fn may_ask_for_hint(self) -> Option<Seat> {
        let SessionPhase::Asking(seat) = self.phase().get() else { return None };
        let is_open = self
            .with_table(|table| table.is_searched(seat) && (table.people().len() == 1 || wants_hints(table)));
        is_open.then_some(seat)
    }

    /// Whether hints may be taken at this table where several people play.
    pub fn wants_hints(self) -> bool {
        self.with_table(|table| wants_hints(table))
    }

    /// Asks Gold for a hint, and notes that it was taken. `None` where there is nothing to search.
    pub fn hint(self, seat: Seat) -> Option<RwSignal<Hint>> {
        let question = self.with_table(|table| table.search_request(seat, 2 * GOLD))?;
        let game = self.with_table(|table| table.facts().id);
        let hint = RwSignal::new(Hint::Thinking(0.0));
        request_search(game, &question, move |thought| {
            let is_open = hint.try_get_untracked().is_some();
            let next = match thought {
                SearchUpdate::Progress(progress) => Hint::Thinking(progress),
                SearchUpdate::Failed => Hint::Failed,
                SearchUpdate::Answer(numbers) if is_open => {
                    self.note(Note::Hint(seat));
                    Hint::Found(self.advice(seat, &ScoredAction::all(&numbers)))
                }
                SearchUpdate::Answer(_) => return,
            };
            let _ = hint.try_set(next);
        });
        Some(hint)
    }

    fn advice(self, seat: Seat, tried: &[ScoredAction]) -> Vec<ScoredName> {
        let most = tried.first().map_or(0, |best| best.playouts);
        let named = tried.iter().take(TOLD).enumerate().filter_map(|(rank, own)| {
            let other = tried.get(if rank == 0 { 1 } else { 0 });
            let difference = other.map_or(0, |other| (other.wins - own.wins).abs());
            let action = self.with_table(|table| table.choice(seat, own.place))?;
            Some(ScoredName {
                name: self.action_name(&action),
                action,
                wins: rounded(own.wins, 10),
                points: rounded(own.points, 100),
                difference: (difference >= CLOSE).then(|| rounded(difference, 10)),
                is_rough: own.playouts * 8 < most,
            })
        });
        named.collect()
    }
}

/// Whether hints may be taken where several people play.
fn wants_hints(table: &dyn AnyTable) -> bool {
    table.notes().iter().any(|(_, note)| *note == Note::Hints)
}

fn rounded(value: i32, unit: i32) -> i32 {
    (value + unit.signum() * unit / 2).div_euclid(unit)
}
