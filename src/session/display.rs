//! The display: a view, the event that led to it, and the queue of events to be shown.

use crate::browser::{animation_frame, capture_rects, play_flip};
use crate::contract::{FrameUi, SessionPhase, Shown, ViewUi};
use crate::settings::Settings;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::collections::VecDeque;
use std::sync::Arc;

/// The duration of a card's movement, in milliseconds, at the pace "normal".
const TRAVEL_MS: u32 = 320;

/// The displayed frame, and those that follow.
#[derive(Clone, Copy)]
pub struct Display {
    /// What is on the screen.
    pub shown: RwSignal<Shown>,
    /// What the session is doing.
    pub phase: RwSignal<SessionPhase>,
    /// The queue of events to be shown.
    pub queue: StoredValue<VecDeque<Arc<dyn FrameUi>>>,
    /// The frame to show as soon as the exit animation that belongs to it ends.
    pub pending_frame: StoredValue<Option<Arc<dyn FrameUi>>>,
    /// Whether anything has been drawn.
    is_drawn: StoredValue<bool>,
    settings: Settings,
}

impl Display {
    /// A display that starts with a view.
    pub fn new(view: Arc<dyn ViewUi>, settings: Settings) -> Self {
        Self {
            shown: RwSignal::new(Shown::still(view)),
            phase: RwSignal::new(SessionPhase::Showing { waits: false }),
            queue: StoredValue::new(VecDeque::new()),
            pending_frame: StoredValue::new(None),
            is_drawn: StoredValue::new(false),
            settings,
        }
    }

    /// Renders a view and enters a phase. Cards in a new place move there.
    pub fn draw(self, shown: Shown, phase: Option<SessionPhase>) {
        // At the first render nothing has a previous place.
        let is_drawn = self.is_drawn.try_update_value(|is_drawn| std::mem::replace(is_drawn, true));
        let ms = if is_drawn == Some(true) { self.travel_ms() } else { 0 };
        if ms > 0 {
            capture_rects();
            spawn_local(async move {
                animation_frame().await;
                play_flip(ms);
            });
        }
        let _ = self.shown.try_set(shown);
        if let Some(phase) = phase.filter(|&phase| self.phase.try_get_untracked() != Some(phase)) {
            let _ = self.phase.try_set(phase);
        }
    }

    /// Clears the queue of events.
    pub fn clear_queue(self) {
        let _ = self.pending_frame.try_set_value(None);
        let _ = self.queue.try_update_value(VecDeque::clear);
    }

    /// The duration of movements, in milliseconds; 0 with reduced motion.
    pub fn travel_ms(self) -> u32 {
        let preferences = self.settings.peek();
        if preferences.is_still() { 0 } else { preferences.pace.lasts(TRAVEL_MS).unwrap_or(TRAVEL_MS) }
    }
}
