//! Races: people act at any time, computers and the clock when their time comes.
//!
//! Actions of a race are drawn at once; only the events of the one that ends it wait in the queue. The table's time stops
//! while the race is paused: the page is hidden, an overlay is open, or the table has just been opened again.

mod acts_in_race;
mod pace;
mod state;

pub use state::RaceState;

use super::TableSession;
use crate::browser::is_hidden;
use crate::contract::{ActionUi, RaceTable, SessionPhase, Shown, TimeLeft};
use crate::sound::{self, Sound};
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Reaction, Refusal, Seat};
use pentathlon_engine::table::Countdown;
use state::Plan;

/// The last seconds of a countdown that tick.
const TICKS: u32 = 3;

/// The seconds that are counted before a paused race goes on, so that all have their eyes and hands on it again.
const COUNTED_IN: u32 = 3;

/// How long it takes at most to render a table that opens at the start of a race, in milliseconds.
const OPENED_MS: u64 = 1000;

/// The race of a running table: what people, computers and the clock do in it.
#[derive(Clone, Copy)]
pub struct Race {
    session: TableSession,
    state: RaceState,
}

impl TableSession {
    /// The race of the table.
    pub const fn race(self) -> Race {
        Race { session: self, state: self.race_state }
    }
}

impl Race {
    /// Pauses a race, even while it is counted in.
    pub fn pause(self) {
        if self.state.counted_in.try_get_untracked().flatten().is_some() {
            self.session.stop_timer_and_search();
            self.state.counted_in.set(None);
        }
        if let Some(SessionPhase::Racing { paused: false }) = self.session.phase().try_get_untracked() {
            self.session.stop_timer_and_search();
            self.state.paused.set_value(true);
            self.session.clock.stop();
            let _ = self.session.phase().try_set(SessionPhase::Racing { paused: true });
        }
    }

    /// Starts a race. One that was paused is counted in.
    pub fn resume(self) {
        let paused = self.session.phase().get_untracked() == (SessionPhase::Racing { paused: true });
        let is_counted_in = self.state.counted_in.get_untracked().is_some();
        if paused && !is_counted_in && !self.session.read_only_tab.is_read_only() {
            self.count_in(if self.has_begun() { COUNTED_IN } else { 0 });
        }
    }

    /// Counts down to the moment at which the race goes on.
    fn count_in(self, seconds: u32) {
        if seconds > 0 {
            self.state.counted_in.set(Some(seconds));
            sound::play(Sound::Tick);
            return self.session.after(1000, move |session| session.race().count_in(seconds - 1));
        }
        self.state.paused.set_value(false);
        self.session.turn_to_next();
    }

    /// The seconds until a paused race goes on, tracked; `None` until somebody resumes it.
    pub fn counted_in(self) -> Option<u32> {
        self.state.counted_in.get()
    }

    /// Whether anything has happened in the paused race.
    pub fn has_begun(self) -> bool {
        let began_ms = self.countdown().map(|countdown| countdown.began_ms);
        let runs = || began_ms.is_none_or(|began_ms| self.session.clock.now_ms() > began_ms + OPENED_MS);
        self.state.has_run.get_value().unwrap_or_else(runs)
    }

    /// Whether a race is running now.
    pub fn is_running(self) -> bool {
        let racing = self.session.phase().get_untracked() == (SessionPhase::Racing { paused: false });
        racing && !self.session.read_only_tab.is_read_only()
    }

    /// Prepares a race. The people in it first confirm that they are ready, even a single one; a Coach who is alone has
    /// nothing to be ready for. Its time does not run while the last events before it are shown.
    pub(super) fn prepare(self) {
        self.session.clock.stop();
        self.state.reset();
        self.state.has_run.set_value(Some(false));
        self.state.paused.set_value(self.concerns_people());
    }

    /// Starts a race, or opens it paused.
    pub(super) fn open(self) -> SessionPhase {
        let paused = self.state.paused.get_value() || is_hidden();
        self.state.counted_in.set(None);
        self.state.paused.set_value(paused);
        if paused {
            self.session.clock.stop();
            self.state.left.set(self.time_left_in(self.countdown()));
        } else {
            self.state.has_run.set_value(Some(true));
            self.session.clock.resume();
            self.wait();
        }
        SessionPhase::Racing { paused }
    }

    fn countdown(self) -> Option<Countdown> {
        self.ask(|race| race.countdown())
    }

    /// The time left in a countdown.
    fn time_left_in(self, countdown: Option<Countdown>) -> Option<TimeLeft> {
        let seconds = |ms: u32| ms.div_ceil(1000);
        let at_ms = self.session.clock.now_ms();
        countdown.map(|it| TimeLeft { seconds: seconds(it.left_ms(at_ms)), total: seconds(it.lasts_ms) })
    }

    /// Asks the table of the race.
    fn ask<T>(self, ask: impl FnOnce(&dyn RaceTable) -> Option<T>) -> Option<T> {
        self.session.with_table(|table| table.race().and_then(ask))
    }

    /// Waits for whatever is due next: an action of a computer, or another displayed second.
    fn wait(self) {
        if self.session.lesson.is_some() {
            return self.session.turn_to_next();
        }
        let at_ms = self.session.clock.now_ms();
        let planned_ms = self.plan_for_computers(at_ms);
        let countdown = self.countdown();
        self.show_time_left(countdown);
        let second_ms = countdown.map(|countdown| self.next_second_ms(countdown, at_ms));
        if let Some(due_ms) = planned_ms.into_iter().chain(second_ms).min() {
            let ms = self.paced_ms(due_ms.saturating_sub(at_ms) as u32);
            self.session.after(ms, move |session| session.race().wake(due_ms));
        }
    }

    /// Plans the actions of computers that have no plan or whose legal actions have changed. Returns when the first plan is due.
    fn plan_for_computers(self, at_ms: u64) -> Option<u64> {
        let asked = self.session.with_table(|table| table.awaiting()).seats();
        let mut plans = self.state.plans.try_update_value(std::mem::take).unwrap_or_default();
        let legal_count = |seat: Seat| self.session.with_table(|table| table.legal_count(seat));
        plans.retain(|plan| asked.contains(plan.seat) && plan.legal_count == legal_count(plan.seat));
        for seat in asked.iter() {
            let Some(level) = self.session.computer(seat) else { continue };
            if plans.iter().any(|plan| plan.seat == seat) {
                continue;
            }
            if let Some(Reaction { action, after_ms }) = self.ask(|race| race.react(seat, level)) {
                let due_ms = at_ms + u64::from(after_ms);
                plans.push(Plan { seat, action, legal_count: legal_count(seat), due_ms });
            }
        }
        let due_ms = plans.iter().map(|plan| plan.due_ms).min();
        self.state.plans.set_value(plans);
        due_ms
    }

    fn show_time_left(self, countdown: Option<Countdown>) {
        let left = self.time_left_in(countdown);
        if self.state.left.get_untracked() != left {
            self.state.left.set(left);
        }
    }

    /// When the next displayed second begins, or the end of the countdown if the race is being finished.
    fn next_second_ms(self, countdown: Countdown, at_ms: u64) -> u64 {
        let left_ms = countdown.left_ms(at_ms);
        let is_finishing = self.state.is_finishing.get_untracked();
        let later_ms = if is_finishing { 0 } else { (left_ms.max(1) - 1) / 1000 * 1000 };
        at_ms + u64::from(left_ms - later_ms)
    }

    /// Something is due.
    fn wake(self, due_ms: u64) {
        let at_ms = self.session.clock.now_ms();
        if at_ms < due_ms {
            // It is due early because of the pace, so the table's time jumps ahead.
            self.session.clock.skip(due_ms - at_ms);
        }
        let at_ms = at_ms.max(due_ms);
        let countdown = self.countdown();
        let is_up = |countdown: &Countdown| countdown.left_ms(at_ms) == 0;
        let up_ms =
            countdown.filter(is_up).map(|countdown| countdown.began_ms + u64::from(countdown.lasts_ms));
        // What is due before the time is up comes before the clock.
        if let Some((seat, action)) = self.state.first_due(up_ms.unwrap_or(at_ms)) {
            if self.act_and_draw(seat, action.as_ref()).is_err() {
                // It has become illegal: plan again.
                self.state.drop_plan(seat);
                self.wait();
            }
        } else if up_ms.is_some() {
            self.clock_acts();
        } else {
            self.tick(countdown);
            self.wait();
        }
    }

    /// The last seconds of a countdown are heard.
    fn tick(self, countdown: Option<Countdown>) {
        let Some(left) = self.time_left_in(countdown) else { return };
        let is_heard = left.seconds <= TICKS && left.total >= TICKS;
        if is_heard && self.state.left.get_untracked() != Some(left) {
            sound::play(Sound::Tick);
        }
    }

    fn clock_acts(self) {
        if let Some(action) = self.ask(|race| race.time_up()) {
            let _ = self.act_and_draw(Seat::CLOCK, action.as_ref());
        }
    }

    /// Plays an action of a player or the clock, and draws it at once. The one that ends the race is shown event by event.
    pub(super) fn act_and_draw(self, seat: Seat, action: &dyn ActionUi) -> Result<(), Refusal> {
        self.session.act_and_save(seat, action)?;
        self.session.stop_timer_and_search();
        self.state.drop_plan(seat);
        if let Awaiting::Race(_) = self.session.with_table(|table| table.awaiting()) {
            let frames = self.session.last_frames();
            for frame in &frames {
                TableSession::play_sound_of(frame.as_ref());
            }
            if let Some(sentence) = frames.iter().rev().find_map(|frame| self.session.narrate(frame.as_ref()))
            {
                self.session.narrator.say(sentence);
            }
            if let Some(frame) = frames.into_iter().next_back() {
                self.session.display.draw(Shown::still(frame.view()), None);
            }
            self.wait();
        } else {
            self.state.left.set(None);
            self.session.show_last_action();
        }
        Ok(())
    }
}
