//! A table gives hints: it searches for whoever is asked, and marks what it has found.

use super::TableSession;
use super::hint::{FoundHint, Hint, HintLine, HintState, HintText};
use crate::browser::{SearchUpdate, cancel_search, request_search, watch};
use crate::contract::{ActionUi, GameTable, SessionPhase, general_reason};
use leptos::prelude::*;
use pentathlon_engine::bots::{GOLD_PLAYOUTS, Reason, ReasonKind, ScoredAction, SearchAnswer};
use pentathlon_engine::rules::Seat;
use pentathlon_engine::table::Note;
use std::sync::Arc;

/// The number of playouts of a trial that compares two actions.
const COMPARING: u32 = 800;
/// The number of playouts of a hint.
const TRYING: u32 = 4 * GOLD_PLAYOUTS;

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

    /// The hint on the table.
    pub fn hint(self) -> RwSignal<Option<Hint>> {
        self.hint
    }

    /// Asks for a hint, and notes it in the record; closes the one that is open.
    pub fn toggle_hint(self) {
        if self.hint.with_untracked(Option::is_some) {
            return self.close_hint();
        }
        let Some(seat) = untrack(|| self.may_ask_for_hint()) else { return };
        let played = self.with_table(|table| table.len());
        let Some(question) = self.with_table(|table| table.hint_request(seat, TRYING, &[])) else { return };
        self.hint.set(Some(Hint { seat, played, state: HintState::Thinking(None) }));
        self.search_for_hint(&question, move |answer| {
            let SearchAnswer { scored, explanation } = answer?;
            self.note(Note::Hint(seat));
            let found = FoundHint { scored, explanation: explanation?, compared: Vec::new() };
            Some(HintState::Found(found))
        });
    }

    /// Closes the hint.
    pub fn close_hint(self) {
        cancel_search();
        let _ = self.hint.try_set(None);
    }

    /// Closes a hint when the game goes on, and compares what is selected with the best action.
    pub(super) fn follow_with_hints(self) {
        watch(move || {
            self.phase().track();
            self.shown().track();
            let is_over = self
                .hint
                .with_untracked(|hint| hint.as_ref().is_some_and(|hint| !self.asks_after(hint.played)));
            if is_over {
                // A computer player may search already: its search is not cancelled.
                let _ = self.hint.try_set(None);
            }
        });
        watch(move || {
            let selected = self.selected().get();
            let request = self.hint.with(|hint| {
                let Some(Hint { seat, state: HintState::Found(found), .. }) = hint else { return None };
                let (own, best) = (selected?, found.best_action()?.clone());
                let is_known = found.reason(&own).is_some();
                let request =
                    || self.with_table(|table| table.hint_request(*seat, COMPARING, &[best, own.clone()]));
                (!is_known).then(request).flatten().map(|request| (request, own))
            });
            if let Some((request, own)) = request {
                self.compare(&request, own);
            }
        });
    }

    /// Finds out why the best action is better than the selected one.
    fn compare(self, request: &[u8], own: Arc<dyn ActionUi>) {
        self.search_for_hint(request, move |answer| {
            let Some(HintState::Found(mut found)) =
                self.hint.try_get_untracked().flatten().map(|hint| hint.state)
            else {
                return None;
            };
            let SearchAnswer { scored, explanation } = answer?;
            let place =
                |action: &Arc<dyn ActionUi>| scored.iter().position(|scored| &scored.action == action);
            let reason = explanation.zip(place(found.best_action()?)).zip(place(&own)).and_then(
                |((explanation, best), own)| {
                    let reason = *explanation.reasons.get(own)?;
                    // With more games the selected action may turn out to be as good.
                    let is_better = usize::from(explanation.best) == best;
                    Some(if is_better { reason } else { Reason { kind: ReasonKind::Equal, ..reason } })
                },
            );
            // What could not be compared is not asked for again, and nothing is said of it.
            found.compared.push((own.clone(), reason.unwrap_or_default()));
            Some(HintState::Found(found))
        });
    }

    /// Searches, and puts what `then` makes of the answer into the hint, as long as it is open.
    fn search_for_hint(
        self,
        question: &[u8],
        then: impl Fn(Option<SearchAnswer<Arc<dyn ActionUi>>>) -> Option<HintState> + 'static,
    ) {
        let Some(seat) = self.hint.with_untracked(|hint| hint.as_ref().map(|hint| hint.seat)) else { return };
        let game = self.with_table(|table| table.facts().id);
        request_search(game, question, move |update| {
            let Some(mut hint) = self.hint.try_get_untracked().flatten() else { return };
            let next = match update {
                SearchUpdate::Progress(progress) => matches!(hint.state, HintState::Thinking(_))
                    .then_some(HintState::Thinking(Some(progress))),
                SearchUpdate::Failed => then(None).or(Some(HintState::Failed)),
                SearchUpdate::Answer(answer) => {
                    then(self.with_table(|table| table.search_answer(seat, &answer)))
                        .or(Some(HintState::Failed))
                }
            };
            if let Some(next) = next {
                hint.state = next;
                let _ = self.hint.try_set(Some(hint));
            }
        });
    }

    /// What a hint says while `selected` is selected.
    pub fn hint_text(self, found: &FoundHint, selected: Option<&Arc<dyn ActionUi>>) -> Option<HintText> {
        let best = found.best_action()?;
        let own = selected.filter(|&own| own != best);
        let main = found.explanation.other.and_then(|other| found.scored.get(usize::from(other)));
        let other = own.or(main.map(|other| &other.action));
        let reason = found.reason(own.unwrap_or(best));
        let equals = if own.is_some() { 2 } else { found.explanation.equals.max(2) };
        let has_reason =
            |reason: &Reason| !matches!(reason.kind, ReasonKind::Equal | ReasonKind::Trade { .. });
        Some(HintText {
            best: self.action_name(best.as_ref()),
            compared: other
                .filter(|_| own.is_some() || reason.as_ref().is_some_and(has_reason))
                .map(|other| self.action_name(other.as_ref())),
            reason: reason.filter(|reason| reason.shared > 0).map(|reason| {
                let specific = other.and_then(|other| {
                    let view = self.shown().with(|shown| shown.view.clone());
                    view.reason([best.as_ref(), other.as_ref()], &reason, &self.players())
                });
                specific.unwrap_or_else(|| general_reason(&reason, equals, &self.players()))
            }),
        })
    }

    /// The figures of the marked actions.
    pub fn hint_lines(self, found: &FoundHint) -> Vec<HintLine> {
        let most = found.best().map_or(0, |best| best.playouts);
        let line = |scored: &ScoredAction<Arc<dyn ActionUi>>| HintLine {
            name: self.action_name(scored.action.as_ref()),
            wins: rounded(scored.wins, 10),
            points: rounded(scored.points, 100),
            is_rough: scored.is_rough(most),
        };
        found.marked().map(line).collect()
    }

    /// The buttons of the marked actions, as selectors, and how many of what each finds.
    pub fn hint_buttons(self, found: &FoundHint) -> Vec<Vec<(String, usize)>> {
        found.marked().map(|scored| scored.action.buttons()).collect()
    }
}

/// Whether a table allows hints when several people play.
fn wants_hints(table: &dyn GameTable) -> bool {
    table.notes().iter().any(|(_, note)| *note == Note::Hints)
}

fn rounded(value: i32, unit: i32) -> i32 {
    (value + unit.signum() * unit / 2).div_euclid(unit)
}
