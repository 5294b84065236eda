//! What is too much for one picture, drawn step by step.

use super::live_if;
use crate::browser::{lay_out, now_ms, picture};
use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

/// How much of a picture may be used up when another step begins in it, in milliseconds: an eighth, for the step itself
/// and the picture that it makes take their time as well.
const SHARE_MS: u64 = 2;

thread_local! {
    /// How many drawings are under way that let come what may wait.
    static DRAWING: Cell<u32> = const { Cell::new(0) };
    /// What may wait, in the order in which it comes.
    static WAITING: RefCell<VecDeque<RwSignal<bool>>> = const { RefCell::new(VecDeque::new()) };
}

/// What is part of something larger and may come a picture later than it, so that no step is too much for one picture.
/// At once, where nothing is drawn step by step.
pub fn later<V: IntoView + 'static>(draw: impl Fn() -> V + Send + Sync + 'static) -> AnyView {
    if DRAWING.get() == 0 {
        return draw().into_any();
    }
    let has_come = RwSignal::new(false);
    WAITING.with_borrow_mut(|waiting| waiting.push_back(has_come));
    live_if(move || has_come.get().then(|| untrack(&draw)))
}

/// A drawing step by step, as long as it goes on: how much of the present picture it has used up.
pub struct Steps {
    began_ms: u64,
}

impl Steps {
    /// Begins, just before a picture is shown.
    pub fn begin() -> Self {
        DRAWING.set(DRAWING.get() + 1);
        Self { began_ms: now_ms() }
    }

    /// Waits until there is time for another step: now, or just before the next picture is shown.
    pub async fn wait(&mut self) {
        if now_ms().saturating_sub(self.began_ms) >= SHARE_MS {
            picture().await;
            self.began_ms = now_ms();
        }
    }

    /// Lets come what may wait.
    pub async fn let_come(&mut self) {
        while let Some(next) = WAITING.with_borrow_mut(VecDeque::pop_front) {
            self.wait().await;
            let _ = next.try_set(true);
            tick().await;
            lay_out();
        }
    }
}

impl Drop for Steps {
    /// Whatever still waits comes now: nobody would let it come any more.
    fn drop(&mut self) {
        DRAWING.set(DRAWING.get().saturating_sub(1));
        if DRAWING.get() == 0 {
            for waiting in WAITING.take() {
                let _ = waiting.try_set(true);
            }
        }
    }
}

/// Steps in which something comes on the screen.
#[derive(Clone, Copy)]
pub struct Gradual {
    /// How many steps have come; one more, when everything has.
    done: RwSignal<usize>,
    steps: usize,
}

impl Gradual {
    /// So many steps, or all of them at once; the first is there, the others come when it begins.
    pub fn new(steps: usize, at_once: bool) -> Self {
        Self { done: RwSignal::new(if at_once { steps + 1 } else { 1 }), steps }
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
            picture().await;
            let mut drawing = Steps::begin();
            for step in 2..=steps {
                drawing.wait().await;
                if done.try_set(step).is_some() {
                    return;
                }
                tick().await;
                lay_out();
                drawing.let_come().await;
            }
            let _ = done.try_set(steps + 1);
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

    /// Whether everything has come, and what may wait as well.
    pub fn is_done(self) -> bool {
        self.done.get() > self.steps
    }
}
