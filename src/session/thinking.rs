//! Computer players decide: at a glance, or by a search in a worker.

use super::{SessionPhase, TableSession};
use crate::browser::{SearchUpdate, now_ms, request_search};
use crate::messages::screens;
use leptos::prelude::*;
use pentathlon_engine::bots::{GOLD, Level};
use pentathlon_engine::rules::Seat;
use std::cell::Cell;

thread_local! {
    /// Whether it was told that nobody can search here.
    static IS_TOLD: Cell<bool> = const { Cell::new(false) };
}

impl TableSession {
    /// Lets a computer player act after that many milliseconds, or when it has decided.
    pub(super) fn think(self, seat: Seat, ms: u32) {
        let Some(level) = self.computer(seat) else { return };
        let question = match level {
            Level::Gold => self.with_table(|table| table.search_request(seat, GOLD)),
            Level::Silver | Level::Bronze => None,
        };
        let Some(question) = question else {
            return self.after(ms, move |session| session.play_at_a_glance(seat, level));
        };
        let (actions, acts_ms) = (self.with_table(|table| table.len()), now_ms() + u64::from(ms));
        let game = self.with_table(|table| table.facts().id);
        request_search(game, &question, move |thought| {
            let answer = match thought {
                SearchUpdate::Progress(_) => return,
                SearchUpdate::Answer(answer) => answer,
                // Nothing that can be read.
                SearchUpdate::Failed => Vec::new(),
            };
            // The table may be closed, paused or taken back meanwhile.
            let is_there = self.table.try_with_value(|table| table.len()) == Some(actions);
            if is_there && self.phase().try_get_untracked() == Some(SessionPhase::Thinking(seat)) {
                let left = acts_ms.saturating_sub(now_ms());
                self.after(left as u32, move |session| session.play_found(seat, &answer));
            }
        });
    }

    /// Plays what a search has found, or at a glance if there was none.
    fn play_found(self, seat: Seat, answer: &[u8]) {
        let scored_actions = self.with_table(|table| table.scored_actions(seat, answer)).unwrap_or_default();
        match scored_actions.first() {
            Some(best) => self.play(seat, &best.action),
            None => {
                if !IS_TOLD.replace(true) {
                    self.narrator.notify(screens::gold_plays_as_silver());
                }
                self.play_at_a_glance(seat, Level::Silver);
            }
        }
    }

    fn play_at_a_glance(self, seat: Seat, level: Level) {
        if let Some(action) = self.with_table(|table| table.think(seat, level)) {
            self.play(seat, &action);
        }
    }
}
