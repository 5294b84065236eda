//! The narrator: sentences for the live region, and notices.

use crate::messages::screens;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// How long a notice stays, in milliseconds.
const NOTICE_MS: u32 = 7000;

/// The narrated sentences.
#[derive(Clone, Copy)]
pub struct Narrator {
    /// The sentences of the last displayed events, for the live region.
    pub said: RwSignal<String>,
    /// The current notice.
    pub notice: RwSignal<Option<String>>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Narrator {
    /// A narrator with no sentence yet.
    pub fn new() -> Self {
        Self {
            said: RwSignal::new(String::new()),
            notice: RwSignal::new(None),
            timer: StoredValue::new_local(None),
        }
    }

    /// Replaces the text of the live region. The same sentence again is another text, so that it is read out again.
    pub fn say(self, sentence: String) {
        let _ = self.said.try_update(|said| {
            let again = !sentence.is_empty() && *said == sentence;
            *said = if again { sentence + "\u{a0}" } else { sentence };
        });
    }

    /// Adds a sentence to the live region.
    pub fn add(self, sentence: &str) {
        let _ = self.said.try_update(|said| {
            *said = if said.is_empty() { sentence.to_owned() } else { screens::sentences(said, sentence) };
        });
    }

    /// Shows a notice for a while.
    pub fn notify(self, sentence: &str) {
        let _ = self.notice.try_set(Some(sentence.to_owned()));
        let clear = Timeout::new(NOTICE_MS, move || {
            let _ = self.notice.try_set(None);
        });
        let _ = self.timer.try_set_value(Some(clear));
    }

    /// Dismisses the notice.
    pub fn dismiss(self) {
        let _ = self.notice.try_set(None);
    }
}
