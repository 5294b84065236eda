//! Timelines: the steps of a staged moment. They are timed here and not by animation delays in a stylesheet, so they
//! also come one by one with reduced motion.

use crate::browser::set_root;
use crate::settings::settings;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// How many steps have started. Each number is the start of a step in milliseconds, at the pace "normal".
pub fn timeline(begin: impl IntoIterator<Item = u32>) -> RwSignal<usize> {
    let begun = RwSignal::new(0);
    let pace = settings().peek().pace;
    let timer = |(step, ms)| {
        Timeout::new(pace.lasts(ms).unwrap_or(ms), move || {
            let _ = begun.try_set(step + 1);
        })
    };
    let timers: Vec<Timeout> = begin.into_iter().enumerate().map(timer).collect();
    // Dropping the owner cancels the timers.
    StoredValue::new_local(timers);
    begun
}

/// Hides the caption until the moment has shown what it says. A screen reader has read it already.
pub fn hide_caption(until: Signal<bool>) {
    Effect::new(move |_| set_root("data-caption-hidden", (!until.get()).then_some("")));
    on_cleanup(|| set_root("data-caption-hidden", None));
}
