//! What is too much for one picture, drawn step by step.

use super::live_if;
use crate::app::browser::{lay_out, now_ms, picture};
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};

/// How much of a picture may be used up when another step begins in it, in milliseconds: an eighth, for the step itself
/// and the picture that it makes take their time as well.
pub const SHARE_MS: u64 = 2;

/// Steps in which something comes on the screen.
#[derive(Clone, Copy)]
pub struct Gradual {
    done: RwSignal<usize>,
    steps: usize,
}

impl Gradual {
    /// So many steps, or all of them at once; the first is there, the others come when it begins.
    pub fn new(steps: usize, at_once: bool) -> Self {
        Self { done: RwSignal::new(if at_once { steps } else { 1 }), steps }
    }

    /// Begins: one step after the other in the pictures that follow.
    pub fn begin(self) {
        let Self { done, steps } = self;
        if self.done.get_untracked() >= steps {
            return;
        }
        spawn_local(async move {
            // The first has a picture of its own: the one before which it was drawn.
            picture().await;
            picture().await;
            let mut began_ms = 0;
            for step in 2..=steps {
                if now_ms().saturating_sub(began_ms) >= SHARE_MS {
                    picture().await;
                    began_ms = now_ms();
                }
                if done.try_set(step).is_some() {
                    return;
                }
                tick().await;
                lay_out();
            }
        });
    }

    /// What comes with a step, beginning with 0.
    pub fn step<V: IntoView + 'static>(
        self,
        step: usize,
        draw: impl Fn() -> V + Send + Sync + 'static,
    ) -> AnyView {
        // Drawn once, and then left alone by the steps after it.
        let has_come = Memo::new(move |_| self.has_come(step));
        live_if(move || has_come.get().then(|| untrack(&draw)))
    }

    /// Whether what comes with a step has come.
    pub fn has_come(self, step: usize) -> bool {
        self.done.get() > step.min(self.steps.saturating_sub(1))
    }

    /// Whether everything has come.
    pub fn is_done(self) -> bool {
        self.done.get() >= self.steps
    }
}
