//! A race at the desk: people act when they like, computers and the clock when their time comes.
//!
//! What is done in a race is drawn at once and never waits in the queue. The table's time stands still while the race
//! is held up - the page is hidden, something lies over the table, it has just been opened again - so that neither the
//! clock nor a computer player gains by it.

use super::{Desk, Moment, Shown};
use crate::browser::{is_hidden, now_ms};
use crate::sound::{self, Sound};
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Reaction, Refusal, Seat};
use pentathlon_engine::table::{Countdown, ErasedAction, Handover, Kind};

/// From so many seconds before its end on a countdown is heard.
const TICKS: u32 = 3;

/// What a computer player is about to do.
pub(super) struct Plan {
    seat: Seat,
    action: ErasedAction,
    /// How many things he could do when he made up his mind.
    choices: usize,
    /// When, in the table's time.
    due_ms: u64,
}

/// How much of a countdown is left, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    /// So many are left, the one that has begun among them.
    pub seconds: u32,
    /// So many there were.
    pub of: u32,
}

impl Desk {
    /// How much is left until the clock acts, if it does so by itself.
    pub fn left(self) -> Option<Left> {
        self.left.get()
    }

    /// Whether the clock acts only when somebody tells it to.
    pub fn waits_for_button(self) -> bool {
        self.with_table(|table| table.time_up().is_some() && table.countdown().is_none())
    }

    /// Lets the clock act, because somebody has told it to.
    pub fn press_clock(self) {
        if self.is_racing_now() && self.waits_for_button() {
            self.clock_acts();
        }
    }

    /// Lets somebody act in a race, in the notation of the game; or says why not.
    ///
    /// # Errors
    /// A sentence.
    pub fn race_for(self, seat: Seat, action: &str) -> Result<(), String> {
        if !self.is_racing_now() {
            return Err(self.why(Refusal::NotNow));
        }
        let action = self.with_table(|table| table.parse_action(action));
        let acted = action.map_or(Err(Refusal::NotNow), |action| self.acts(seat, &action));
        acted.map_err(|refusal| {
            sound::play(Sound::Refused);
            self.why(refusal)
        })
    }

    /// Holds a race up.
    pub fn pause(self) {
        if let Some(Moment::Racing { paused: false }) = self.moment.try_get_untracked() {
            self.stop();
            self.paused.set_value(true);
            self.stand_still();
            let _ = self.moment.try_set(Moment::Racing { paused: true });
        }
    }

    /// Lets a race go on.
    pub fn go_on(self) {
        if self.moment.get_untracked() == (Moment::Racing { paused: true }) && !self.is_elsewhere_now() {
            self.paused.set_value(false);
            self.settle();
        }
    }

    /// Whether something has happened in the race that is held up.
    pub fn is_race_begun(self) -> bool {
        let began_ms = self.countdown().map(|countdown| countdown.began_ms);
        self.with_table(|table| table.people().len()) < 2 || began_ms != Some(self.at_ms())
    }

    /// Whether a race is under way now.
    pub fn is_racing_now(self) -> bool {
        self.moment.get_untracked() == (Moment::Racing { paused: false }) && !self.is_elsewhere_now()
    }

    /// The table's time.
    pub(super) fn at_ms(self) -> u64 {
        let runs = now_ms().saturating_sub(self.began_ms.get_value());
        self.stands_ms.get_value().unwrap_or(runs)
    }

    fn stand_still(self) {
        self.stands_ms.set_value(Some(self.at_ms()));
    }

    fn run_again(self) {
        if let Some(at_ms) = self.stands_ms.get_value() {
            self.began_ms.set_value(now_ms().saturating_sub(at_ms));
            self.stands_ms.set_value(None);
        }
    }

    /// A race is about to begin. Several people first put the screen where all can reach it, and say so; its time does
    /// not run while the last things before it are shown.
    pub(super) fn prepare_race(self) {
        self.stand_still();
        self.forget_race();
        self.paused.set_value(self.with_table(|table| table.people().len()) > 1);
    }

    /// What was planned is void, and whoever is at the table has to say that it goes on.
    pub(super) fn forget_race(self) {
        self.paused.set_value(true);
        self.plans.update_value(Vec::clear);
    }

    /// The table has come to a race: it runs, or it is held up.
    pub(super) fn race(self) -> Moment {
        let paused = self.paused.get_value() || is_hidden();
        self.paused.set_value(paused);
        if paused {
            self.stand_still();
            self.left.set(self.left_of(self.countdown()));
        } else {
            self.run_again();
            self.wait();
        }
        Moment::Racing { paused }
    }

    fn countdown(self) -> Option<Countdown> {
        self.with_table(|table| table.countdown())
    }

    fn left_of(self, countdown: Option<Countdown>) -> Option<Left> {
        let seconds = |ms: u32| ms.div_ceil(1000);
        let at_ms = self.at_ms();
        countdown.map(|it| Left { seconds: seconds(it.left_ms(at_ms)), of: seconds(it.lasts_ms) })
    }

    /// Computers who can act and have not made up their mind, or can do other things than then, do so now; then the next thing that is due is waited for.
    fn wait(self) {
        let asked = self.with_table(|table| table.awaiting()).seats();
        let at_ms = self.at_ms();
        let mut plans = self.plans.try_update_value(std::mem::take).unwrap_or_default();
        let choices = |seat: Seat| self.with_table(|table| table.choices(seat));
        plans.retain(|plan| asked.contains(plan.seat) && plan.choices == choices(plan.seat));
        for seat in asked.iter() {
            let kind = self.players.with_value(|players| players.get(seat.index()).map(|player| player.kind));
            let Some(Kind::Computer(level)) = kind else { continue };
            if plans.iter().any(|plan| plan.seat == seat) {
                continue;
            }
            let reaction = self.with_table(|table| table.react(seat, level));
            if let Some(Reaction { action, after_ms }) = reaction {
                plans.push(Plan {
                    seat,
                    action,
                    choices: choices(seat),
                    due_ms: at_ms + u64::from(after_ms),
                });
            }
        }
        let mut due_ms = plans.iter().map(|plan| plan.due_ms).min();
        self.plans.set_value(plans);
        let countdown = self.countdown();
        let left = self.left_of(countdown);
        if self.left.get_untracked() != left {
            self.left.set(left);
        }
        if let Some(countdown) = countdown {
            // Each second is shown.
            let left_ms = countdown.left_ms(at_ms);
            let next = at_ms + u64::from(left_ms - (left_ms.max(1) - 1) / 1000 * 1000);
            due_ms = Some(due_ms.map_or(next, |due_ms| due_ms.min(next)));
        }
        if let Some(due_ms) = due_ms {
            let ms = self.hasten(due_ms.saturating_sub(at_ms) as u32);
            self.after(ms, move |desk| desk.wake(due_ms));
        }
    }

    /// Where only computers play, a race is as fast as everything else that is looked at.
    fn hasten(self, ms: u32) -> u32 {
        let pace = self.settings.peek().pace;
        let watched = self.with_table(|table| table.people()).is_empty();
        pace.lasts(ms).filter(|_| watched).unwrap_or(ms)
    }

    /// Something is due.
    fn wake(self, due_ms: u64) {
        let at_ms = self.at_ms();
        if at_ms < due_ms {
            // It was hastened: the table's time jumps there.
            self.began_ms.update_value(|began_ms| *began_ms = began_ms.saturating_sub(due_ms - at_ms));
        }
        let at_ms = at_ms.max(due_ms);
        let countdown = self.countdown();
        let first = self.plans.with_value(|plans| {
            let first = plans.iter().filter(|plan| plan.due_ms <= at_ms).min_by_key(|plan| plan.due_ms);
            first.map(|plan| (plan.seat, plan.action.clone(), plan.due_ms))
        });
        let over =
            countdown.filter(|it| it.left_ms(at_ms) == 0).map(|it| it.began_ms + u64::from(it.lasts_ms));
        match (first, over) {
            (Some((seat, action, due_ms)), over) if over.is_none_or(|over_ms| due_ms <= over_ms) => {
                // What has become impossible meanwhile is thought over.
                if self.acts(seat, &action).is_err() {
                    self.plans.update_value(|plans| plans.retain(|plan| plan.seat != seat));
                    self.wait();
                }
            }
            (_, Some(_)) => self.clock_acts(),
            _ => {
                let left = self.left_of(countdown);
                if left.is_some_and(|left| {
                    left.seconds <= TICKS && left.of >= TICKS && self.left.get_untracked() != Some(left)
                }) {
                    sound::play(Sound::Tick);
                }
                self.wait();
            }
        }
    }

    fn clock_acts(self) {
        if let Some(action) = self.with_table(|table| table.time_up()) {
            let _ = self.acts(Seat::CLOCK, &action);
        }
    }

    /// Somebody acts, or the clock: it is kept, drawn and said before anything else.
    fn acts(self, seat: Seat, action: &ErasedAction) -> Result<(), Refusal> {
        let at_ms = self.at_ms();
        self.table
            .try_update_value(|table| table.act(seat, action, at_ms))
            .unwrap_or(Err(Refusal::NotNow))?;
        self.keep();
        self.stop();
        self.plans.update_value(|plans| plans.retain(|plan| plan.seat != seat));
        let viewer = self.handover.with_value(Handover::viewer);
        let frames = self.with_table(|table| table.last_frames(viewer));
        if let Awaiting::Race(_) = self.with_table(|table| table.awaiting()) {
            let (mut last, mut said) = (None, String::new());
            for frame in frames {
                self.sound(&frame.event);
                let tell = |players: &Vec<_>| (self.face.tell)(&frame.event, players);
                if let Some(sentence) = self.players.with_value(tell) {
                    said = sentence;
                }
                last = Some(frame.view);
            }
            if let Some(view) = last {
                self.put_first(Shown { view, event: None }, said);
            }
            self.wait();
        } else {
            self.left.set(None);
            self.say(String::new());
            self.queue.update_value(|queue| queue.extend(frames));
            self.show_next();
        }
        Ok(())
    }
}
