//! Features of Firefox only: scripts in the window around the page.

use serde_json::{Value, json};
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::{RequestData, SessionId};

use crate::Page;

/// Switches between the page and the window around it.
#[derive(Debug)]
struct SetContext(&'static str);

impl FormatRequestData for SetContext {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let address = format!("/session/{session}/moz/context");
        let method = "POST".parse().expect("it is a method");
        RequestData::new(method, address).add_body(json!({ "context": self.0 }))
    }
}

impl Page {
    /// Runs a privileged script in Firefox's window.
    #[track_caller]
    pub(crate) fn run_in_window(&self, script: &str, arguments: &[Value]) -> Value {
        let switch = |context| self.ask("switching", self.driver().handle().cmd(SetContext(context)));
        switch("chrome");
        let answer = self.try_to_run(script, arguments);
        switch("content");
        answer.unwrap_or_else(|why| panic!("Firefox refused: {script}\n{why}"))
    }
}
