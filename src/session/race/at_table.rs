//! What the board and the hands do in a race.

use super::Race;
use crate::contract::{ActionUi, ActsInRace, TimeLeft, ViewUi};
use crate::messages::lesson;
use crate::sound::{self, Sound};
use leptos::prelude::*;
use pentathlon_engine::rules::{Refusal, Seat, Viewer};
use std::sync::Arc;

impl ActsInRace for Race {
    fn act(&self, seat: Seat, action: &dyn ActionUi) -> Result<(), String> {
        if !self.is_running() {
            return Err(match self.session.lesson() {
                Some(_) => lesson::next_first().to_owned(),
                None => self.session.explain(Refusal::NotNow),
            });
        }
        if !self.session.submit_to_lesson(action) {
            return Ok(());
        }
        let acted = self.act_and_draw(seat, action);
        sound::answer(if acted.is_ok() { Sound::Place } else { Sound::Wrong });
        acted.map_err(|refusal| self.session.explain(refusal))
    }

    fn view_of(&self, seat: Seat) -> Arc<dyn ViewUi> {
        self.session.with_table(|table| table.view(Viewer::Seat(seat)))
    }

    fn time_left(&self) -> Option<TimeLeft> {
        self.session.race_state.left.get()
    }

    fn waits_for_button(&self) -> bool {
        self.ask(|race| race.time_up().is_some().then(|| race.countdown().is_none())) == Some(true)
    }

    fn press_clock(&self) {
        if self.is_running() && self.waits_for_button() {
            self.clock_acts();
        }
    }

    /// Tracks only whether the race is being finished already.
    fn may_finish(&self) -> bool {
        let has_people = || self.session.with_table(|table| !table.people().is_empty());
        !self.session.race_state.is_finishing.get()
            && self.is_running()
            && self.session.lesson().is_none()
            && has_people()
            && !self.concerns_people()
    }

    fn finish(&self) {
        if untrack(|| self.may_finish()) {
            self.session.race_state.is_finishing.set(true);
            self.session.stop_timer_and_search();
            self.wait();
        }
    }
}
