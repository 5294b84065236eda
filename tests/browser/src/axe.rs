//! Runs the accessibility checker in the page.

use std::fs;

use serde_json::Value;

use crate::Page;

/// A scene may have stopped the page's time; the checker's goes on.
const RUN: &str = "
    const stopped = window.setTimeout;
    window.setTimeout = window.ownTimeout ?? stopped;
    const found = await axe.run(document, { resultTypes: ['violations'] });
    window.setTimeout = stopped;
    return found;";

impl Page {
    /// The violations that axe-core finds on the current page: a text for each violated rule, with the elements.
    #[track_caller]
    pub fn accessibility_faults(&self) -> Vec<String> {
        if !self.holds("window.axe") {
            let script = xtask::browsers::axe::ready().unwrap_or_else(|failure| panic!("{failure}"));
            self.run(&fs::read_to_string(script).expect("axe-core should be readable"), &[]);
        }
        let found = self.run(RUN, &[]);
        assert!(found["violations"].is_array(), "axe-core should answer, and said: {found}");
        list(&found["violations"]).map(fault).collect()
    }

    /// Fails if axe-core finds anything that lasts: what fades in has too little contrast for a moment.
    #[track_caller]
    pub fn assert_accessible(&self) {
        let faults = self.lasting_faults(|| self.accessibility_faults());
        assert!(faults.is_empty(), "axe-core finds:\n{}", faults.join("\n"));
    }
}

fn fault(violation: &Value) -> String {
    let elements = list(&violation["nodes"]).map(|node| {
        let summary = word(&node["failureSummary"]).replace('\n', "\n      ");
        format!("\n    {}\n      {summary}", word(&node["html"]))
    });
    let elements: String = elements.collect();
    format!(
        "{} ({}): {}{elements}",
        word(&violation["id"]),
        word(&violation["impact"]),
        word(&violation["help"])
    )
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
