//! Computer players decide: by evaluation, or by a search in the worker.

use super::TableSession;
use crate::browser::{SearchUpdate, elapsed_ms, request_search};
use crate::contract::SessionPhase;
use crate::messages::screens;
use crate::saves::dailies;
use leptos::prelude::*;
use pentathlon_engine::bots::GOLD_PLAYOUTS;
use pentathlon_engine::rules::{Level, Seat};
use std::cell::Cell;

thread_local! {
    /// Whether the player has been told that no search is possible here.
    static WAS_NOTIFIED: Cell<bool> = const { Cell::new(false) };
}

impl TableSession {
    /// Lets a computer player act after that many milliseconds, or later when it has decided.
    pub(super) fn think(self, seat: Seat, ms: u32) {
        let Some(level) = self.computer(seat) else { return };
        let request = match level {
            Level::Expert => self.with_table(|table| table.search_request(seat, GOLD_PLAYOUTS)),
            Level::Regular | Level::Rookie => None,
        };
        let Some(request) = request else {
            return self.after(ms, move |session| session.act_quickly(seat, level));
        };
        let (actions, acts_ms) = (self.with_table(|table| table.len()), elapsed_ms() + u64::from(ms));
        let game = self.with_table(|table| table.info().id);
        request_search(game, &request, move |update| {
            let answer = match update {
                SearchUpdate::Progress(_) => return,
                SearchUpdate::Answer(answer) => answer,
                // Nothing that can be read.
                SearchUpdate::Failed => Vec::new(),
            };
            // The table may have been closed, paused or undone meanwhile.
            let is_there = self.table.try_with_value(|table| table.len()) == Some(actions);
            if is_there && self.phase().try_get_untracked() == Some(SessionPhase::Thinking(seat)) {
                let left = acts_ms.saturating_sub(elapsed_ms());
                self.after(left as u32, move |session| session.act_as_found(seat, &answer));
            }
        });
    }

    /// Plays the action that the search found, or decides by evaluation if it found none.
    fn act_as_found(self, seat: Seat, answer: &[u8]) {
        let found = self.with_table(|table| table.search_answer(seat, answer));
        match found {
            Some(best) => self.act_and_show(seat, best.as_ref()),
            None => {
                // Others may have met another rival with the deal of that date.
                dailies::ease(&self.id());
                if !WAS_NOTIFIED.replace(true) {
                    self.narrator.notify(screens::expert_plays_as_regular());
                }
                self.act_quickly(seat, Level::Regular);
            }
        }
    }

    fn act_quickly(self, seat: Seat, level: Level) {
        if let Some(action) = self.with_table(|table| table.quick_action(seat, level)) {
            self.act_and_show(seat, action.as_ref());
        }
    }
}
