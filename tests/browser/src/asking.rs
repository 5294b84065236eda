//! Queries and commands to the page and to the browser.

use std::fmt::Debug;
use std::future::Future;

use serde_json::Value;
use thirtyfour::error::WebDriverResult;

use crate::Page;
use crate::devtools::DevTools;
use crate::waiting::CALL_TIMEOUT;

impl Page {
    /// Runs JavaScript statements and returns the value of `return`, awaited if it is a promise.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: &[Value]) -> Value {
        match self.try_to_run(script, arguments) {
            Ok(value) => value,
            Err(why) => panic!("The page refused: {script}\n{why}"),
        }
    }

    /// The same, but returns an error thrown by the page as its text.
    pub fn try_to_run(&self, script: &str, arguments: &[Value]) -> Result<Value, String> {
        // Not every driver can await the result of a script.
        let script = format!("return (async function () {{\n{script}\n}}).apply(null, arguments);");
        let answer = self.attempt(self.driver().execute(script, arguments.to_vec()))?;
        Ok(answer.json().clone())
    }

    /// Sends a command to Chromium itself through the DevTools protocol. Tests that use it run only in Chromium.
    #[track_caller]
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.ask(command, self.driver().cdp().send_raw(command, parameters))
    }

    /// Sends several commands to Chromium itself; none waits for the one before it.
    #[track_caller]
    pub(crate) fn devtools_at_once(&self, commands: &[(&str, Value)]) {
        let address =
            self.driver().capabilities().get("goog:chromeOptions").map(|options| &options["debuggerAddress"]);
        let address =
            address.and_then(Value::as_str).expect("Chromium says where its developer tools are").to_owned();
        let tab = self.ask("asking for the tab", self.driver().window()).to_string();
        let mut connection = self.devtools.borrow_mut();
        if !connection.as_ref().is_some_and(|open| open.is_of(&address, &tab)) {
            *connection = Some(DevTools::connect(&address, &tab).unwrap_or_else(|why| panic!("{why}")));
        }
        let done = connection.as_mut().map_or(Ok(()), |open| open.run_all(commands));
        done.unwrap_or_else(|why| panic!("The browser refused: {why}"));
    }

    /// Awaits the driver's result, or fails with the message `what`.
    #[track_caller]
    pub fn ask<T: Debug>(&self, what: &str, promise: impl Future<Output = WebDriverResult<T>>) -> T {
        match self.attempt(promise) {
            Ok(value) => value,
            Err(why) => panic!("The browser refused: {what}\n{why}"),
        }
    }

    fn attempt<T>(&self, promise: impl Future<Output = WebDriverResult<T>>) -> Result<T, String> {
        let answer =
            self.session().runtime.block_on(async { tokio::time::timeout(CALL_TIMEOUT, promise).await });
        let told = answer.map_err(|_| format!("no answer in {} s", CALL_TIMEOUT.as_secs()))?;
        told.map_err(|error| in_short(&error.to_string()))
    }
}

/// The driver's own message, without the surrounding text.
fn in_short(said: &str) -> String {
    let words = said.lines().map(str::trim).skip_while(|line| *line != "Additional info:").skip(1);
    let words: Vec<&str> = words.take_while(|line| !line.starts_with("(Session info")).collect();
    if words.is_empty() { said.to_owned() } else { words.join("\n") }
}
