//! Waiting for conditions.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::Page;

/// How long a condition may take. No machine should need that long, however busy it is: only a fault does.
pub const TIMEOUT: Duration = Duration::from_secs(60);
/// How long the browser may take to start, to load a page, to answer or to quit.
pub const CALL_TIMEOUT: Duration = Duration::from_secs(120);
/// The polling interval.
const GLANCE: Duration = Duration::from_millis(25);
/// How many characters of the page's text are printed if a condition is not met.
const EXCERPT: usize = 2000;

/// A table that is drawn, as a condition.
pub const TABLE: &str = "document.querySelector('main.table[data-phase]:not([data-phase=opening])')";

impl Page {
    /// Waits until a table is drawn.
    #[track_caller]
    pub fn wait_for_table(&self) {
        self.wait_for("the table", TABLE);
    }

    /// Waits until a JavaScript expression is true. `what` names the condition.
    #[track_caller]
    pub fn wait_for(&self, what: &str, condition: &str) {
        // Checked in the page on each animation frame: queries from outside are much more expensive.
        let until = format!(
            "for (let frame = 0; frame < 40; frame++) {{
               if ({condition}) return true;
               await new Promise((go) => requestAnimationFrame(go));
             }}"
        );
        self.wait(what, || match self.try_to_run(&until, &[]) {
            Ok(Value::Bool(true)) => Ok(()),
            Ok(_) => Err(format!("`{condition}` is not true")),
            // For example while one page replaces another.
            Err(why) => Err(format!("`{condition}` has no value: {why}")),
        });
    }

    /// Whether a JavaScript expression is true now.
    #[track_caller]
    pub fn holds(&self, condition: &str) -> bool {
        self.run(&truth(condition), &[]) == Value::Bool(true)
    }

    /// Polls `look` until it returns a value; its error says why there is none yet.
    #[track_caller]
    pub fn wait<T>(&self, what: &str, look: impl Fn() -> Result<T, String>) -> T {
        let start = Instant::now();
        loop {
            match look() {
                Ok(found) => return found,
                Err(why) if start.elapsed() > TIMEOUT => {
                    self.give_up(&format!("Waited {} s for {what}: {why}.", TIMEOUT.as_secs()))
                }
                Err(_) => thread::sleep(GLANCE),
            }
        }
    }

    /// The faults that `look` finds once they stay the same for some frames: what moves, or finds its place a moment after
    /// the screen has changed, is looked at again.
    #[track_caller]
    pub fn lasting_faults(&self, look: impl Fn() -> Vec<String>) -> Vec<String> {
        let start = Instant::now();
        let mut found = look();
        while !found.is_empty() && start.elapsed() < TIMEOUT {
            let frames = "for (let frame = 0; frame < 60; frame++) await new Promise(requestAnimationFrame);";
            self.run(frames, &[]);
            let again = look();
            if again == found {
                break;
            }
            found = again;
        }
        found
    }

    /// Panics with a sentence, the page's text, its console and a picture.
    #[track_caller]
    pub fn give_up(&self, why: &str) -> ! {
        let picture = self.screenshot_of_failure();
        let url = self.run("return location.href;", &[]);
        let console: String = self.console().iter().map(|entry| format!("\n  {entry}")).collect();
        let text: String = self.text().chars().take(EXCERPT).collect();
        let input = self.run("return (window.lastInput ?? []).map((line) => `\\n  ${line}`).join('');", &[]);
        let input = input.as_str().unwrap_or_default();
        panic!(
            "{why}\nThe page: {url}\nA picture: {picture}\nIts console:{console}\nThe last taps and keys:{input}\nIts text:\n{text}"
        );
    }
}

fn truth(condition: &str) -> String {
    format!("return Boolean({condition});")
}
