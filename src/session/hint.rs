//! Hints: what Gold would play.

use super::{SessionPhase, TableSession};
use crate::browser::{SearchUpdate, request_search};
use leptos::prelude::*;
use pentathlon_engine::bots::{GOLD, ScoredAction};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::{AnyTable, ErasedAction, Note};
use std::cmp::Reverse;

/// The maximum number of actions shown.
const TOLD: usize = 3;
/// A difference that may be luck, in thousandths of a win.
const CLOSE: i32 = 20;

/// The state of a hint.
#[derive(Clone, Debug)]
pub enum Hint {
    /// Gold searches; the progress, from 0 to 1.
    Thinking(f64),
    /// The best actions, best first.
    Found(Vec<HintLine>),
    /// No search is possible here.
    Failed,
}

/// An action as a hint shows it.
#[derive(Clone, Debug)]
pub struct HintLine {
    /// The action with its expected result.
    pub scored: ScoredAction<ErasedAction>,
    /// Its name.
    pub name: String,
    /// How many fewer games in a hundred it wins than the best action. `None` for the best, and if it may be luck.
    pub fewer: Option<i32>,
    /// For the best action, how many others are about as good.
    pub equals: usize,
    /// Whether there were too few playouts to trust the figures.
    pub is_rough: bool,
}

impl HintLine {
    /// The chance of winning, in hundredths, and the expected points: the figures that are shown.
    pub fn figures(&self) -> (i32, i32) {
        figures(&self.scored)
    }
}

impl TableSession {
    /// The seat that may ask for a hint: a person who is asked, alone or at a table that allows hints.
    pub fn may_ask_for_hint(self) -> Option<Seat> {
        let SessionPhase::Asking(seat) = self.phase().get() else { return None };
        if self.lesson().is_some() {
            return None;
        }
        let is_open = self
            .with_table(|table| table.is_searched(seat) && (table.people().len() == 1 || wants_hints(table)));
        is_open.then_some(seat)
    }

    /// Whether this table allows hints when several people play.
    pub fn wants_hints(self) -> bool {
        self.with_table(|table| wants_hints(table))
    }

    /// Asks Gold for a hint, and notes it in the record. `None` where there is nothing to search.
    pub fn hint(self, seat: Seat) -> Option<RwSignal<Hint>> {
        let question = self.with_table(|table| table.search_request(seat, 2 * GOLD))?;
        let game = self.with_table(|table| table.facts().id);
        let hint = RwSignal::new(Hint::Thinking(0.0));
        request_search(game, &question, move |thought| {
            let is_open = hint.try_get_untracked().is_some();
            let next = match thought {
                SearchUpdate::Progress(progress) => Hint::Thinking(progress),
                SearchUpdate::Failed => Hint::Failed,
                SearchUpdate::Answer(answer) if is_open => {
                    self.note(Note::Hint(seat));
                    self.with_table(|table| table.scored_actions(seat, &answer))
                        .map_or(Hint::Failed, |tried| Hint::Found(self.advice(&tried)))
                }
                SearchUpdate::Answer(_) => return,
            };
            let _ = hint.try_set(next);
        });
        Some(hint)
    }

    fn advice(self, tried: &[ScoredAction<ErasedAction>]) -> Vec<HintLine> {
        let most = tried.first().map_or(0, |best| best.playouts);
        let told = ranked(tried);
        let Some(best) = told.first() else { return Vec::new() };
        let lines = told.iter().enumerate().map(|(rank, own)| {
            let is_equal = |other: &&ScoredAction<_>| best.wins - other.wins < CLOSE;
            HintLine {
                name: self.action_name(&own.action),
                scored: own.clone(),
                fewer: (!is_equal(&own)).then(|| figures(best).0 - figures(own).0),
                equals: if rank == 0 { told.iter().skip(1).filter(is_equal).count() } else { 0 },
                is_rough: own.is_rough(most),
            }
        });
        lines.collect()
    }
}

/// The actions to show, ordered by the figures shown for them. Those with rough figures come last, or are left out if
/// their figures claim that they are better.
fn ranked<A: Clone>(tried: &[ScoredAction<A>]) -> Vec<ScoredAction<A>> {
    let most = tried.first().map_or(0, |best| best.playouts);
    let (rough, sure): (Vec<ScoredAction<A>>, Vec<ScoredAction<A>>) =
        tried.iter().cloned().partition(|one| one.is_rough(most));
    let mut told: Vec<ScoredAction<A>> = sure.into_iter().take(TOLD).collect();
    told.sort_by_key(|one| Reverse(figures(one)));
    let least = told.last().map(figures);
    let left = TOLD.saturating_sub(told.len());
    let mut rough: Vec<ScoredAction<A>> =
        rough.into_iter().filter(|one| Some(figures(one)) <= least).take(left).collect();
    rough.sort_by_key(|one| Reverse(figures(one)));
    told.extend(rough);
    told
}

/// Whether a table allows hints when several people play.
fn wants_hints(table: &dyn AnyTable) -> bool {
    table.notes().iter().any(|(_, note)| *note == Note::Hints)
}

/// The chance of winning in hundredths, and the points, as they are shown.
fn figures<A>(scored: &ScoredAction<A>) -> (i32, i32) {
    (rounded(scored.wins, 10), rounded(scored.points, 100))
}

fn rounded(value: i32, unit: i32) -> i32 {
    (value + unit.signum() * unit / 2).div_euclid(unit)
}

#[cfg(test)]
mod tests {
    use super::ranked;
    use pentathlon_engine::bots::ScoredAction;

    fn tried(actions: &[(i32, i32, u32)]) -> Vec<ScoredAction<usize>> {
        let one = |(action, &(wins, points, playouts))| ScoredAction { action, wins, points, playouts };
        actions.iter().enumerate().map(one).collect()
    }

    fn places(actions: &[(i32, i32, u32)]) -> Vec<usize> {
        ranked(&tried(actions)).iter().map(|one| one.action).collect()
    }

    #[test]
    fn the_ranks_agree_with_the_figures_that_are_shown() {
        // The search also values points: its first choice may win fewer games.
        assert_eq!(places(&[(500, 900, 100), (540, 800, 100), (300, 100, 100)]), [1, 0, 2]);
        assert_eq!(places(&[(500, 800, 100), (503, 900, 100)]), [1, 0]);
        // Equal figures keep the order of the search.
        assert_eq!(places(&[(500, 900, 100), (503, 910, 100)]), [0, 1]);
    }

    #[test]
    fn rough_figures_never_stand_above_sure_ones() {
        assert_eq!(places(&[(500, 900, 800), (900, 900, 8), (100, 100, 8)]), [0, 2]);
        assert_eq!(places(&[(500, 900, 800), (200, 900, 8), (400, 100, 8), (300, 100, 400)]), [0, 3, 1]);
    }

    #[test]
    fn three_are_told_at_most() {
        assert_eq!(places(&[(5, 0, 1), (4, 0, 1), (3, 0, 1), (2, 0, 1)]), [0, 1, 2]);
        assert!(places(&[]).is_empty());
    }
}
