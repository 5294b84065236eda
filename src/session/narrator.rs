//! What is narrated: sentences for the live region, and notices.

use crate::messages::screens;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// How long a notice stays, in milliseconds.
const NOTICE_MS: u32 = 7000;

/// What is narrated.
#[derive(Clone, Copy)]
pub struct Narrator {
    /// The sentences of what was shown last, for the live region.
    pub said: RwSignal<String>,
    /// A sentence that asks to be read.
    pub notice: RwSignal<Option<String>>,
    timer: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Narrator {
    /// A narrator who has said nothing yet.
    pub fn new() -> Self {
        Self {
            said: RwSignal::new(String::new()),
            notice: RwSignal::new(None),
            timer: StoredValue::new_local(None),
        }
    }

    /// Replaces what the live region says.
    pub fn say(self, sentence: String) {
        let _ = self.said.try_set(sentence);
    }

    /// Adds a sentence to what the live region says.
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

    /// Puts the notice away.
    pub fn dismiss(self) {
        let _ = self.notice.try_set(None);
    }
}
