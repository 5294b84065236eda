//! Showing: the actions of others wait in a queue and are shown one event at a time. A tap skips the current event and
//! never acts. Then the table waits for whoever is asked.

use super::TableSession;
use crate::browser::animate_exit;
use crate::contract::{FrameUi, SessionPhase, Shown, Stay};
use crate::sound;
use leptos::prelude::*;
use pentathlon_engine::rules::{Awaiting, Seat, Viewer};
use pentathlon_engine::table::{CurtainReason, Handover, NextUp, Note};
use std::collections::VecDeque;
use std::sync::Arc;

/// How long a computer player seems to think in a public turn, and how long somebody's only possible action waits, in
/// milliseconds.
const THINKING_MS: u32 = 600;

impl TableSession {
    /// A tap while events are shown: skips to the next big moment or the end, or to the next step.
    pub fn skip(self) {
        if let SessionPhase::Showing { waits } = self.phase().get_untracked() {
            if self.lesson.is_some_and(|lesson| lesson.is_speaking()) {
                return self.next_callout();
            }
            match self.display.pending_frame.try_update_value(Option::take).flatten() {
                // Step by step, a tap only ends the exit animation.
                Some(frame) if waits => return self.present(frame),
                Some(frame) => self.announce(frame.as_ref()),
                None => {}
            }
            // In a lesson nothing is passed over: the callout may speak of it.
            if !waits && self.lesson.is_none() {
                let kept = usize::from(self.with_table(|table| table.awaiting()) == Awaiting::Over);
                let people = self.people();
                self.display.queue.update_value(|queue| {
                    let passed = passed_over(queue, people, kept);
                    queue.drain(..passed);
                });
            }
            self.show_next();
        }
    }

    /// Whether the displayed event stays until a tap.
    fn stays_until_tap(self) -> bool {
        // In a lesson the callout says when to go on.
        if self.lesson.is_some() {
            return false;
        }
        let shown = self.shown().try_get_untracked().and_then(|shown| shown.frame);
        shown.is_some_and(|shown| self.stay_at(&shown).waits(self.people()))
    }

    /// Whether an event is shown at every pace. A lesson says by itself when to go on.
    fn is_shown_at_every_pace(self, frame: &Arc<dyn FrameUi>) -> bool {
        let stay = self.stay_at(frame);
        self.lesson.is_none() && stay.at_every_pace && stay.waits(self.people())
    }

    /// Whether an event stays that the first one of the queue follows.
    fn stay_at(self, frame: &Arc<dyn FrameUi>) -> Stay {
        self.display.queue.with_value(|queue| frame.stay(queue.front().map(Arc::as_ref)))
    }

    /// How many people sit at the table.
    fn people(self) -> usize {
        self.with_table(|table| table.people().len())
    }

    /// A person opens the curtain.
    pub fn open_curtain(self) {
        let SessionPhase::Curtain(seat, reason) = self.phase().get_untracked() else { return };
        if reason == CurtainReason::Undo {
            let is_undone = self.undo(false);
            if !is_undone {
                return self.leave_undo();
            }
        }
        self.open_curtain_for(seat);
    }

    fn open_curtain_for(self, seat: Seat) {
        self.dismiss_notice();
        self.note(Note::Curtain(seat));
        self.handover.update_value(|handover| handover.open(seat));
        self.turn_to_next();
    }

    /// Dismisses the notice, which was about a move before. That a save failed must stay readable.
    pub(super) fn dismiss_notice(self) {
        if self.save_failure().is_none() {
            self.narrator.dismiss();
        }
    }

    /// Drops what was being shown and said.
    pub(super) fn drop_shown(self) {
        self.display.clear_queue();
        self.narrator.say(String::new());
    }

    /// Lowers the curtain because the page is hidden or the game is paused.
    pub fn close_curtain(self) {
        let Some(phase) = self.phase().try_get_untracked() else { return };
        let was_for_one = matches!(
            phase,
            SessionPhase::Asking(_)
                | SessionPhase::Showing { .. }
                | SessionPhase::Curtain(_, CurtainReason::Undo)
        );
        self.handover.update_value(Handover::close);
        if self.people() > 1 && was_for_one {
            // The displayed event and its sentences may have been for one person only.
            self.drop_shown();
            self.turn_to_next();
        }
    }

    /// Shows the next event of the queue, unless a result is displayed.
    pub(super) fn show_next_or_wait(self) {
        if self.stays_until_tap() {
            let _ = self.phase().try_set(SessionPhase::Showing { waits: true });
        } else {
            self.show_next();
        }
    }

    /// Shows the next event of the queue for as long as the pace says. With an empty queue the table waits for an
    /// action.
    pub(super) fn show_next(self) {
        let mut passed = None;
        loop {
            let Some(frame) = self.display.queue.try_update_value(VecDeque::pop_front).flatten() else {
                return self.turn_to_next();
            };
            let usual = frame.display_ms();
            let lasts = self.lasts(usual);
            if usual == 0 || lasts == Some(0) && !self.is_shown_at_every_pace(&frame) {
                self.announce(frame.as_ref());
                if usual == 0 {
                    Self::play_sound_of(frame.as_ref());
                }
                passed = Some(frame);
                continue;
            }
            let _ = self.phase().try_set(SessionPhase::Showing { waits: lasts.is_none() });
            // The exit animation runs first; everything else changes when it ends.
            let ms = self.display.travel_ms();
            let exit = if ms > 0 { frame.departure() } else { None };
            if let Some(passed) = passed.take().filter(|_| exit.is_some()) {
                // Meanwhile the screen shows the state after the events without a step of their own.
                self.display.draw(Shown::event(passed), None);
            }
            let is_leaving = exit.is_some_and(|(card, to)| animate_exit(&card, &to, ms));
            if is_leaving {
                self.display.pending_frame.set_value(Some(frame));
                return self.after(ms, Self::land);
            }
            return self.present(frame);
        }
    }

    /// How long something is shown, in milliseconds, at the chosen pace; `None` means until a tap. While nobody at the
    /// screen can act, it takes half as long.
    pub(super) fn lasts(self, usual_ms: u32) -> Option<u32> {
        let all_out = self.with_table(|table| {
            let people = table.people();
            !people.is_empty() && people.iter().all(|seat| table.is_out(seat))
        });
        self.settings.peek().pace.lasts(if all_out { usual_ms / 2 } else { usual_ms })
    }

    fn announce(self, frame: &dyn FrameUi) {
        for sentence in self.narrate(frame).into_iter().chain(frame.remark()) {
            self.narrator.add(&sentence);
        }
    }

    pub(super) fn play_sound_of(frame: &dyn FrameUi) {
        if let Some(sound) = frame.sound() {
            sound::play(sound);
        }
    }

    fn land(self) {
        if let Some(frame) = self.display.pending_frame.try_update_value(Option::take).flatten() {
            self.present(frame);
        }
    }

    fn present(self, frame: Arc<dyn FrameUi>) {
        self.stop_timer_and_search();
        let lasts = self.lasts(frame.display_ms());
        Self::play_sound_of(frame.as_ref());
        self.announce(frame.as_ref());
        self.display.draw(Shown::event(frame), None);
        let actions = self.with_table(|table| table.len());
        if self.lesson.is_some_and(|lesson| lesson.note_event(actions)) {
            let _ = self.phase().try_set(SessionPhase::Showing { waits: true });
        } else if let Some(ms) = lasts {
            self.after(ms, Self::show_next_or_wait);
        }
    }

    /// Nothing is left to show: turns to whoever is asked, and draws the table so. The timer and a search end, and so does a
    /// selection, which belongs to one question.
    pub(super) fn turn_to_next(self) {
        self.stop_timer_and_search();
        let phase = self.lesson.map_or_else(|| self.begin_next(), |lesson| self.advance_lesson(lesson));
        if phase == SessionPhase::Over {
            // It would lie over the result.
            self.dismiss_notice();
        }
        let _ = self.selected.try_set(None);
        let viewer = self.viewer();
        let view = self.with_table(|table| table.view(viewer));
        self.display.draw(Shown::still(view), Some(phase));
    }

    /// Begins what comes next: a computer thinks, a race opens, a forced action is played soon. Returns the phase that this is.
    fn begin_next(self) -> SessionPhase {
        let awaiting = self.with_table(|table| table.awaiting());
        let is_read_only = self.read_only_tab.is_read_only();
        match self.handover.with_value(|handover| handover.next_up(awaiting)) {
            NextUp::Over => SessionPhase::Over,
            _ if is_read_only => SessionPhase::ReadOnlyTab,
            NextUp::Computer(seat) => {
                let is_public = matches!(awaiting, Awaiting::Turn(_));
                let ms = if is_public { self.lasts(THINKING_MS).unwrap_or(0) } else { 0 };
                self.think(seat, ms);
                SessionPhase::Thinking(seat)
            }
            NextUp::Curtain { seat, reason: CurtainReason::Undo } => {
                SessionPhase::Curtain(seat, CurtainReason::Undo)
            }
            NextUp::Curtain { seat, reason } => {
                self.begin_without_curtain(seat).unwrap_or(SessionPhase::Curtain(seat, reason))
            }
            NextUp::Person(seat) => self.begin_without_curtain(seat).unwrap_or(SessionPhase::Asking(seat)),
            NextUp::Race => self.race().open(),
        }
    }

    /// Begins what a person need not take the screen for: a forced action, which is played without asking, and a choice in
    /// public. `None` for anything else.
    fn begin_without_curtain(self, seat: Seat) -> Option<SessionPhase> {
        if let Some(action) = self.with_table(|table| table.forced(seat)) {
            let ms = self.lasts(THINKING_MS).unwrap_or(0);
            self.after(ms, move |session| session.act_and_show(seat, action.as_ref()));
            return Some(SessionPhase::Thinking(seat));
        }
        self.with_table(|table| table.chooses_in_public(seat)).then_some(SessionPhase::Asking(seat))
    }

    /// Whether a person chooses in public and may open their hand first.
    pub fn may_open_hand(self) -> bool {
        // The same person may be asked twice in a row: with an open hand, then in public.
        self.shown().track();
        matches!(self.phase().get(), SessionPhase::Asking(_)) && self.viewer() == Viewer::Table
    }

    /// The person who chooses in public takes the screen first: at once where they have the device.
    pub fn open_hand(self) {
        if let SessionPhase::Asking(seat) = self.phase().get_untracked() {
            if self.handover.with_value(|handover| handover.has_device(seat)) {
                return self.open_curtain_for(seat);
            }
            self.selected.set(None);
            self.phase().set(SessionPhase::Curtain(seat, CurtainReason::NextPlayer));
        }
    }
}

/// How many of these events a skip passes over: up to the next one at which it stops. Where it stops at none, all but the last
/// `kept`: the end of a game sounds even when everything else is skipped.
fn passed_over(queue: &VecDeque<Arc<dyn FrameUi>>, people: usize, kept: usize) -> usize {
    for (place, frame) in queue.iter().enumerate() {
        let stay = frame.stay(queue.get(place + 1).map(Arc::as_ref));
        if stay.stops || stay.waits(people) {
            return place;
        }
    }
    queue.len().saturating_sub(kept)
}
