//! The browser's console: the app's own lines, uncaught errors, failed requests, violations of the policy.

use std::fmt;

use crate::Page;

/// One line of the console.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// `SEVERE`, `WARNING`, `INFO` or `DEBUG`.
    pub level: String,
    /// The source and the message.
    pub text: String,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.level, self.text)
    }
}

impl Page {
    /// All lines since the page was opened, oldest first.
    #[track_caller]
    pub fn console(&self) -> Vec<Entry> {
        let new = self.ask("reading the console", self.driver().browser_log());
        let mut kept = self.console.borrow_mut();
        kept.extend(new.into_iter().map(|entry| Entry { level: entry.level, text: entry.message }));
        kept.clone()
    }

    /// The errors among them.
    #[track_caller]
    pub fn errors(&self) -> Vec<Entry> {
        self.console().into_iter().filter(|entry| entry.level == "SEVERE").collect()
    }

    /// Fails if there is an error in the console.
    #[track_caller]
    pub fn assert_no_errors(&self) {
        let errors: Vec<String> = self.errors().iter().map(Entry::to_string).collect();
        assert!(errors.is_empty(), "The console holds errors:\n{}", errors.join("\n"));
    }
}
