//! The narrator: sentences for the live region, and notices.

use crate::messages::{MessageId, screens};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// How long a notice stays, in milliseconds.
const NOTICE_MS: u32 = 7000;

/// A notice.
#[derive(Clone, PartialEq, Eq)]
pub struct Notice {
    /// What it says.
    pub sentence: String,
    /// The passage of the rules that says more.
    pub rules: Option<MessageId>,
}

/// The narrated sentences.
#[derive(Clone, Copy)]
pub struct Narrator {
    /// The sentences of the last displayed events, for the live region.
    pub said: RwSignal<String>,
    /// The current notice.
    pub notice: RwSignal<Option<Notice>>,
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
        self.show(Notice { sentence: sentence.to_owned(), rules: None });
    }

    /// Shows a notice for a while that says why something is refused, with a link to that passage of the rules.
    pub fn notify_why(self, sentence: &str, passage: MessageId) {
        self.show(Notice { sentence: sentence.to_owned(), rules: Some(passage) });
    }

    fn show(self, notice: Notice) {
        let _ = self.notice.try_set(Some(notice));
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
