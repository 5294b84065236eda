//! Seats act: what is selected is confirmed, played, and saved before it is rendered.

use super::TableSession;
use crate::contract::{ActionUi, FrameUi, SessionPhase};
use crate::messages::screens;
use crate::sound::{self, Sound};
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Refusal, Seat};
use pentathlon_engine::table::Handover;
use std::sync::Arc;

impl TableSession {
    /// Plays the selected action.
    pub fn confirm(self) {
        if let Some(action) = self.selected.get_untracked() {
            self.act(action.as_ref());
        }
    }

    /// Plays an action for the person who is asked.
    pub fn act(self, action: &dyn ActionUi) {
        self.selected.set(None);
        if let SessionPhase::Asking(seat) = self.phase().get_untracked()
            && self.ask_lesson(action)
        {
            // A notice belongs to the previous question, but a failed save must stay readable.
            if self.save_failure().is_none() {
                self.narrator.dismiss();
            }
            sound::answer(Sound::Place);
            self.play(seat, action);
        }
    }

    pub(super) fn play(self, seat: Seat, action: &dyn ActionUi) {
        let (before, is_forced) = self.with_table(|table| (table.awaiting(), table.forced(seat).is_some()));
        match self.act_and_save(seat, action) {
            Ok(()) => {
                let after = self.with_table(|table| table.awaiting());
                if let Awaiting::Race(_) = after {
                    self.race().prepare();
                }
                let acted = if is_forced { Handover::acted_unasked } else { Handover::acted };
                self.handover.update_value(|handover| acted(handover, seat, before, after));
                self.narrator.say(String::new());
                self.queue_last_action();
                self.show_next_or_wait();
            }
            Err(refusal) => {
                sound::answer(Sound::Wrong);
                self.narrator.notify(&self.explain(refusal));
            }
        }
    }

    /// Plays an action of a seat at the table's time, and saves the record before anything is rendered.
    pub(super) fn act_and_save(self, seat: Seat, action: &dyn ActionUi) -> Result<(), Refusal> {
        let at_ms = self.race_clock.now_ms();
        let acted = self.table.try_update_value(|table| table.act(seat, action, at_ms));
        acted.unwrap_or(Err(Refusal::NotNow))?;
        if let Some(lesson) = self.lesson {
            lesson.begins_action();
        }
        self.save();
        Ok(())
    }

    /// The frames of the last action, for the current viewer.
    pub(super) fn last_frames(self) -> Vec<Arc<dyn FrameUi>> {
        let viewer = self.viewer();
        self.with_table(|table| table.last_frames(viewer))
    }

    pub(super) fn queue_last_action(self) {
        let frames = self.last_frames();
        self.display.queue.update_value(|queue| queue.extend(frames));
    }

    /// Why an action was refused, in a sentence.
    pub(super) fn explain(self, refusal: Refusal) -> String {
        match refusal {
            Refusal::Over => screens::refused_over(),
            Refusal::NotAsked | Refusal::NoSuchSeat => screens::refused_not_asked(),
            Refusal::NotNow => screens::refused_not_now(),
            Refusal::Violation(violation) => {
                self.ui.explain(violation.id).unwrap_or_else(screens::refused_else)
            }
        }
        .to_owned()
    }
}
