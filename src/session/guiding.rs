//! A table that follows a lesson: it plays the written game, and what the learner does is played or answered.

use super::TableSession;
use super::lesson::{LessonGuide, Speech};
use crate::contract::{ActionUi, SessionPhase};
use crate::sound::{self, Sound};
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Seat, Viewer};
use pentathlon_engine::table::{CurtainReason, Entry, LessonStep};

/// How long a written action takes, in milliseconds. In a race, its written time counts within these limits.
const WRITTEN_MS: u32 = 900;
const RACE_MS: (u64, u64) = (400, 1_800);

impl TableSession {
    /// Speaks the step that is due, or plays the next written action. Returns the phase that this is.
    pub(super) fn advance_lesson(self, lesson: LessonGuide) -> SessionPhase {
        loop {
            let actions = self.with_table(|table| table.len());
            let awaiting = self.with_table(|table| table.awaiting());
            let is_race = matches!(awaiting, Awaiting::Race(_));
            let written = |number: usize| lesson.written.with_value(|table| table.entry(number));
            let next = lesson.next_step();
            if let Some(step) = next.as_ref().filter(|step| step.after <= actions) {
                // What is asked may be about a hand, so its owner takes the screen first.
                let asked = written(actions).filter(|_| step.asks);
                let asked = asked.map_or(Seat(0), |entry| entry.seat);
                if step.asks && self.viewer() != Viewer::Seat(asked) && !is_race {
                    return SessionPhase::Curtain(asked, CurtainReason::NextPlayer);
                }
                lesson.speak();
                return match (step.asks, awaiting) {
                    (_, Awaiting::Over) => SessionPhase::Over,
                    (true, Awaiting::Race(_)) => SessionPhase::Racing { paused: false },
                    (true, _) => SessionPhase::Asking(asked),
                    (false, _) => SessionPhase::Showing { waits: true },
                };
            }
            let (Some(step), Some(Entry { seat, action, at_ms })) = (next, written(actions)) else {
                lesson.is_over.set(true);
                return SessionPhase::Showing { waits: true };
            };
            // What is not shown is played at once, up to the step that speaks of it.
            if step.is_unseen && self.act_and_save(seat, action.as_ref()).is_ok() {
                continue;
            }
            let ms = if is_race {
                let before = actions.checked_sub(1).and_then(written);
                let since_ms = before.map_or(0, |entry| at_ms.saturating_sub(entry.at_ms));
                since_ms.clamp(RACE_MS.0, RACE_MS.1) as u32
            } else {
                WRITTEN_MS
            };
            let ms = self.lasts(ms).unwrap_or(0);
            self.after(ms, move |session| session.act_as_written(seat, action.as_ref()));
            return if is_race {
                SessionPhase::Racing { paused: false }
            } else {
                SessionPhase::Thinking(seat)
            };
        }
    }

    fn act_as_written(self, seat: Seat, action: &dyn ActionUi) {
        if let Awaiting::Race(_) = self.with_table(|table| table.awaiting()) {
            let _ = self.race().act_and_draw(seat, action);
        } else {
            self.act_and_show(seat, action);
        }
    }

    /// Asks the lesson whether an action of the learner is played: at a table without lesson always, in a lesson only the one
    /// that the callout asks for, which then goes on. Another one is answered.
    pub(super) fn submit_to_lesson(self, action: &dyn ActionUi) -> bool {
        let Some(lesson) = self.lesson else { return true };
        let Some(speech) = lesson.speech.get_untracked() else { return false };
        let Some(step) = lesson.step(speech.step).filter(|step| step.asks) else { return false };
        let (actions, notation) = (self.with_table(|table| table.len()), action.to_string());
        if lesson.asked(actions).as_ref() == Some(&notation) {
            lesson.go_on();
            return true;
        }
        sound::answer(Sound::Wrong);
        let answer = step.answer(&notation).or(Some(step.message));
        lesson.speech.set(Some(Speech { answer, ..speech }));
        false
    }

    /// What is tapped next for the action that a step asks for, as selectors, and how many of what they match: one of cards
    /// that are the same. What confirms is lit for the right choice only. In a race, all cards and medals of the pad that
    /// can be tapped: which ones must be guessed.
    pub fn tapped_next(self, lesson: LessonGuide, step: &LessonStep) -> Vec<(String, usize)> {
        let Some(asked) = lesson.asked(self.with_table(|table| table.len())).filter(|_| step.asks) else {
            return Vec::new();
        };
        let mut next = vec![
            (format!("[data-ready=true][data-action=\"{asked}\"]:not([aria-pressed=true])"), 1),
            ("[data-pad] :is([data-ring]:not(.gone), [data-medal].open)".to_owned(), usize::MAX),
        ];
        let is_right = self
            .selected
            .with_untracked(|chosen| chosen.as_ref().is_some_and(|action| action.to_string() == asked));
        if is_right {
            next.push((".confirm:not([disabled])".to_owned(), 1));
        }
        next
    }

    /// The callout goes on: what it says is followed by the next step or by what happens next.
    pub fn next_callout(self) {
        let Some(lesson) = self.lesson else { return };
        let Some(speech) = lesson.speech.get_untracked() else { return };
        if lesson.step(speech.step).is_none_or(|step| step.asks) {
            return;
        }
        lesson.go_on();
        let actions = self.with_table(|table| table.len());
        if !lesson.speak_if_due(actions) {
            self.show_next();
        }
    }
}
