//! A lesson: a written game with steps, at which the callout speaks. Nothing of it is saved.

use crate::contract::GameTable;
use leptos::prelude::*;
use pentathlon_engine::table::LessonStep;

/// What the callout says now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Speech {
    /// The number of the step.
    pub step: usize,
    /// The message that answers a move that was tried and not played.
    pub answer: Option<usize>,
}

/// A part of a lesson, as the table follows it.
#[derive(Clone, Copy)]
pub struct LessonGuide {
    steps: StoredValue<Vec<LessonStep>>,
    /// The written game, to its end.
    pub(super) written: StoredValue<Box<dyn GameTable>>,
    /// The number of the first step that has not been said and done.
    next: StoredValue<usize>,
    /// How many events of the last action have been on screen.
    events: StoredValue<usize>,
    pub(super) speech: RwSignal<Option<Speech>>,
    pub(super) is_over: RwSignal<bool>,
}

impl LessonGuide {
    /// A part of a lesson, begun at a step, with its table at that moment. `None` if there is no such moment.
    pub fn new(
        steps: Vec<LessonStep>,
        written: Box<dyn GameTable>,
        step: usize,
    ) -> Option<(Self, Box<dyn GameTable>)> {
        // A step during an event cannot be begun with: the event would be missing.
        let begun = |step: &usize| steps.get(*step).is_some_and(|step| step.event.is_none());
        let next = (1..=step).rev().find(begun).unwrap_or(0);
        let actions = if next == 0 { 0 } else { steps.get(next)?.after };
        let table = written.branch(actions, written.players().to_vec())?;
        let lesson = Self {
            steps: StoredValue::new(steps),
            written: StoredValue::new(written),
            next: StoredValue::new(next),
            events: StoredValue::new(0),
            speech: RwSignal::new(None),
            is_over: RwSignal::new(false),
        };
        Some((lesson, table))
    }

    /// What the callout says now, tracked.
    pub fn speech(self) -> Option<Speech> {
        self.speech.get()
    }

    /// The same, without tracking.
    pub fn speech_untracked(self) -> Option<Speech> {
        self.speech.try_get_untracked().flatten()
    }

    /// Whether the callout speaks.
    pub(super) fn is_speaking(self) -> bool {
        self.speech.with_untracked(Option::is_some)
    }

    /// The step with that number.
    pub fn step(self, number: usize) -> Option<LessonStep> {
        self.steps.with_value(|steps| steps.get(number).cloned())
    }

    /// The number of steps.
    pub fn steps(self) -> usize {
        self.steps.with_value(Vec::len)
    }

    /// Whether everything has been said and done, tracked.
    pub fn is_over(self) -> bool {
        self.is_over.get()
    }

    /// The action that is asked for after so many actions, in notation.
    pub fn asked(self, actions: usize) -> Option<String> {
        self.written.with_value(|table| Some(table.entry(actions)?.action.to_string()))
    }

    pub(super) fn next_step(self) -> Option<LessonStep> {
        self.step(self.next.get_value())
    }

    /// Speaks the next step.
    pub(super) fn speak(self) {
        let speech = Speech { step: self.next.get_value(), answer: None };
        if self.speech.get_untracked().map(|speech| speech.step) != Some(speech.step) {
            self.speech.set(Some(speech));
        }
    }

    /// The current step has been said and done.
    pub(super) fn go_on(self) {
        self.next.update_value(|next| *next += 1);
        self.speech.set(None);
    }

    /// Another event of the last action is on screen. Returns whether the callout speaks now.
    pub(super) fn note_event(self, actions: usize) -> bool {
        self.events.update_value(|events| *events += 1);
        self.speak_if_due(actions)
    }

    pub(super) fn speak_if_due(self, actions: usize) -> bool {
        let event = self.events.get_value();
        let is_due = self.next_step().is_some_and(|step| step.after == actions && step.event == Some(event));
        if is_due {
            self.speak();
        }
        is_due
    }

    /// Another action is played: its events are counted anew.
    pub(super) fn start_action(self) {
        self.events.set_value(0);
    }
}
