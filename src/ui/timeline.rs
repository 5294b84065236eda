//! The steps of a moment that is staged. They are counted here and not by delays in a style sheet, so that they come one
//! by one with reduced motion, too.

use crate::browser::set_root;
use crate::settings::settings;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// How many of these steps have begun; each begins so many milliseconds after the moment itself, at the pace "normal".
pub fn timeline(begin: impl IntoIterator<Item = u32>) -> RwSignal<usize> {
    let begun = RwSignal::new(0);
    let pace = settings().peek().pace;
    let timer = |(step, ms)| {
        Timeout::new(pace.lasts(ms).unwrap_or(ms), move || {
            let _ = begun.try_set(step + 1);
        })
    };
    let timers: Vec<Timeout> = begin.into_iter().enumerate().map(timer).collect();
    // They end with whatever they are counted for.
    StoredValue::new_local(timers);
    begun
}

/// Keeps the caption out of sight until the moment has shown what it says. A screen reader has said it already.
pub fn hide_caption(until: Signal<bool>) {
    Effect::new(move |_| set_root("data-caption-hidden", (!until.get()).then_some("")));
    on_cleanup(|| set_root("data-caption-hidden", None));
}
