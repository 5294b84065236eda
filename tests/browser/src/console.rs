//! The browser's console: the app's own lines, uncaught errors, failed requests, policy violations.

use std::fmt;

use serde_json::Value;
use xtask::browsers::engine::Engine;

use crate::Page;

/// The lines about pages in Firefox's own console, which this clears.
const IN_FIREFOX: &str = "
    const lines = Services.console.getMessageArray().filter((line) => line instanceof Ci.nsIScriptError);
    Services.console.reset();
    return lines.filter((line) => line.sourceName.startsWith('http'))
      .map((line) => [line.logLevel === Ci.nsIConsoleMessage.error ? 'SEVERE' : 'WARNING',
        `${line.sourceName}:${line.lineNumber} ${line.errorMessage}`]);";

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
    /// All lines since the page was opened, oldest first. In Firefox, lines written by scripts are missing; WebKit's
    /// driver has no lines at all.
    #[track_caller]
    pub fn console(&self) -> Vec<Entry> {
        let new: Vec<Entry> = match self.engine() {
            Engine::Chromium => {
                let lines = self.ask("reading the console", self.driver().browser_log());
                lines.into_iter().map(|line| Entry { level: line.level, text: line.message }).collect()
            }
            Engine::Firefox => {
                let lines = self.run_in_window(IN_FIREFOX, &[]);
                let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
                let lines = lines.as_array().into_iter().flatten();
                lines.map(|line| Entry { level: text(&line[0]), text: text(&line[1]) }).collect()
            }
            Engine::Webkit => Vec::new(),
        };
        let mut kept = self.console.borrow_mut();
        kept.extend(new);
        kept.clone()
    }

    /// The errors among the lines.
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
