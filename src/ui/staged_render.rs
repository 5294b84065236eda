//! Renders a screen in steps when it opens.
//!
//! Rendering a whole table at once would block a slow tablet for several animation frames. While a screen opens, its
//! parts wrapped in [`deferred`] are rendered one after the other, each in a frame that has time left. Later changes
//! are rendered immediately.

use super::dynamic_if;
use crate::browser::{animation_frame, elapsed_ms, lay_out};
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use std::collections::VecDeque;

/// A step starts in a frame only if less than this has been used up, in milliseconds: the step itself takes time too,
/// and so do its layout and paint.
const SHARE_MS: u64 = 2;

/// A screen that is being rendered for the first time.
#[derive(Clone, Copy)]
pub struct StagedRender {
    /// The parts that are not rendered yet, in order.
    waiting: StoredValue<VecDeque<RwSignal<bool>>>,
    done: RwSignal<bool>,
}

impl StagedRender {
    /// Starts to render the screen under the current owner. With `at_once`, for reduced motion, everything is rendered
    /// immediately.
    pub fn begin(at_once: bool) -> Self {
        let render = Self { waiting: StoredValue::new(VecDeque::new()), done: RwSignal::new(at_once) };
        provide_context(render);
        if !at_once {
            spawn_local(render.run());
        }
        render
    }

    /// Whether everything has been rendered.
    pub fn is_done(self) -> bool {
        self.done.get()
    }

    async fn run(self) {
        // The previous screen is removed in a frame of its own.
        animation_frame().await;
        animation_frame().await;
        let mut began_ms = elapsed_ms();
        while let Some(next) = self.waiting.try_update_value(VecDeque::pop_front).flatten() {
            if elapsed_ms().saturating_sub(began_ms) >= SHARE_MS {
                animation_frame().await;
                began_ms = elapsed_ms();
            }
            let _ = next.try_set(true);
            tick().await;
            lay_out();
        }
        let _ = self.done.try_set(true);
    }
}

/// A part of a screen that is rendered in its own step while the screen opens, and immediately afterwards. Steps run in
/// source order; nested steps run after their siblings.
pub fn deferred<V: IntoView + 'static>(draw: impl Fn() -> V + Send + Sync + 'static) -> AnyView {
    // The context may still hold that of a screen that is gone: its signals are disposed.
    let is_open = |render: &StagedRender| render.done.try_get_untracked() == Some(false);
    let render = use_context::<StagedRender>().filter(is_open);
    let Some(render) = render else { return draw().into_any() };
    let is_due = RwSignal::new(false);
    render.waiting.update_value(|waiting| waiting.push_back(is_due));
    dynamic_if(move || is_due.get().then(|| untrack(&draw)))
}
