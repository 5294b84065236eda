//! What is shown: a view, the event that led to it, and the events that wait for their turn.

use super::SessionPhase;
use crate::browser::{animation_frame, capture_rects, play_flip};
use crate::settings::Settings;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pentathlon_engine::rules::Viewer;
use pentathlon_engine::table::{AnyFrame, ErasedEvent, ErasedView};
use std::collections::VecDeque;

/// How long a card travels, in milliseconds, at the pace "normal".
const TRAVEL_MS: u32 = 320;

/// What is on the screen.
#[derive(Clone)]
pub struct DisplayedFrame {
    /// The view of the game.
    pub view: ErasedView,
    /// The event that led to it, while it is being shown.
    pub event: Option<ErasedEvent>,
}

/// What is shown, and what is going to be.
#[derive(Clone, Copy)]
pub struct Display {
    /// What is on the screen.
    pub shown: RwSignal<DisplayedFrame>,
    /// What the session is doing.
    pub phase: RwSignal<SessionPhase>,
    /// Events that wait to be shown, the next one first.
    pub queue: StoredValue<VecDeque<AnyFrame>>,
    /// What is shown as soon as the card that leaves with it has landed.
    pub pending_frame: StoredValue<Option<AnyFrame>>,
    /// For whose eyes the screen was drawn last; `None` before the first time.
    viewer: StoredValue<Option<Viewer>>,
    settings: Settings,
}

impl Display {
    /// A display that begins with a view.
    pub fn new(view: ErasedView, settings: Settings) -> Self {
        Self {
            shown: RwSignal::new(DisplayedFrame { view, event: None }),
            phase: RwSignal::new(SessionPhase::Showing { waits: false }),
            queue: StoredValue::new(VecDeque::new()),
            pending_frame: StoredValue::new(None),
            viewer: StoredValue::new(None),
            settings,
        }
    }

    /// Draws a view for `viewer` and enters a phase with it; cards that lie elsewhere than before travel there.
    pub fn draw(self, shown: DisplayedFrame, phase: Option<SessionPhase>, viewer: Viewer) {
        // Nothing has been anywhere before the table is drawn for the first time.
        let is_first = self.viewer.try_update_value(|last| last.replace(viewer)).flatten().is_none();
        let ms = if is_first { 0 } else { self.travel_ms() };
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

    /// Forgets the events that wait to be shown.
    pub fn clear_queue(self) {
        let _ = self.pending_frame.try_set_value(None);
        let _ = self.queue.try_update_value(VecDeque::clear);
    }

    /// How long cards travel, in milliseconds; 0 where the player wants little motion.
    pub fn travel_ms(self) -> u32 {
        let preferences = self.settings.peek();
        if preferences.is_still() { 0 } else { preferences.pace.lasts(TRAVEL_MS).unwrap_or(TRAVEL_MS) }
    }
}
