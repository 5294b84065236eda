//! What the board and the hands do in a race.

use crate::contract::{ActionUi, ActsInRace, TimeLeft, ViewUi};
use crate::messages::lesson;
use crate::session::TableSession;
use crate::sound::{self, Sound};
use leptos::prelude::*;
use pentathlon_engine::rules::{Refusal, Seat, Viewer};
use std::sync::Arc;

impl ActsInRace for TableSession {
    fn act_in_race(&self, seat: Seat, action: &dyn ActionUi) -> Result<(), String> {
        if !self.race().is_running() {
            return Err(match self.lesson {
                Some(_) => lesson::next_first().to_owned(),
                None => self.explain(Refusal::NotNow),
            });
        }
        if !self.submit_to_lesson(action) {
            return Ok(());
        }
        let acted = self.race().act_and_draw(seat, action);
        sound::answer(if acted.is_ok() { Sound::Place } else { Sound::Wrong });
        acted.map_err(|refusal| self.explain(refusal))
    }

    fn view_of(&self, seat: Seat) -> Arc<dyn ViewUi> {
        self.with_table(|table| table.view(Viewer::Seat(seat)))
    }

    fn time_left(&self) -> Option<TimeLeft> {
        self.race_state.left.get()
    }

    fn waits_for_button(&self) -> bool {
        self.race().ask(|race| race.time_up().is_some().then(|| race.countdown().is_none())) == Some(true)
    }

    fn press_clock(&self) {
        if self.race().is_running() && self.waits_for_button() {
            self.race().clock_acts();
        }
    }

    /// Tracks only whether the race is being finished already.
    fn may_finish(&self) -> bool {
        let has_people = || self.with_table(|table| !table.people().is_empty());
        !self.race_state.is_finishing.get()
            && self.race().is_running()
            && self.lesson.is_none()
            && has_people()
            && !self.race().concerns_people()
    }

    fn finish_race(&self) {
        if untrack(|| self.may_finish()) {
            self.race_state.is_finishing.set(true);
            self.stop_timer_and_search();
            self.race().wait();
        }
    }
}
