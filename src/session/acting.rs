//! Seats act: an action is played, and saved before it is rendered.

use super::TableSession;
use crate::contract::{ActionUi, FrameUi};
use crate::messages::screens;
use crate::sound::{self, Sound};
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Refusal, Seat};
use std::sync::Arc;

impl TableSession {
    /// Plays an action of a seat outside of races, and shows it and what follows; or says why it is refused.
    pub(super) fn act_and_show(self, seat: Seat, action: &dyn ActionUi) {
        match self.act_and_save(seat, action) {
            Ok(()) => {
                if let Awaiting::Race(_) = self.with_table(|table| table.awaiting()) {
                    self.race().prepare();
                }
                self.show_last_action();
            }
            Err(refusal) => {
                // The touch, if there was one, has been answered.
                sound::play(Sound::Wrong);
                self.narrator.notify(&self.explain(refusal));
            }
        }
    }

    /// Plays an action of a seat at the table's time, notes who has the device then, and saves the record before anything is
    /// rendered.
    pub(super) fn act_and_save(self, seat: Seat, action: &dyn ActionUi) -> Result<(), Refusal> {
        let at_ms = self.clock.now_ms();
        let (before, is_forced) = self.with_table(|table| (table.awaiting(), table.forced(seat).is_some()));
        let acted = self.table.try_update_value(|table| table.act(seat, action, at_ms));
        acted.unwrap_or(Err(Refusal::NotNow))?;
        let after = self.with_table(|table| table.awaiting());
        self.handover.update_value(|handover| match is_forced {
            true => handover.acted_unasked(seat, before, after),
            false => handover.acted(seat, before, after),
        });
        if let Some(lesson) = self.lesson {
            lesson.start_action();
        }
        self.save();
        Ok(())
    }

    /// The frames of the last action, for the current viewer.
    pub(super) fn last_frames(self) -> Vec<Arc<dyn FrameUi>> {
        let viewer = self.viewer();
        self.with_table(|table| table.last_frames(viewer))
    }

    /// Queues the frames of the last action, and shows the first one as soon as nothing keeps the screen.
    pub(super) fn show_last_action(self) {
        self.narrator.say(String::new());
        let frames = self.last_frames();
        self.display.queue.update_value(|queue| queue.extend(frames));
        self.show_next_or_wait();
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
