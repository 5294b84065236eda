//! How a view comes on the screen: in turns, as many of them in a picture as there is time for.
//!
//! All at once would hold up the picture after it on a slow device. The parts of the screen therefore each go by a turn
//! of their own (see `Stand::turn`); where drawing is fast, all turns have room in one picture.

use super::{Desk, Moment, Shown};
use crate::browser::{picture, remember_places, travel};
use crate::parts::{Steps, drawings};
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use pentathlon_engine::rules::Viewer;
use pentathlon_engine::table::Handover;

/// How many turns there are.
pub const TURNS: usize = 14;
/// How long a card travels.
const TRAVEL_MS: u32 = 320;

/// What is being drawn.
#[derive(Clone, Copy, Default)]
pub(super) struct Drawing {
    /// Which it is: one that has begun later takes the place of what is left of it.
    number: u32,
    /// Whose turn it is; the first, if nothing is being drawn.
    turn: usize,
    /// Whose eyes it is for.
    eyes: Option<Viewer>,
}

impl Desk {
    /// Draws a view, and comes to a moment with it; what is elsewhere in it than before travels there.
    ///
    /// In turns, and the moment last: nobody is asked before everything is drawn. A drawing that takes the place of
    /// another begins where that one was, so that every part has its turn, however fast they follow each other. All at
    /// once where nothing moves, where people race, and where the screen is for other eyes than before: none of them may
    /// see what is left of it.
    pub(super) fn draw(self, shown: Shown, moment: Option<Moment>) {
        let eyes = Some(self.handover.with_value(Handover::viewer));
        let begun = self.drawing.try_update_value(|drawing| {
            let before = *drawing;
            let number = before.number.wrapping_add(1);
            *drawing = Drawing { number, turn: before.turn, eyes };
            (*drawing, before.eyes)
        });
        let Some((drawing, before)) = begun else { return };
        // Nothing has been anywhere before the table is drawn for the first time.
        let ms = if before.is_some() { self.travel_ms() } else { 0 };
        if ms > 0 {
            remember_places();
        }
        if ms > 0 && before == eyes && !matches!(moment, Some(Moment::Racing { .. })) {
            let _ = self.is_drawing.try_set(true);
            return spawn_local(self.draw_in_turns(drawing, shown, moment, ms));
        }
        if ms > 0 {
            spawn_local(async move {
                picture().await;
                travel(ms, true);
            });
        }
        self.put(&shown);
        self.come_to(moment);
    }

    /// Shows something in all parts of the screen, now.
    fn put(self, shown: &Shown) {
        self.now_is_turn(0);
        for drawn in self.turns {
            let _ = drawn.try_set(shown.clone());
        }
        let _ = self.is_drawing.try_set(false);
    }

    /// Shows something in a race: what has the first turn now, for a touch brought it about and wants to see it; the rest,
    /// and what is said of it, when that is on the screen.
    pub(super) fn put_first(self, shown: Shown, said: String) {
        let number = self.drawing.try_update_value(|drawing| {
            drawing.number = drawing.number.wrapping_add(1);
            drawing.number
        });
        let [first, rest @ ..] = self.turns;
        let _ = first.try_set(shown.clone());
        let _ = self.is_drawing.try_set(true);
        spawn_local(async move {
            picture().await;
            picture().await;
            if self.drawing.try_with_value(|now| now.number) != number {
                return;
            }
            for drawn in rest {
                let _ = drawn.try_set(shown.clone());
            }
            self.say(said);
            let _ = self.is_drawing.try_set(false);
        });
    }

    async fn draw_in_turns(self, drawing: Drawing, shown: Shown, moment: Option<Moment>, ms: u32) {
        let is_void = || self.drawing.try_with_value(|now| now.number != drawing.number) != Some(false);
        // What led to it, as a touch or a thought, has the next picture to itself: nothing is drawn into it.
        picture().await;
        picture().await;
        let mut steps = Steps::begin();
        for turn in (0..TURNS).map(|turn| (drawing.turn + turn) % TURNS) {
            steps.wait().await;
            let before = drawings();
            let Some(drawn) = self.turns.get(turn).filter(|_| !is_void()) else { return };
            self.now_is_turn(turn);
            let _ = drawn.try_set(shown.clone());
            // Now it comes into the document.
            tick().await;
            if is_void() {
                return;
            }
            if drawings() != before {
                travel(ms, false);
            }
            steps.let_come().await;
        }
        picture().await;
        if !is_void() {
            self.now_is_turn(0);
            travel(ms, true);
            self.come_to(moment);
            let _ = self.is_drawing.try_set(false);
        }
    }

    fn now_is_turn(self, turn: usize) {
        self.drawing.try_update_value(|drawing| drawing.turn = turn);
    }

    fn come_to(self, moment: Option<Moment>) {
        if let Some(moment) = moment
            && self.moment.try_get_untracked() != Some(moment)
        {
            let _ = self.moment.try_set(moment);
        }
    }

    /// Whether things travel.
    pub fn is_moving(self) -> bool {
        self.travel_ms() > 0
    }

    /// How long things travel, in milliseconds: the same path for everybody, of no length for who wants little motion.
    pub(super) fn travel_ms(self) -> u32 {
        let preferences = self.settings.peek();
        if preferences.is_still() {
            return 0;
        }
        preferences.pace.lasts(TRAVEL_MS).unwrap_or(TRAVEL_MS)
    }
}
