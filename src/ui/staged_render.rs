//! Drawing a screen for the first time, step by step.
//!
//! A table at once would hold up a slow tablet for several animation frames. While a screen opens, the parts of it
//! that are wrapped in [`deferred`] are drawn one after the other, each when there is time for it in a frame. Anything that
//! changes later is drawn at once.

use super::dynamic_if;
use crate::browser::{animation_frame, lay_out, now_ms};
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use std::collections::VecDeque;

/// How much of a frame may be used up when another step begins in it, in milliseconds: the step itself, and the layout
/// and paint it causes, take their time as well.
const SHARE_MS: u64 = 2;

/// A screen that is being drawn for the first time.
#[derive(Clone, Copy)]
pub struct StagedRender {
    /// Parts that are not drawn yet, in the order in which they come.
    waiting: StoredValue<VecDeque<RwSignal<bool>>>,
    done: RwSignal<bool>,
}

impl StagedRender {
    /// Begins to open the screen that is drawn under the current owner. At once, where nothing moves.
    pub fn begin(at_once: bool) -> Self {
        let opening = Self { waiting: StoredValue::new(VecDeque::new()), done: RwSignal::new(at_once) };
        provide_context(opening);
        if !at_once {
            spawn_local(opening.run());
        }
        opening
    }

    /// Whether everything has been drawn.
    pub fn is_done(self) -> bool {
        self.done.get()
    }

    async fn run(self) {
        // The screen before leaves in a frame of its own.
        animation_frame().await;
        animation_frame().await;
        let mut began_ms = now_ms();
        while let Some(next) = self.waiting.try_update_value(VecDeque::pop_front).flatten() {
            if now_ms().saturating_sub(began_ms) >= SHARE_MS {
                animation_frame().await;
                began_ms = now_ms();
            }
            let _ = next.try_set(true);
            tick().await;
            lay_out();
        }
        let _ = self.done.try_set(true);
    }
}

/// A part of a screen that is drawn in a step of its own while the screen opens, and at once otherwise. Steps come in
/// the order in which they are written; those inside a step come after those beside it.
pub fn deferred<V: IntoView + 'static>(draw: impl Fn() -> V + Send + Sync + 'static) -> AnyView {
    // The opening of a screen that has been left may still be in the context: it is disposed.
    let is_open = |opening: &StagedRender| opening.done.try_get_untracked() == Some(false);
    let opening = use_context::<StagedRender>().filter(is_open);
    let Some(opening) = opening else { return draw().into_any() };
    let is_due = RwSignal::new(false);
    opening.waiting.update_value(|waiting| waiting.push_back(is_due));
    dynamic_if(move || is_due.get().then(|| untrack(&draw)))
}
