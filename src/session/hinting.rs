//! A table gives hints: it searches for whoever is asked, and marks what it has found.

use super::TableSession;
use super::hint::{Answer, FoundHint, Hint, HintLine, HintState, HintText};
use super::known_answer::KnownAnswer;
use crate::browser::{SearchUpdate, cancel_search, elapsed_ms, watch};
use crate::contract::{ActionUi, GameTable, SessionPhase, reason};
use crate::messages::screens;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use pentathlon_engine::rules::{Seat, Viewer};
use pentathlon_engine::table::Note;
use std::sync::Arc;

/// Where several people look on, a hint takes at least so long: one that came at once would tell that only one action is left.
const SHORTEST_MS: u64 = 1500;

thread_local! {
    /// An undo leads back to a hint that was given already.
    static LAST: KnownAnswer = const { KnownAnswer::none() };
}

impl TableSession {
    /// The seat that may ask for a hint: a person who is asked, alone or at a table that allows hints.
    pub fn may_ask_for_hint(self) -> Option<Seat> {
        let SessionPhase::Asking(seat) = self.phase().get() else { return None };
        if self.lesson.is_some() {
            return None;
        }
        // Where several people play, nothing is told of a hand that is not open.
        let has_screen = self.viewer() == Viewer::Seat(seat);
        let is_allowed = self.with_table(|table| {
            table.can_search(seat) && (table.people().len() == 1 || has_screen && wants_hints(table))
        });
        is_allowed.then_some(seat)
    }

    /// Whether this table allows hints when several people play.
    pub fn wants_hints(self) -> bool {
        self.with_table(|table| wants_hints(table))
    }

    /// Asks for a hint, and notes it in the record; closes the one that is open.
    pub fn toggle_hint(self) {
        if self.hint.with_untracked(Option::is_some) {
            return self.close_hint();
        }
        let Some(seat) = untrack(|| self.may_ask_for_hint()) else { return };
        let actions = self.with_table(|table| table.len());
        let selected = self.selected.get_untracked();
        let Some(request) = self.with_table(|table| table.hint_request(seat, None, selected.as_deref()))
        else {
            return;
        };
        self.hint.set(Some(Hint { seat, actions, state: HintState::Thinking(None) }));
        self.search_for_hint(&request, move |answer| {
            let main = answer?;
            self.note(Note::Hint(seat));
            Some(HintState::Found(FoundHint { main, compared: Vec::new() }))
        });
    }

    /// Closes the hint.
    pub fn close_hint(self) {
        cancel_search();
        let _ = self.hint.try_set(None);
    }

    /// Closes a hint when the game goes on, and compares what is selected with the best action.
    pub(super) fn keep_hints_up_to_date(self) {
        watch(move || {
            self.phase().track();
            self.shown().track();
            let is_over = self
                .hint
                .with_untracked(|hint| hint.as_ref().is_some_and(|hint| !self.asks_after(hint.actions)));
            if is_over {
                // A computer player may search already: its search is not cancelled.
                let _ = self.hint.try_set(None);
            }
        });
        watch(move || {
            let selected = self.selected.get();
            let request = self.hint.with(|hint| {
                let Some(Hint { seat, state: HintState::Found(found), .. }) = hint else { return None };
                let is_known = found.answer(selected.as_ref()).is_some();
                let request = || {
                    self.with_table(|table| {
                        table.hint_request(*seat, Some(found.best().as_ref()), selected.as_deref())
                    })
                };
                (!is_known).then(request).flatten()
            });
            if let Some(request) = request {
                self.compare(&request);
            }
        });
    }

    /// Finds out why the best action is better than the selected one.
    fn compare(self, request: &[u8]) {
        self.search_for_hint(request, move |answer| {
            let hint = self.hint.try_get_untracked().flatten();
            let Some(HintState::Found(mut found)) = hint.map(|hint| hint.state) else { return None };
            found.add(answer?);
            Some(HintState::Found(found))
        });
    }

    /// Searches, and puts what `then` makes of the answer into the hint, as long as it is open.
    fn search_for_hint(
        self,
        request: &[u8],
        then: impl Fn(Option<Answer>) -> Option<HintState> + Clone + 'static,
    ) {
        let Some((seat, actions)) =
            self.hint.with_untracked(|hint| hint.as_ref().map(|hint| (hint.seat, hint.actions)))
        else {
            return;
        };
        let put = move |state: HintState| {
            let _ = self.hint.try_update(|hint| {
                if let Some(hint) = hint.as_mut().filter(|hint| (hint.seat, hint.actions) == (seat, actions))
                {
                    hint.state = state;
                }
            });
        };
        let answered = move |answer: Option<&[u8]>| {
            let answer = answer
                .and_then(|answer| self.table.try_with_value(|table| table.hint_answer(seat, answer))?);
            put(then(answer).unwrap_or(HintState::Failed));
        };
        if let Some(answer) = LAST.with(|last| last.to(request)) {
            return answered(Some(&answer));
        }
        let (game, people) = self.with_table(|table| (table.info().id, table.people().len()));
        let shown_ms = elapsed_ms() + if people > 1 { SHORTEST_MS } else { 0 };
        KnownAnswer::ask(&LAST, game, request, move |update| match update {
            SearchUpdate::Progress(progress) => {
                let is_thinking = |hint: &Hint| matches!(hint.state, HintState::Thinking(_));
                if self.hint.try_with_untracked(|hint| hint.as_ref().is_some_and(is_thinking)) == Some(true) {
                    put(HintState::Thinking(Some(progress)));
                }
            }
            SearchUpdate::Failed => answered(None),
            SearchUpdate::Answer(answer) => {
                let answered = answered.clone();
                let left = shown_ms.saturating_sub(elapsed_ms());
                Timeout::new(left as u32, move || answered(Some(&answer))).forget();
            }
        });
    }

    /// What a hint says while `selected` is selected.
    pub fn hint_text(self, found: &FoundHint, selected: Option<&Arc<dyn ActionUi>>) -> HintText {
        let best = self.action_name(found.best().as_ref());
        let Some(answer) = found.answer(selected) else {
            return HintText { best, reason: None, lines: Vec::new() };
        };
        let other = answer.other.as_ref().map(|other| self.action_name(other.as_ref()));
        let Some(other) = other else {
            return HintText { best, reason: Some(screens::reason_alone().to_owned()), lines: Vec::new() };
        };
        let reason = reason(&answer.cause, &other, answer.figures, &self.players());
        let lines = answer.figures.map_or_else(Vec::new, |figures| {
            let [first, second] = figures.wins;
            let [own, others] = figures.points;
            let line = |name: &str, wins, points| HintLine { name: name.to_owned(), wins, points };
            vec![line(&best, first, own), line(&other, second, others)]
        });
        HintText { best, reason: Some(reason), lines }
    }

    /// The buttons of the framed actions, as selectors, and how many of what each finds.
    pub fn hint_buttons(self, found: &FoundHint) -> Vec<Vec<(String, usize)>> {
        let selected = self.selected.get_untracked();
        found.framed(selected.as_ref()).iter().map(|action| action.buttons()).collect()
    }
}

/// Whether a table allows hints when several people play.
pub(super) fn wants_hints(table: &dyn GameTable) -> bool {
    table.notes().iter().any(|(_, note)| *note == Note::Hints)
}
